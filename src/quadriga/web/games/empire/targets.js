// What pointer, finger and keys do on the map. Targets are the cities that routes lead to, and nothing else.
import { wonderAt } from "../common/wonder.js";
import { best, step } from "./routes.js";
import { PHONE } from "./sight.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").GestureData} Route */
/** @typedef {ReturnType<typeof import("./routes.js").inSight>} Sight */
/** @typedef {ReturnType<typeof import("./sight.js").useView>} View */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const CLOSER = 1.4;

/**
 * The target that an event is about.
 * @param {Event} event
 * @returns {string|null}
 */
const cityOf = event => /** @type {Element} */ (event.target).closest("[role=button][data-city]")?.getAttribute("data-city") ?? null;

/** @param {Event} event */
const onMap = event => /** @type {Element} */ (event.target).closest("svg.map") !== null;

/**
 * Listeners for the box round the map: an `<svg>` that listens for focus would take it itself.
 * @param {Table} table
 * @param {Plan} plan
 * @param {Sight} sight
 * @param {Map<string, Route[]>} routes
 * @param {View} view
 */
export function handlers(table, plan, sight, routes, view) {
  // Once a city is picked or a route begun, looking elsewhere does not change what is laid out.
  const free = !sight?.picked;
  const look = (/** @type {string|null} */ id) => { if (free && id) table.consider(best(routes.get(id) ?? []).actions); };
  const lookAway = (/** @type {Event} */ event) => { if (free && cityOf(event)) table.consider(null); };
  // Where the card takes its room from the map, a city that is merely looked at would move away from under the pointer.
  const hovers = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && table.width > PHONE;
  return {
    onClick: (/** @type {MouseEvent} */ event) => {
      const id = cityOf(event);
      if (id) choose(table, id, routes, sight);
      else {
        if (table.picked && onMap(event)) putAway(table);
        wonderAt(table, event, "city");
      }
    },
    onPointerOver: (/** @type {PointerEvent} */ event) => hovers(event) && look(cityOf(event)),
    onPointerOut: (/** @type {PointerEvent} */ event) => hovers(event) && lookAway(event),
    onFocusIn: (/** @type {FocusEvent} */ event) => {
      const id = cityOf(event);
      // The pointer sees what it presses, and a card that comes between a finger's touch and its click would move the map.
      if (!id || !/** @type {Element} */ (event.target).matches(":focus-visible")) return;
      view.see(id);
      look(id);
    },
    onFocusOut: lookAway,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!pressed(event, table, plan, sight, routes, view)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * A first press lays the routes of a city out, each further one goes to the next.
 * @param {Table} table
 * @param {string} id
 * @param {Map<string, Route[]>} routes
 * @param {Sight} sight
 */
function choose(table, id, routes, sight) {
  if (sight?.picked && sight.city === id) return table.consider(step(sight, 1).actions);
  table.pick(id);
  table.consider(best(routes.get(id) ?? []).actions);
}

/** @param {Table} table */
function putAway(table) {
  table.pick(null);
  table.consider(null);
}

/**
 * Whether a key meant something here.
 * @param {KeyboardEvent} event
 * @param {Table} table
 * @param {Plan} plan
 * @param {Sight} sight
 * @param {Map<string, Route[]>} routes
 * @param {View} view
 */
function pressed(event, table, plan, sight, routes, view) {
  const { key } = event, id = cityOf(event);
  if (key === "+" || key === "=") view.zoom(CLOSER);
  else if (key === "-") view.zoom(1 / CLOSER);
  else if (key === "0") view.fit();
  else if (!id) return false;
  else if (key === "Enter" || key === " ") {
    if (sight?.picked && sight.city === id) table.commit(sight.route.actions);
    else choose(table, id, routes, sight);
  } else if (key in ARROWS) {
    const [dx, dy] = ARROWS[key];
    if (sight?.picked) table.consider(step(sight, dx + dy).actions);
    else neighbour(plan, [...routes.keys()], id, dx, dy, /** @type {Element} */ (event.currentTarget))?.focus();
  } else return false;
  return true;
}

/**
 * The next target in a direction: near, and not too far aside.
 * @param {Plan} plan
 * @param {string[]} cities
 * @param {string} from
 * @param {number} dx
 * @param {number} dy
 * @param {Element} board
 * @returns {SVGElement|null}
 */
function neighbour(plan, cities, from, dx, dy, board) {
  const [x, y] = plan.at[from];
  const far = (/** @type {string} */ id) => {
    const right = plan.at[id][0] - x, down = plan.at[id][1] - y, along = right * dx + down * dy;
    return along > 0 ? along + 2 * Math.abs(right * dy + down * dx) : Infinity;
  };
  const next = cities.filter(id => far(id) < Infinity).sort((one, other) => far(one) - far(other))[0];
  return next ? board.querySelector(`[data-city="${next}"]`) : null;
}
