// Where everything stands on the map: spaces where the data puts them, plates and names a little aside of their points,
// so that nothing hides anything even when every space is taken.
import { onSheet, round } from "../../look/map/projection.js";

/** The whole board on the sheet. */
export const FRAME = { x: 104, y: 92, w: 1022, h: 572 };

/** How far a plate stands from the point of its province, and the first line of the name from the plate. */
/** @type {Record<string, {plate: number[], name: number[]}>} */
const ASIDE = {
  hispania_ulterior: { plate: [-4, 0], name: [-12, -33] },
  hispania_citerior: { plate: [0, 0], name: [24, 34] },
  gallia_cisalpina: { plate: [0, 0], name: [12, -33] },
  sardinia: { plate: [-8, 4], name: [0, 34] },
  sicilia: { plate: [4, -4], name: [0, 34] },
  italia: { plate: [20, 20], name: [-12, 34] },
  dalmatia: { plate: [0, 0], name: [0, -22] },
  macedonia: { plate: [0, -8], name: [0, 34] },
  achaia: { plate: [0, 0], name: [-12, 34] },
  creta: { plate: [12, 0], name: [0, 34] },
  numidia: { plate: [-4, -4], name: [0, 34] },
};
const STRAIGHT = { plate: [0, 0], name: [0, 34] };

/**
 * @typedef {Object} ProvincePlace
 * @property {number} x
 * @property {number} y
 * @property {[number, number]} name
 * @property {[number, number] | null} second where a second control marker lies
 * @property {[number, number][]} changes where a change of each side's influence is told
 *
 * @typedef {Object} BorderPlace
 * @property {number} x
 * @property {number} y
 * @property {number} angle of the line from the first of its provinces to the second
 * @property {string} west the one of its provinces that lies further west
 *
 * @typedef {{provinces: Record<string, ProvincePlace>, borders: Record<string, BorderPlace>}} Places
 */

/** @type {WeakMap<object, Places>} */
const known = new WeakMap();

/**
 * @param {import("./types.js").Board} board of the catalogue
 * @returns {Places}
 */
export function placesOf(board) {
  const found = known.get(board);
  if (found) return found;
  /** @type {Places} */
  const places = { provinces: {}, borders: {} };
  /** @type {Record<string, [number, number]>} */
  const points = {};
  for (const province of board.provinces) {
    const [x, y] = (points[province.id] = onSheet(province));
    const { plate, name } = ASIDE[province.id] ?? STRAIGHT;
    places.provinces[province.id] = {
      x: round(x + plate[0]),
      y: round(y + plate[1]),
      name: [name[0], name[1]],
      second: province.second_space ? onSheet(province.second_space) : null,
      changes: [],
    };
  }
  for (const border of board.borders) {
    const [x, y] = onSheet(border);
    const [first, second] = border.between.map((id) => points[id]);
    places.borders[border.id] = {
      x,
      y,
      angle: Math.atan2(second[1] - first[1], second[0] - first[0]),
      west: border.between[first[0] <= second[0] ? 0 : 1],
    };
  }
  for (const province of board.provinces) {
    const place = places.provinces[province.id];
    const around = province.borders.map((id) => places.borders[id]);
    place.changes = [-1, 1].map((way) => freeOf(place, way, around));
  }
  known.set(board, places);
  return places;
}

/**
 * Beside a plate, on one side, off the name of the province and off the tokens on its borders.
 * @param {ProvincePlace} place @param {number} way @param {BorderPlace[]} around
 * @returns {[number, number]}
 */
function freeOf(place, way, around) {
  const offTheName = place.name[1] < 0 ? 24 : -22;
  /** @type {[number, number][]} */
  const spots = [[way * 27, offTheName], [way * 47, 0], [way * 47, offTheName]];
  const isFree = (/** @type {[number, number]} */ [x, y]) =>
    around.every((space) => Math.abs(place.x + x - space.x) > 36 || Math.abs(place.y + y - space.y) > 28);
  return spots.find(isFree) ?? spots[0];
}
