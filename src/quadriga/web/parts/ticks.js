// Round numbers along an axis.

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/**
 * Round numbers from one end of an axis to the other, and its end, which has the room it needs.
 * @param {number} from
 * @param {number} to
 * @param {number} most so many steps at most
 * @returns {number[]}
 */
export function roundTicks(from, to, most) {
  const step = STEPS.find((one) => (to - from) / one <= most) ?? to;
  const first = Math.ceil(from / step) * step;
  const found = Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, n) => first + n * step);
  return [...found.filter((one) => to - one > step * 0.6), to];
}
