// What part of the map is seen.
import { Lens } from "../../look/map/lens.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/hooks.js";
import { ROME } from "./plan.js";

/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Point} Point */

export const [PHONE, TABLET] = [620, 1180];
const AROUND = 60;
/** Pixels for a map unit under which names take more room; a phone looks closer. */
const ROOMY = 0.88;
/** The same under which names on a phone could not be read: their letters grow no further. */
const LEGIBLE = 0.74;

/**
 * @param {{current: HTMLDivElement|null}} box
 * @param {Plan} plan
 * @param {ReturnType<typeof import("./routes.js").inSight>} sight
 * @param {string|undefined} told      the city that the news being played back is about
 */
export function useView(box, plan, sight, told) {
  const lens = useRef(/** @type {Lens|null} */ (null)), mark = useRef(/** @type {SVGRectElement|null} */ (null));
  const [room, setRoom] = useState(/** @type {"roomy"|"tight"} */ (innerWidth > PHONE && innerWidth <= TABLET ? "tight" : "roomy"));
  useLayoutEffect(() => {
    const root = /** @type {HTMLDivElement} */ (box.current), svg = /** @type {SVGSVGElement} */ (root.querySelector("svg.map"));
    const moved = (/** @type {import("./types.js").Box} */ shown, /** @type {boolean} */ whole) => {
      root.classList.toggle("whole", whole);
      svg.classList.toggle("near", !whole);
      // However close one looks, names stay where they are.
      if (whole) setRoom(root.clientWidth > PHONE && root.clientWidth / shown.w < ROOMY ? "tight" : "roomy");
      for (const [key, value] of Object.entries({ x: shown.x, y: shown.y, width: shown.w, height: shown.h })) mark.current?.setAttribute(key, String(value));
    };
    lens.current = new Lens(svg, plan.frame, moved);
    if (root.clientWidth <= PHONE) lens.current.settle(...plan.at[ROME]);
    return () => lens.current?.close();
  }, []);

  const places = sight ? [...sight.route.fields.path, ...sight.route.fields.places] : [];
  useEffect(() => {
    const root = box.current;
    if (!sight?.picked || !root) return;
    const city = plan.at[sight.city];
    // At once, and again when the card or the tray takes room from the board.
    const sizes = new ResizeObserver(() => { if (lens.current && root.clientWidth <= PHONE) frame(lens.current, places.map(id => plan.at[id]), city); });
    sizes.observe(root);
    return () => sizes.disconnect();
  }, [sight?.picked, places.join(" ")]);

  useEffect(() => {
    if (told && told in plan.at && (box.current?.clientWidth ?? 0) <= PHONE) lens.current?.reveal(...plan.at[told]);
  }, [told]);

  const shown = (/** @type {SVGRectElement|null} */ rect) => { mark.current = rect; };
  const see = (/** @type {string} */ id) => lens.current?.reveal(...plan.at[id]);
  return {
    shown,
    room,
    see,
    zoom: (/** @type {number} */ factor) => lens.current?.zoom(factor),
    fit: () => lens.current?.fit(),
    go: (/** @type {number} */ x, /** @type {number} */ y) => lens.current?.centreOn(x, y),
  };
}

/**
 * Shows a whole route, as near as it can be; where that is too far to read names, as much of it as there is room for, its
 * city among it.
 * @param {Lens} lens
 * @param {Point[]} points
 * @param {Point} city
 */
function frame(lens, points, city) {
  const xs = points.map(point => point[0]), ys = points.map(point => point[1]);
  const x = Math.min(...xs) - AROUND, y = Math.min(...ys) - AROUND, w = Math.max(...xs) + AROUND - x, h = Math.max(...ys) + AROUND - y;
  lens.settle(x + w / 2, y + h / 2);
  const { width, height } = lens.svg.getBoundingClientRect(), fits = Math.min(width / w, height / h), scale = Math.min(lens.scale, Math.max(fits, LEGIBLE));
  lens.zoomed = Math.max(1, scale / lens.fitting);
  lens.centreOn(x + w / 2, y + h / 2);
  if (fits < scale) lens.reveal(...city);
}
