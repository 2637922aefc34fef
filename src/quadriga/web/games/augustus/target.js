// A place on the table that can be chosen: by mouse, by touch, by keyboard.
import { latest } from "./latest.js";
import { laid } from "./moves.js";

/** @typedef {import("./types.js").Table} Table */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Table} table
 * @param {Object} place
 * @param {string} place.label
 * @param {boolean} [place.pressed]
 * @param {boolean} [place.lies] whether the move that lies on the table is about this place: Enter plays it
 * @param {string[]|null|undefined} [place.meaning] the move that a look at the place means
 * @param {() => void} place.choose
 */
export function target(table, { label, pressed = false, lies = false, meaning, choose }) {
  const look = () => meaning && !lies && table.consider(meaning);
  const leave = () => {
    const now = latest(table);
    now.consider(laid(now));
  };
  return {
    "data-target": "",
    "aria-label": label,
    title: label,
    "aria-pressed": String(pressed),
    onClick: choose,
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && leave(),
    onFocus: (/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && look(),
    onBlur: leave,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      const move = laid(table);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key in WAYS) step(event);
      else if (event.key === "Enter" && lies && move) table.commit(move);
      else if (event.key === "Enter" || event.key === " ") choose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Arrows go to the nearest place in their direction that can be chosen. @param {KeyboardEvent} event */
function step(event) {
  const here = /** @type {HTMLElement} */ (event.currentTarget);
  const [wx, wy] = WAYS[event.key];
  const middle = (/** @type {Element} */ one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(here);
  const far = (/** @type {Element} */ one) => {
    const [ox, oy] = middle(one);
    const ahead = (ox - x) * wx + (oy - y) * wy;
    return ahead <= 1 ? Infinity : ahead + 2 * Math.abs((ox - x) * wy + (oy - y) * wx);
  };
  const others = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-target]")]).filter((one) => one !== here);
  const nearest = others.reduce((best, one) => (far(one) < far(best) ? one : best), others[0]);
  if (nearest && far(nearest) < Infinity) nearest.focus();
}
