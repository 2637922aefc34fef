// The routes that the engine offers (gestures of the kind `route`), and which of them is being looked at.
import { isComparing } from "../common/verdicts.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").GestureData} Route */

/**
 * Every city that a route leads to, with its routes in the engine's order.
 * @param {Table} table
 * @returns {Map<string, Route[]>}
 */
export function routesByCity({ envelope }) {
  /** @type {Map<string, Route[]>} */
  const found = new Map();
  for (const route of envelope.gestures) {
    const { city } = route.fields;
    found.set(city, [...found.get(city) ?? [], route]);
  }
  return found;
}

/**
 * @param {string[]|null} one
 * @param {string[]|null} other
 */
export const same = (one, other) => one?.length === other?.length && !!one?.every((action, n) => action === other?.[n]);

/**
 * The city whose routes are laid out, its routes, and the one that is drawn.
 *
 * A route that has been begun leaves no choice of the city. Otherwise the city is the one picked, or the one of the route
 * that is being considered without having been picked (under the pointer, or in focus).
 * @param {Table} table
 * @returns {{city: string, routes: Route[], route: Route, picked: boolean}|null}
 */
export function inSight(table) {
  const { envelope, considered, picked, mine } = table;
  // A review looks at routes that nobody can build any more.
  if (table.playing || !(mine || isComparing(table))) return null;
  // A decision alone (a hint is one) is looked at by the first route that begins with it.
  const begins = (/** @type {Route} */ gesture) => same(gesture.actions.slice(0, considered?.length), considered);
  const looked = considered && (envelope.gestures.find(gesture => same(gesture.actions, considered)) ?? envelope.gestures.find(begins));
  const begun = envelope.view.building?.city ?? (envelope.view.counting ? envelope.gestures[0]?.fields.city : null);
  const by = routesByCity(table), city = begun ?? (picked && by.has(picked) ? picked : looked?.fields.city);
  const routes = by.get(city);
  if (!routes) return null;
  const route = looked && routes.includes(looked) ? looked : best(routes);
  return { city, routes, route, picked: !!begun || city === picked };
}

/**
 * The city that a move leads to.
 * @param {Table} table
 * @param {string[]} move
 * @returns {string|undefined}
 */
export const cityOf = ({ envelope }, move) =>
  envelope.actions.find(one => one.action === move[0])?.fields.city ?? envelope.gestures.find(one => one.actions[0] === move[0])?.fields.city;

/**
 * What is shown first: the first route that needs no choice among paths, or the path that is proposed.
 * @param {Route[]} routes
 */
export const best = routes => routes.find(route => route.fields.proposed) ?? routes[0];

/**
 * The route so many steps further down the list, round and round.
 * @param {{routes: Route[], route: Route}} sight
 * @param {number} steps
 */
export const step = ({ routes, route }, steps) => routes[(routes.indexOf(route) + steps + routes.length) % routes.length];

/**
 * The lines that a way over places follows.
 * @param {import("./types.js").Plan} plan
 * @param {string[]} places
 */
export const linesAlong = (plan, places) => places.slice(1).map((place, n) => plan.lineOf.get(`${places[n]} ${place}`)).filter(line => line !== undefined);
