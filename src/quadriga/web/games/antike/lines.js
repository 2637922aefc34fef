// Borders are straight in the data and drawn as by hand: bent a little, the same from both sides; the sea runs in waves.
import { round } from "../../look/map/projection.js";

/** @typedef {import("./types.js").Point} Point */

/**
 * A small repeatable source of chance (mulberry32).
 * @param {number} seed
 */
export const chance = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

/** @type {Map<string, Point[]>} */
const bent = new Map();

/**
 * One piece of a border as a gently bent line.
 * @param {Point} a
 * @param {Point} b
 */
function bend(a, b) {
  const turned = a.join() > b.join();
  const [from, to] = turned ? [b, a] : [a, b];
  const key = `${from} ${to}`;
  const line = bent.get(key) ?? wobble(from, to, key);
  bent.set(key, line);
  return turned ? [...line].reverse() : line;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {string} key
 * @returns {Point[]}
 */
function wobble(from, to, key) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const random = chance([...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 17));
  const steps = Math.max(2, Math.round(length / 14));
  const [first, second] = [random() * 6.28, random() * 6.28];
  const [wide, fine] = [Math.min(5, length * 0.06), Math.min(2.2, length * 0.03)];
  const [nx, ny] = length ? [-(to[1] - from[1]) / length, (to[0] - from[0]) / length] : [0, 0];
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const far = Math.sin(Math.PI * t) * (wide * Math.sin(first + (t * length) / 34) + fine * Math.sin(second + (t * length) / 11));
    return [round(from[0] + (to[0] - from[0]) * t + nx * far), round(from[1] + (to[1] - from[1]) * t + ny * far)];
  });
}

/** @param {Point[]} points */
export const chain = (points) => points.slice(1).flatMap((point, n) => bend(points[n], point).slice(n ? 1 : 0));

/** @param {Point[]} points */
export const ring = (points) => [...points, points[0]].slice(1).flatMap((point, n) => bend(points[n], point).slice(1));

/** @param {Point[]} line */
export const run = (line) =>
  line.slice(1).reduce((sum, point, n) => sum + Math.hypot(point[0] - line[n][0], point[1] - line[n][1]), 0);

/**
 * The stretch of a line between two shares of its length.
 * @param {Point[]} line
 * @param {number} from
 * @param {number} to
 */
export function cut(line, from, to) {
  const whole = run(line);
  /** @type {Point[]} */
  const found = [];
  let done = 0;
  for (let n = 1; n < line.length; n++) {
    const [a, b] = [line[n - 1], line[n]];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const low = (from * whole - done) / far;
    const high = (to * whole - done) / far;
    /** @type {(t: number) => Point} */
    const on = (t) => [round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t)];
    if (high > 0 && low < 1) {
      if (!found.length) found.push(on(Math.max(0, low)));
      found.push(on(Math.min(1, high)));
    }
    done += far;
  }
  return found;
}

/**
 * A sea border: a running wave along the line.
 * @param {Point[]} line
 */
export function wave(line) {
  const end = line[line.length - 1];
  const crests = Math.max(2, Math.round(run(line) / 10));
  let last = line[0];
  let drawn = `M${last}q`;
  for (let n = 1; n <= crests; n++) {
    const share = n / crests;
    const next = n === crests ? end : (cut(line, Math.max(0, share - 1e-6), Math.min(1, share + 1e-6))[0] ?? end);
    const [dx, dy] = [next[0] - last[0], next[1] - last[1]];
    const far = Math.hypot(dx, dy) || 1;
    const swing = (n % 2 ? 1 : -1) * 4.6;
    drawn += `${round(dx / 2 - (dy / far) * swing)},${round(dy / 2 + (dx / far) * swing)} ${round(dx)},${round(dy)} `;
    last = next;
  }
  return drawn.trim();
}
