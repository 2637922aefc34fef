// One side of the board laid out on the sheet: where places, road pieces and names lie. Made once for each side.
import { onSheet, round } from "../../look/map/projection.js";
import { placeNames } from "./names.js";

/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Point} Point */

export const ROME = "rome";
/**
 * How high the names of cities and of Rome are, as empire.css draws them: on a large map, and at most. On a small one letters
 * outgrow the map, to be read, and still need their room.
 * @type {Record<"roomy"|"tight", [number, number]>}
 */
const NAMES = { roomy: [11.5, 14], tight: [15, 17] };
const PIECE = 40;
/** A figure must not lose its name's first letter; lettering in the land may be crossed. */
const [BADGE, FAINT] = [3, 0.03];
/** Where Germania, Sarmatia, Gaetulia and Libya are written: latitude and longitude. */
const LANDS = [[51.2, 13.2], [49.6, 29], [31.2, 1.2], [29.4, 15]];

/** @type {WeakMap<object, Record<string, Plan>>} */
const plans = new WeakMap();

/**
 * The side that a table plays on.
 * @param {import("./types.js").Table} table
 * @returns {Plan}
 */
export function planOf({ catalogue, envelope, name }) {
  const known = plans.get(catalogue) ?? {};
  plans.set(catalogue, known);
  const id = Object.keys(catalogue.board.maps).find(key => {
    const [fewest, most] = catalogue.board.maps[key].players;
    return fewest <= envelope.seats && envelope.seats <= most;
  }) ?? Object.keys(catalogue.board.maps)[0];
  return known[id] ??= makePlan(id, catalogue.board, name);
}

/**
 * @param {string} id
 * @param {Record<string, any>} board
 * @param {(kind: string, id: string) => string} name
 * @returns {Plan}
 */
function makePlan(id, board, name) {
  const side = board.maps[id], ids = [ROME, ...side.cities];
  /** @type {Record<string, Point>} */
  const at = Object.fromEntries(ids.map(place => [place, onSheet(board.places[place])]));
  const frame = frameOf(Object.values(at));
  /** @type {Plan["lines"]} */
  const lines = {}, lineOf = new Map();
  for (const [line, { between, length }] of Object.entries(side.lines)) {
    lines[line] = { id: line, between, ...lay(between, at, length) };
    lineOf.set(between.join(" "), line);
    lineOf.set([...between].reverse().join(" "), line);
  }
  const box = (/** @type {Point} */ [x, y], /** @type {number} */ half) => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half });
  /** @type {import("./names.js").Fixed[]} */
  const fixed = [
    ...ids.map(place => box(at[place], reach(place) - 1)),
    // The badge at the lower right of a city, and both halves of every road piece.
    ...side.cities.map((/** @type {string} */ place) => ({ ...box([at[place][0] + 15, at[place][1] + 11], 11), weight: BADGE })),
    ...Object.values(lines).flatMap(line => line.slots.flatMap(slot => [-0.3, 0, 0.3].map(part => box([slot.x + Math.cos(slot.turn * Math.PI / 180) * slot.size * part, slot.y + Math.sin(slot.turn * Math.PI / 180) * slot.size * part], 6)))),
  ];
  // The lettering of the lands beyond is faint, but a name is better read beside it.
  fixed.push(...LANDS.map(([lat, lon]) => { const [x, y] = onSheet({ lat, lon }); return { x: x - 74, y: y - 14, w: 148, h: 20, weight: FAINT }; }));
  /** Found when they are first asked for. @type {Partial<Record<"roomy"|"tight", Record<string, import("./types.js").NameSpot>>>} */
  const known = {};
  /** @type {Plan["names"]} */
  const names = room => known[room] ??= placeNames(ids.map(place => ({ id: place, name: name("city", place), at: at[place], reach: reach(place), size: NAMES[room][place === ROME ? 1 : 0] })), fixed, frame);
  return { id, frame, cities: side.cities, at, lines, lineOf, names, sea: seaOf(at, Object.values(lines)) };
}

/** Where the name of the inner sea can stand: latitude and longitude. */
const SEA = [[34, 16], [34.2, 26.2], [38.4, 5.6], [39.6, 12.2]];

/**
 * The spot that fewest road pieces and cities would cover.
 * @param {Record<string, Point>} at
 * @param {import("./types.js").Line[]} lines
 */
function seaOf(at, lines) {
  const taken = [...Object.values(at), ...lines.flatMap(line => line.slots.map(({ x, y }) => [x, y]))];
  const covered = SEA.map(([lat, lon]) => {
    const [x, y] = onSheet({ lat, lon });
    return taken.filter(spot => Math.abs(spot[0] - x) < 75 && Math.abs(spot[1] - y - 6) < 34).length;
  });
  return SEA[covered.indexOf(Math.min(...covered))];
}

/** @param {string} place */
const reach = place => place === ROME ? 23 : 20;

/** @param {Point[]} points */
function frameOf(points) {
  const xs = points.map(point => point[0]), ys = points.map(point => point[1]);
  const x = Math.min(...xs) - 62, y = Math.min(...ys) - 48;
  return { x: round(x), y: round(y), w: round(Math.max(...xs) + 62 - x), h: round(Math.max(...ys) + 52 - y) };
}

/**
 * A line of one or two road pieces between two places.
 * @param {[string, string]} between
 * @param {Record<string, Point>} at
 * @param {number} pieces
 */
function lay(between, at, pieces) {
  const [from, to] = between, [ax, ay] = at[from], [bx, by] = at[to];
  const length = Math.hypot(bx - ax, by - ay), angle = Math.atan2(by - ay, bx - ax), turn = round(angle * 180 / Math.PI);
  const clear = (/** @type {string} */ place) => place === ROME ? 24 : length < 70 ? 15 : 18;
  const room = (length - clear(from) - clear(to)) / pieces;
  const slots = Array.from({ length: pieces }, (_, n) => {
    const far = clear(from) + room * (n + 0.5);
    return { x: round(ax + Math.cos(angle) * far), y: round(ay + Math.sin(angle) * far), turn, size: round(Math.max(14, Math.min(PIECE, room - 2))) };
  });
  return { slots, d: `M${ax},${ay}L${bx},${by}`, middle: /** @type {Point} */ ([round((ax + bx) / 2), round((ay + by) / 2)]) };
}
