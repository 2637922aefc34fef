// The points of a match over time, and what can be told from them.

/** @typedef {import("../types.js").PointsData} PointsData */

/** @param {Record<string, number>} points */
export const sum = (points) => Object.values(points).reduce((all, one) => all + one, 0);

/**
 * The points of a seat over the match: where they changed, and to what.
 * @param {PointsData[]} points
 * @param {number} seat
 * @returns {{at: number, total: number}[]}
 */
export function pointsOf(points, seat) {
  /** @type {{at: number, total: number}[]} */
  const found = [];
  for (const one of points) {
    const total = sum(one.points[seat] ?? {});
    if (total !== (found.at(-1)?.total ?? 0)) found.push({ at: one.decision, total });
  }
  return found;
}

/**
 * The decision before the first points of a match: what lies before it is set-up. What the rules count before anybody has
 * decided (L'Empire's bonus for most roads) is no scoring.
 * @param {PointsData[]} points
 */
export function firstScoring(points) {
  const begun = points.length && points[0].decision <= 1 ? points[0].points.map(sum) : [];
  const found = points.find((one) => one.points.some((own, seat) => sum(own) !== (begun[seat] ?? 0)));
  return found ? Math.max(0, found.decision - 1) : 0;
}

/**
 * Where one seat alone came to lead that did not lead before.
 * @param {PointsData[]} points
 * @returns {{step: number, seat: number}[]}
 */
export function leadChanges(points) {
  /** @type {{step: number, seat: number}[]} */
  const found = [];
  for (const one of points) {
    const totals = one.points.map(sum);
    const most = Math.max(...totals);
    const leader = totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : -1;
    if (leader >= 0 && leader !== found.at(-1)?.seat) found.push({ step: one.decision, seat: leader });
  }
  return found.slice(1);
}
