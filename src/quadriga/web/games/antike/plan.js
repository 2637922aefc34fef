// A map laid out on its sheet: provinces, borders and coast, stretched where towns are dense. Made once for each map.
import { round } from "../../look/map/projection.js";
import { chain, cut, ring, run, wave } from "./lines.js";
import { occident } from "./sheets/occident.js";
import { orient } from "./sheets/orient.js";
import { stretch } from "./stretch.js";

/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Sheet} Sheet */

const WIDTH = 1000;
/** @type {Record<string, {sheet: Sheet, gain: number}>} */
const SIDES = { orient: { sheet: orient, gain: 0.9 }, occident: { sheet: occident, gain: 0.8 } };

/** @type {WeakMap<object, Record<string, Plan>>} */
const plans = new WeakMap();

/**
 * The map that a table plays on.
 * @param {import("./types.js").Table} table
 */
export function planOf({ catalogue, envelope }) {
  const known = plans.get(catalogue.board) ?? {};
  plans.set(catalogue.board, known);
  const id = envelope.view.map;
  return (known[id] ??= makePlan(id, catalogue.board.maps[id]));
}

/**
 * @param {string} id
 * @param {any} map as the catalogue has it
 * @returns {Plan}
 */
function makePlan(id, map) {
  const { geometry } = map;
  const { aspect, lon_min, lon_max, lat_min, lat_max } = geometry.projection;
  const height = WIDTH / aspect;
  /** @type {(point: Point) => Point} */
  const flat = ([x, y]) => [round(x * WIDTH), round(y * height)];
  const { sheet, gain } = SIDES[id];
  const wide = stretch(geometry.provinces.map((/** @type {any} */ one) => flat(one.city)), WIDTH, height, gain);
  /** @type {(point: Point) => Point} */
  const put = (point) => {
    const [x, y] = wide(point);
    return [round(x), round(y)];
  };
  const resource = Object.fromEntries(map.provinces.map((/** @type {any} */ one) => [one.id, one.resource]));
  const places = geometry.provinces.map((/** @type {any} */ one) => {
    const outline = ring(one.polygon.map(flat)).map(put);
    return {
      id: one.id,
      resource: resource[one.id],
      city: put(flat(one.city)),
      anchor: put(flat(one.anchor)),
      ring: outline,
      area: `M${outline.join("L")}Z`,
    };
  });
  const painted = stretched(sheet, put);
  return {
    id,
    width: WIDTH,
    height,
    places,
    at: Object.fromEntries(places.map((/** @type {import("./types.js").Place} */ place) => [place.id, place])),
    borders: bordersOf(geometry.borders, flat, put),
    rim: `M${ring(geometry.outer_ring.map(flat)).map(put).join("L")}Z`,
    sheet: painted,
    shores: shoresOf(painted.land),
    put: (lat, lon) => put(flat([(lon - lon_min) / (lon_max - lon_min), (lat_max - lat) / (lat_max - lat_min)])),
  };
}

/**
 * A border of both kinds is drawn with a part of each.
 * @param {any[]} given
 * @param {(point: Point) => Point} flat
 * @param {(point: Point) => Point} put
 */
function bordersOf(given, flat, put) {
  const borders = { land: "", sea: "" };
  for (const { polyline, parts } of given) {
    const line = chain(polyline.map(flat)).map(put);
    const lengths = parts.map((/** @type {any} */ part) => run(part.polyline.map(flat)));
    const whole = lengths.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
    let done = 0;
    parts.forEach((/** @type {{kind: "land"|"sea"}} */ part, /** @type {number} */ n) => {
      const piece = cut(line, done / whole, (done + lengths[n]) / whole);
      done += lengths[n];
      if (piece.length > 1) borders[part.kind] += part.kind === "land" ? `M${piece.join("L")}` : wave(piece);
    });
  }
  return borders;
}

/**
 * The rings of a coast whose path is written in relative steps.
 * @param {string} land
 * @returns {Point[][]}
 */
function shoresOf(land) {
  return (land.match(/M[^z]+z/g) ?? []).map((drawn) => {
    const [first, rest] = drawn.slice(1, -1).split("l");
    let [x, y] = first.split(",").map(Number);
    /** @type {Point[]} */
    const found = [[x, y]];
    for (const step of rest.trim().split(" ")) {
      const [dx, dy] = step.split(",").map(Number);
      [x, y] = [x + dx, y + dy];
      found.push([x, y]);
    }
    return found;
  });
}

/**
 * @param {Sheet} sheet
 * @param {(point: Point) => Point} put
 * @returns {Sheet}
 */
function stretched({ frame, land, rivers, hills, shades }, put) {
  const [x, y] = put([frame.x, frame.y]);
  const [right, low] = put([frame.x + frame.w, frame.y + frame.h]);
  const coast = shoresOf(land).map((shore) => {
    let last = put(shore[0]);
    const steps = shore.slice(1).map((point) => {
      const next = put(point);
      const step = [round(next[0] - last[0]), round(next[1] - last[1])].join();
      last = next;
      return step;
    });
    return `M${put(shore[0])}l${steps.join(" ")}z`;
  });
  const pairs = (/** @type {string} */ drawn) => drawn.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a, b) => put([+a, +b]).join());
  const starts = (/** @type {string} */ drawn) => drawn.replace(/M(-?[\d.]+),(-?[\d.]+)/g, (_, a, b) => `M${put([+a, +b])}`);
  return {
    frame: { x, y, w: round(right - x), h: round(low - y) },
    land: coast.join(""),
    rivers: pairs(rivers),
    hills: starts(hills),
    shades: starts(shades),
  };
}
