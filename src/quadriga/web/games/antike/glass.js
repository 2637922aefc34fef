// The glass: hold Z, or press long, and the place under the pointer is shown twice as large. It shows, it does not ask.
import { html } from "../../look/map/html.js";
import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { useKept } from "../common/kept.js";
import { borders, sheetOf } from "./ground.js";
import { Holdings } from "./provinces.js";
import { useSettled } from "./settle/settled.js";
import { Standing } from "./standing.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {{x: number, y: number, scale: number, left: boolean}} Spot where on the sheet, and on which side of the board the glass lies */

const LARGER = 2;
const SIZE = 340;
const LONG_MS = 550;
const SLIP = 8;

/**
 * @param {{current: HTMLDivElement|null}} box
 * @param {import("./sight.js").View} view
 */
export function useGlass(box, view) {
  const [at, setAt] = useState(/** @type {Spot|null} */ (null));
  const pointer = useRef({ clientX: 0, clientY: 0 });
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const stop = new AbortController();
    let timer = 0;
    const show = () => {
      const lens = view.lens();
      if (!lens) return;
      const { left, width } = root.getBoundingClientRect();
      setAt({ ...lens.place(pointer.current), scale: lens.scale, left: pointer.current.clientX > left + width / 2 });
    };
    const hide = () => (clearTimeout(timer), setAt(null));
    const on = (/** @type {EventTarget} */ target, /** @type {string} */ type, /** @type {(event: any) => void} */ heard) => target.addEventListener(type, heard, { signal: stop.signal });
    on(root, "pointermove", (event) => {
      if (Math.hypot(event.clientX - pointer.current.clientX, event.clientY - pointer.current.clientY) > SLIP) clearTimeout(timer);
      pointer.current = { clientX: event.clientX, clientY: event.clientY };
    });
    on(root, "pointerdown", (event) => {
      pointer.current = { clientX: event.clientX, clientY: event.clientY };
      if (event.pointerType === "touch" && event.target.closest("svg.map [data-province]")) timer = window.setTimeout(show, LONG_MS);
    });
    for (const type of ["pointerup", "pointercancel"]) on(root, type, hide);
    on(window, "keydown", (event) => event.key.toLowerCase() === "z" && !event.repeat && !event.ctrlKey && !event.metaKey && !event.target.closest?.("input, textarea") && show());
    on(window, "keyup", (event) => event.key.toLowerCase() === "z" && hide());
    on(window, "blur", hide);
    return () => (stop.abort(), clearTimeout(timer));
  }, []);
  return { at };
}

/** @param {{table: Table, plan: import("./types.js").Plan, at: Spot, crowd: Parameters<typeof useSettled>[1], moment: import("./moment.js").Moment, worn: Record<string, number>}} props */
export function Glass({ table, plan, at, crowd, moment, worn }) {
  const keep = useKept();
  const scale = at.scale * LARGER;
  const spots = useSettled(plan, { ...crowd, scale, veiled: [] });
  const wide = SIZE / scale;
  const holder = (/** @type {string} */ id) => {
    const nation = moment.provinces[id]?.city;
    return nation ? (worn[nation] ?? null) : null;
  };
  return html`<svg class=${`map antike glass ${at.left ? "at-left" : "at-right"}`} viewBox=${`${at.x - wide / 2} ${at.y - wide / 2} ${wide} ${wide}`} aria-hidden="true">
    ${keep("sheet", [plan], () => sheetOf(plan))}<${Holdings} plan=${plan} keep=${keep} holder=${holder} />${keep("borders", [plan], () => borders(plan))}
    <${Standing} table=${table} plan=${plan} moment=${moment} spots=${spots} holder=${holder} keep=${keep} quiet=${true} />
  </svg>`;
}
