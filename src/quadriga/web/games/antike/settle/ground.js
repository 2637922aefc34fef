// Which province a spot lies in, and whether it is dry: rings filled into a grid of cells, so that asking is a look-up.

/** @typedef {import("../types.js").Point} Point */

const CELL = 4;

/**
 * @typedef {Object} Ground
 * @property {string[]} ids
 * @property {Point[][]} rings
 * @property {Point[]} cities
 * @property {(x: number, y: number) => number} owner the number of the province, -1 outside
 * @property {(x: number, y: number) => boolean} dry
 */

/**
 * @param {{id: string, ring: Point[], city: Point}[]} places
 * @param {Point[][]} shores
 * @returns {Ground}
 */
export function groundOf(places, shores) {
  const all = places.flatMap((place) => place.ring);
  const xs = all.map((point) => point[0]);
  const ys = all.map((point) => point[1]);
  const left = Math.min(...xs) - CELL;
  const top = Math.min(...ys) - CELL;
  const columns = Math.ceil((Math.max(...xs) - left) / CELL) + 2;
  const rows = Math.ceil((Math.max(...ys) - top) / CELL) + 2;

  /** @param {Int16Array} cells @param {Point[][]} rings @param {number} value */
  const fill = (cells, rings, value) => {
    for (let row = 0; row < rows; row++) {
      const y = top + (row + 0.5) * CELL;
      const hits = rings.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
      for (let n = 0; n + 1 < hits.length; n += 2) {
        const first = Math.max(0, Math.ceil((hits[n] - left) / CELL - 0.5));
        for (let column = first; column < columns && left + (column + 0.5) * CELL < hits[n + 1]; column++)
          cells[row * columns + column] = value;
      }
    }
  };
  const owners = new Int16Array(columns * rows).fill(-1);
  const land = new Int16Array(columns * rows);
  places.forEach((place, n) => fill(owners, [place.ring], n));
  fill(land, shores, 1);
  const cell = (/** @type {number} */ x, /** @type {number} */ y) => {
    const column = Math.floor((x - left) / CELL);
    const row = Math.floor((y - top) / CELL);
    return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
  };
  return {
    ids: places.map((place) => place.id),
    rings: places.map((place) => place.ring),
    cities: places.map((place) => place.city),
    owner: (x, y) => owners[cell(x, y)] ?? -1,
    dry: (x, y) => land[cell(x, y)] === 1,
  };
}

/**
 * Where a ring crosses a line from west to east.
 * @param {Point[]} ring
 * @param {number} y
 */
function crossings(ring, y) {
  const hits = [];
  for (let n = 0, before = ring.length - 1; n < ring.length; before = n++) {
    const [ax, ay] = ring[n];
    const [bx, by] = ring[before];
    if (ay > y !== by > y) hits.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return hits;
}
