// The sheet breathes: where towns are dense the map grows, where they are rare it gives way.
//
// Each axis is stretched on its own by a rising function, so borders can neither cross nor fold. The playing area keeps its
// outline; beyond it the sheet is as it was.

/** @typedef {import("./types.js").Point} Point */

const STEPS = 160;
/** The width of the smoothing, as a share of the playing area. */
const SOFT = 0.085;

/**
 * @param {number[]} values where the towns lie
 * @param {number} size of the playing area
 * @param {number} gain 0: none, 1: strong
 * @returns {(value: number) => number}
 */
function axis(values, size, gain) {
  const density = Array.from({ length: STEPS }, (_, n) => {
    const at = ((n + 0.5) / STEPS) * size;
    return values.reduce((sum, value) => sum + Math.exp(-(((value - at) / (SOFT * size)) ** 2) / 2), 0);
  });
  const mean = density.reduce((sum, one) => sum + one, 0) / STEPS;
  const raw = density.map((one) => 1 - gain + gain * Math.sqrt(one / mean));
  const whole = raw.reduce((sum, one) => sum + one, 0);
  const table = [0];
  for (const one of raw) table.push(table[table.length - 1] + (one / whole) * size);
  return (value) => {
    const step = (value / size) * STEPS;
    if (step <= 0 || step >= STEPS) return value;
    const n = Math.floor(step);
    return table[n] + (table[n + 1] - table[n]) * (step - n);
  };
}

/**
 * @param {Point[]} towns
 * @param {number} width
 * @param {number} height
 * @param {number} gain
 * @returns {(point: Point) => Point}
 */
export function stretch(towns, width, height, gain) {
  const across = axis(towns.map((town) => town[0]), width, gain);
  const down = axis(towns.map((town) => town[1]), height, gain);
  return ([x, y]) => [across(x), down(y)];
}
