// What pointer, finger and keys do on the map. Targets are what the engine offers, and nothing else.
import { wonderAt } from "../common/wonder.js";
import { aimOf, choose, goalsOf, lift, look, sendTo, take } from "./options.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").UnitKind} UnitKind */
/** @typedef {import("./sight.js").View} View */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const CLOSER = 1.3;
const STEP = 90;

/** @param {Event} event @param {string} what */
const closest = (event, what) => /** @type {Element} */ (event.target).closest?.(`svg.map [data-${what}]`)?.getAttribute(`data-${what}`) ?? null;

/**
 * The goal that an event is about: with units in the hand a whole province counts, with all that stands there.
 * @param {Event} event
 * @param {Table} table
 * @returns {string|null}
 */
export function goalAt(event, table) {
  const goal = closest(event, "goal");
  const province = closest(event, "province");
  const goals = goalsOf(table);
  const { stack } = aimOf(table);
  if (stack && goal === `stack ${stack.province} ${stack.unit}`) return goal;
  if (province && goals.has(`place ${province}`) && (stack || !goal)) return `place ${province}`;
  return goal;
}

/**
 * Does what a press on a goal means.
 * @param {Table} table
 * @param {string} goal
 */
function press(table, goal) {
  const [kind, province, unit] = goal.split(" ");
  if (kind === "stack") lift(table, province, /** @type {UnitKind} */ (unit));
  else choose(table, goal);
}

/**
 * Listeners for the box round the map.
 * @param {Table} table
 * @param {View} view
 * @param {() => boolean} dragged whether a drag has just ended: its click means nothing
 */
export function handlers(table, view, dragged) {
  const byMouse = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse";
  const seen = (/** @type {Event} */ event) => {
    const goal = goalAt(event, table);
    return goal && !goal.startsWith("stack") ? goal : null;
  };
  return {
    onClick: (/** @type {MouseEvent} */ event) => {
      if (dragged()) return;
      const goal = goalAt(event, table);
      const province = closest(event, "province");
      if (goal) press(table, goal);
      else if (province && sendTo(table, province)) return;
      else if (table.picked && /** @type {Element} */ (event.target).closest("svg.map")) {
        take(table, null);
        table.consider(null);
      } else for (const kind of ["space", "know_how", "province"]) wonderAt(table, event, kind);
    },
    onPointerOver: (/** @type {PointerEvent} */ event) => byMouse(event) && seen(event) && look(table, seen(event)),
    onPointerOut: (/** @type {PointerEvent} */ event) => byMouse(event) && seen(event) && look(table, null),
    onFocusIn: (/** @type {FocusEvent} */ event) => {
      const place = /** @type {SVGGraphicsElement} */ (event.target);
      if (!closest(event, "goal")) return;
      if (place.matches(":focus-visible")) bringIntoSight(place, view);
      look(table, seen(event));
    },
    onFocusOut: (/** @type {FocusEvent} */ event) => closest(event, "goal") && look(table, null),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !pressed(event, table, view)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** A place that the keyboard goes to must be seen. @param {SVGGraphicsElement} place @param {View} view */
function bringIntoSight(place, view) {
  const lens = view.lens();
  const { x, y, width, height } = place.getBoundingClientRect();
  const at = lens?.place({ clientX: x + width / 2, clientY: y + height / 2 });
  if (at) lens?.reveal(at.x, at.y);
}

/**
 * Whether a key meant something here.
 * @param {KeyboardEvent} event
 * @param {Table} table
 * @param {View} view
 */
function pressed(event, table, view) {
  const goal = closest(event, "goal");
  if (goal && (event.key === "Enter" || event.key === " ")) press(table, goal);
  else if (goal && event.key in ARROWS && !event.shiftKey) neighbour(/** @type {Element} */ (event.target), ARROWS[event.key])?.focus();
  else return steer(event, view);
  return true;
}

/**
 * Keys that move the map: + − 0 and arrows.
 * @param {KeyboardEvent} event
 * @param {View} view
 */
export function steer({ key }, view) {
  const lens = view.lens();
  if (key === "+" || key === "=") lens?.zoom(CLOSER);
  else if (key === "-") lens?.zoom(1 / CLOSER);
  else if (key === "0") lens?.fit();
  else if (key in ARROWS) lens?.pan(-ARROWS[key][0] * STEP, -ARROWS[key][1] * STEP);
  else return false;
  return true;
}

/**
 * The next target in a direction: near, and not too far aside.
 * @param {Element} from
 * @param {[number, number]} way
 * @returns {SVGElement|null}
 */
function neighbour(from, [dx, dy]) {
  const middle = (/** @type {Element} */ one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  const far = (/** @type {Element} */ one) => {
    const [right, down] = middle(one).map((value, n) => value - [x, y][n]);
    const along = right * dx + down * dy;
    return one !== from && along > 2 ? along + 2 * Math.abs(right * dy + down * dx) : Infinity;
  };
  const all = /** @type {SVGElement[]} */ ([...(from.closest("svg.map")?.querySelectorAll("[role=button]") ?? [])]);
  const next = all.reduce((/** @type {SVGElement|null} */ best, one) => (far(one) < (best ? far(best) : Infinity) ? one : best), null);
  return next;
}
