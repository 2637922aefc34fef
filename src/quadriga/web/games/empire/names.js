// Where the names of places stand: each has a few possible spots with a price, and overlaps cost more.
// A greedy start, then each name takes its best spot until nothing moves; no chance, so a map always looks the same.

/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").NameSpot} NameSpot */
/** @typedef {Box & {spot: NameSpot, own: number}} Candidate */
/** @typedef {Box & {weight?: number}} Fixed */

/** The width of a letter, of its height, with its spacing. */
const LETTER = 0.8;
const OVERLAP = 0.9;

/**
 * @param {Box} a
 * @param {Box} b
 */
function overlap(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/**
 * The same with room to breathe, so that two names are never read as one.
 * @param {Box} a
 * @param {Box} b
 */
const crowding = (a, b) => overlap({ x: a.x - 4, y: a.y - 4, w: a.w + 8, h: a.h + 8 }, b);

/**
 * Every spot of a name round its place, with its price before other names are looked at.
 * @param {string} name
 * @param {number} reach     half the size of what lies at the place
 * @param {number} size      of its letters
 * @param {import("./types.js").Point} at
 * @param {Fixed[]} fixed
 * @param {Box} frame
 */
function candidates(name, reach, size, [x, y], fixed, frame) {
  /** @type {Candidate[]} */
  const found = [], words = name.split(" ");
  for (const lines of words.length > 1 ? [words, [name]] : [[name]]) {
    const w = Math.max(...lines.map(line => line.length)) * LETTER * size, h = lines.length * size;
    const low = reach + 4, side = reach + 3 + w / 2;
    /** @type {[number, number, number][]} */
    const spots = [[0, low, 0], [0, -low - h, 2], [side, -h / 2, 6], [-side, -h / 2, 6]];
    for (const part of [0.3, 0.5]) for (const sign of [-1, 1]) spots.push([sign * part * w, low, 3 + 8 * part], [sign * part * w, -low - h, 4 + 8 * part]);
    for (const sign of [-1, 1]) spots.push([sign * (side - 5), reach * 0.45, 9], [sign * (side - 5), -reach * 0.45 - h, 9], [sign * (side + 9), -h / 2, 13]);
    spots.push([0, low + 9, 7], [0, -low - h - 9, 8]);
    for (const [dx, dy, price] of spots) {
      const box = { x: x + dx - w / 2, y: y + dy, w, h };
      const out = box.x < frame.x || box.x + w > frame.x + frame.w || box.y < frame.y || box.y + h > frame.y + frame.h;
      const own = price + (out ? 200 : 0) + (lines.length < words.length ? 1 : 0) + fixed.reduce((sum, other) => sum + overlap(box, other) * (other.weight ?? 1), 0) * OVERLAP;
      const across = Math.abs(dx) < w / 2 ? 0 : dx < 0 ? -1 : 1, down = dy > 0 ? 1 : dy + h <= 0 ? -1 : 0;
      found.push({ ...box, own, spot: { x: x + dx - across * w / 2, y: y + dy + (1 - down) * h / 2, across, down, below: dy > reach, words: lines } });
    }
  }
  return found;
}

/**
 * @param {{id: string, name: string, at: import("./types.js").Point, reach: number, size: number}[]} places
 * @param {Fixed[]} fixed    what stays where it is; a name may cross what weighs little if it must
 * @param {Box} frame
 * @returns {Record<string, NameSpot>}
 */
export function placeNames(places, fixed, frame) {
  const lists = places.map(place => candidates(place.name, place.reach, place.size, place.at, fixed, frame));
  const picks = lists.map(list => list.reduce((best, spot, n) => spot.own < list[best].own ? n : best, 0));
  const near = places.map((place, i) => places.flatMap((other, j) => i !== j && Math.hypot(place.at[0] - other.at[0], place.at[1] - other.at[1]) < 260 ? [j] : []));
  /** @type {(i: number, n: number) => number} */
  const cost = (i, n) => lists[i][n].own + near[i].reduce((sum, j) => sum + crowding(lists[i][n], lists[j][picks[j]]), 0) * OVERLAP;
  for (let moved = true, rounds = 0; moved && rounds < 12; rounds++) {
    moved = false;
    lists.forEach((list, i) => {
      const best = list.reduce((least, _, n) => cost(i, n) < cost(i, least) - 1e-9 ? n : least, picks[i]);
      if (best !== picks[i]) [picks[i], moved] = [best, true];
    });
  }
  return Object.fromEntries(places.map((place, i) => [place.id, lists[i][picks[i]].spot]));
}
