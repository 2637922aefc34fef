// What the board keeps from render to render.
import { Lens } from "../../look/map/lens.js";
import { useEffect, useRef } from "../../vendor/hooks.js";
import { FRAME } from "./places.js";

/** @typedef {import("./types.js").Table} Table */

/** @param {Table} table @returns {() => Table} */
export function useLatest(table) {
  const latest = useRef(table);
  latest.current = table;
  return useRef(() => latest.current).current;
}

/** The border of the last token placed, as far as the news told. @param {import("./types.js").Envelope} envelope */
export function useLast(envelope) {
  const last = useRef(/** @type {string | null} */ (null));
  for (const { events } of envelope.news)
    for (const { event, fields } of events) if (event.startsWith("placed")) last.current = fields.border;
  return last.current;
}

/**
 * The lens over the map; it settles on Italia, and follows what is looked at where the board is not shown whole.
 * @param {Table} table
 * @param {import("./places.js").Places} places
 */
export function useLens(table, places) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const small = useRef(/** @type {SVGRectElement | null} */ (null));
  const lens = useRef(/** @type {Lens | null} */ (null));
  useEffect(() => {
    const moved = (/** @type {import("../../look/map/lens.js").Frame} */ { x, y, w, h }, /** @type {boolean} */ whole) => {
      Object.entries({ x, y, width: w, height: h }).forEach(([key, value]) => small.current?.setAttribute(key, value.toFixed(0)));
      box.current?.classList.toggle("whole", whole);
      svg.current?.classList.toggle("near", !whole);
    };
    if (!svg.current) return undefined;
    const made = (lens.current = new Lens(svg.current, FRAME, moved));
    made.settle(places.provinces.italia.x, places.provinces.italia.y);
    return () => made.close();
  }, []);
  const { considered, playing, catalogue, envelope } = table;
  const looked = considered && envelope.actions.find((one) => one.action === considered[0])?.fields;
  const told = playing?.events[playing.step]?.fields;
  const id = looked?.border ?? told?.border ?? told?.province;
  useEffect(() => {
    // Both totals of a space are to be seen, above all the space itself: it comes last.
    const between = catalogue.board.borders.find((one) => one.id === id)?.between ?? [];
    for (const one of [...between, id]) {
      const place = one && (places.provinces[one] ?? places.borders[one]);
      if (place) lens.current?.reveal(place.x, place.y);
    }
  }, [id, catalogue]);
  return { svg, box, rectangle: small, lens: () => lens.current };
}
