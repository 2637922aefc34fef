// How the map is looked at: near on a phone, whole elsewhere; what is laid out or told stays in sight.
import { Lens, LEGIBLE } from "../../look/map/lens.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/hooks.js";
import { detail } from "./settle/settled.js";

/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Point} Point */

export const PHONE = 620;
export const TABLET = 1180;
const AROUND = 60;
const LOW = 480;

/** Pixels that a name on the map never falls below. @param {number} width of the window */
export const leastName = (width) => (width <= PHONE || innerHeight <= LOW ? 11 : 10);

/** What stands round the board at the desk, in pixels: the rail beside it, the bar above it. */
const railOf = (/** @type {number} */ width) => Math.max(340, Math.min(width * 0.24, 540));
const BAR = 52;

/**
 * The part of the sheet that is "the whole board". At the desk the east takes the whole height and lies at the right: what
 * lies beside the map is on the empty west.
 * @param {Plan} plan
 * @param {number} width of the window
 * @param {number} height
 * @returns {Frame}
 */
export function frameOf(plan, width, height) {
  const h = Math.round(plan.height);
  if (plan.id !== "orient" || width <= TABLET) return { x: -6, y: -8, w: plan.width + 12, h: h + 22 };
  const w = Math.max(plan.width, Math.round(((h + 6) * (width - railOf(width))) / (height - BAR) / 20) * 20);
  return { x: plan.width + 4 - w, y: -2, w, h: h + 6 };
}

/** @typedef {[x: number, y: number, w: number, h: number]} Veil a box by its middle */

/**
 * The part of the map over which the rondel lies at the desk, where all of the map is shown: two boxes that make about a
 * round one.
 * @param {HTMLElement} root
 * @param {SVGSVGElement} svg
 * @param {Frame} shown
 * @returns {Veil[]}
 */
function veilOf(root, svg, shown) {
  const wheel = root.querySelector(".wheel")?.getBoundingClientRect();
  const map = svg.getBoundingClientRect();
  if (!wheel?.width || !map.width) return [];
  const unit = shown.w / map.width;
  const x = Math.round(shown.x + (wheel.x + wheel.width / 2 - map.x) * unit);
  const y = Math.round(shown.y + (wheel.y + wheel.height / 2 - map.y) * unit);
  const [long, short] = [Math.round(wheel.width * unit), Math.round(wheel.width * unit * 0.72)];
  return [[x, y, long, short], [x, y, short, long]];
}

/**
 * @param {{current: HTMLDivElement|null}} box
 * @param {Plan} plan
 * @param {Frame} frame
 * @param {Point[]} shown what is to be in sight together
 * @param {number} cover the share of the box that a card hides at the bottom
 */
export function useView(box, plan, frame, shown, cover) {
  const lens = useRef(/** @type {Lens|null} */ (null));
  const mark = useRef(/** @type {SVGRectElement|null} */ (null));
  const [scale, setScale] = useState(0.8);
  const [veiled, setVeiled] = useState(/** @type {Veil[]} */ ([]));
  useLayoutEffect(() => {
    const root = /** @type {HTMLDivElement} */ (box.current);
    const svg = /** @type {SVGSVGElement} */ (root.querySelector("svg.map"));
    const made = new Lens(svg, frame, moved);
    lens.current = made;
    moved(made.shown(), true);
    function moved(/** @type {Frame} */ at, /** @type {boolean} */ whole) {
      root.classList.toggle("whole", whole);
      svg.classList.toggle("near", !whole);
      for (const [key, value] of Object.entries({ x: at.x, y: at.y, width: at.w, height: at.h })) mark.current?.setAttribute(key, value.toFixed(0));
      const { width } = svg.getBoundingClientRect();
      if (width) setScale(detail(width / at.w));
      const veil = whole && innerWidth > TABLET ? veilOf(root, svg, at) : [];
      setVeiled((before) => (String(before.flat()) === String(veil.flat()) ? before : veil));
    }
    const [x, y] = shown[0] ?? [plan.width / 2, plan.height / 2];
    // The box has its size when all that stands round it has been laid out.
    const near = requestAnimationFrame(() => {
      made.resize();
      if (innerWidth <= TABLET) made.settle(x, y);
    });
    return () => {
      cancelAnimationFrame(near);
      made.close();
    };
  }, []);
  const places = shown.join(" ");
  useEffect(() => {
    if (lens.current && shown.length) reveal(lens.current, shown, cover);
  }, [places, cover]);
  return {
    scale,
    veiled,
    mark: (/** @type {SVGRectElement|null} */ rect) => { mark.current = rect; },
    lens: () => lens.current,
  };
}

/** @typedef {ReturnType<typeof useView>} View */

/**
 * Shows places together, stepping back if they do not fit, but never so far that figures could not be read: then as many
 * as there is room for, the first of them among them; the small map marks the others.
 * @param {Lens} lens
 * @param {Point[]} points
 * @param {number} cover
 */
function reveal(lens, points, cover) {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const [w, h] = [Math.max(...xs) + AROUND - left, Math.max(...ys) + AROUND - top];
  const { width, height } = lens.box;
  if (!width || !height) return;
  const fits = Math.min(width / w, (height * (1 - cover)) / h);
  if (fits < lens.scale && points.length > 1) {
    lens.zoomed = Math.max(1, Math.max(fits, LEGIBLE) / lens.fitting);
    lens.cover = cover;
    lens.centreOn(left + w / 2, top + h / 2 + ((height / lens.scale) * cover) / 2);
    if (fits < lens.scale - 0.001) lens.reveal(points[0][0], points[0][1], cover);
  } else for (const [x, y] of points.toReversed()) lens.reveal(x, y, cover);
}
