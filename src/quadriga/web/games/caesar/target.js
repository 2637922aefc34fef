// A place on the map that can be chosen: by mouse, by touch, by keyboard.
import { toTheHand } from "./focus.js";
import { held } from "./moves.js";

/** @typedef {import("./types.js").Table} Table */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * What a place needs to be chosen: by mouse, by touch, by keyboard. Elements are kept from render to render, so that
 * what they do is looked up when it is done.
 * @param {Object} place
 * @param {() => Table} place.table the newest
 * @param {() => import("../../look/map/lens.js").Lens | null} place.lens
 * @param {string} place.label
 * @param {boolean} place.pressed
 * @param {number} place.x
 * @param {number} place.y
 * @param {(table: Table) => import("./types.js").ActionData|undefined} place.meaning the decision that a look at the place means
 * @param {(table: Table) => void} place.choose
 */
export function target({ table, lens, label, pressed, x, y, meaning, choose }) {
  const laid = () => held(table()).laid;
  const lies = () => laid() !== null && laid()?.[0] === meaning(table())?.action;
  const look = () => {
    const action = meaning(table());
    if (action && !lies()) table().consider([action.action]);
  };
  const leave = () => table().consider(laid());
  return {
    role: "button",
    tabindex: 0,
    "aria-label": label,
    "aria-pressed": String(pressed),
    "data-x": x,
    "data-y": y,
    onClick: () => choose(table()),
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && leave(),
    onFocus: (/** @type {FocusEvent} */ event) => {
      if (!(/** @type {Element} */ (event.currentTarget).matches(":focus-visible"))) return;
      lens()?.reveal(x, y);
      look();
    },
    onBlur: leave,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key.startsWith("Arrow")) step(event);
      else if (event.key === "Enter" && lies()) table().commit(laid() ?? []);
      else if (event.key === "Enter" || event.key === " ") {
        const wantsToken = !meaning(table());
        choose(table());
        if (wantsToken) toTheHand();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Arrows go to the nearest glowing place in their direction. @param {KeyboardEvent} event */
function step(event) {
  const here = /** @type {SVGElement} */ (event.currentTarget);
  const [wx, wy] = WAYS[event.key];
  const all = /** @type {NodeListOf<SVGElement>} */ (here.ownerSVGElement?.querySelectorAll("[role=button]"));
  const others = [...all].filter((one) => one !== here);
  const far = (/** @type {SVGElement} */ one) => {
    const dx = Number(one.dataset.x) - Number(here.dataset.x);
    const dy = Number(one.dataset.y) - Number(here.dataset.y);
    const ahead = dx * wx + dy * wy;
    return ahead <= 0 ? Infinity : ahead + 2 * Math.abs(dx * wy + dy * wx);
  };
  const nearest = others.reduce((best, one) => (far(one) < far(best) ? one : best), others[0]);
  if (nearest && far(nearest) < Infinity) nearest.focus();
}
