// Points over a match: a stepped line a seat, with a dash and an emblem of its own; the gold line is the moment shown.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useContext } from "../vendor/preact/hooks.js";
import { Dress, EMBLEMS } from "./basics.js";

/** @typedef {import("../types.js").PointsData} PointsData */

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [1060, 560, 48, 96, 26, 40];
/** Fewer points than this share of the best at once wear no emblem. */
const MARKED_SHARE = 0.04;
const APART = 32;

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

/** @param {number} most */
function ticks(most) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => most / one <= 6) ?? 500;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
}

/**
 * @param {{points: PointsData[], names: string[], length: number, step: number, jump: (step: number) => void}} props
 *   `length`: decisions in all
 */
export const Plot = ({ points, names, length, step, jump }) => {
  const wears = useContext(Dress);
  const seats = names.map((_, seat) => ({ seat, worn: wears(seat) + 1, steps: pointsOf(points, seat) }));
  const totals = seats.map(({ steps }) => steps.at(-1)?.total ?? 0);
  const most = Math.max(1, ...seats.flatMap(({ steps }) => steps.map((one) => one.total)));
  const least = Math.min(0, ...seats.flatMap(({ steps }) => steps.map((one) => one.total)));
  const x = (/** @type {number} */ at) => LEFT + (at / Math.max(1, length)) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ total) =>
    HEIGHT - BOTTOM - ((total - least) / (most * 1.06 - least)) * (HEIGHT - TOP - BOTTOM);
  const path = (/** @type {{at: number, total: number}[]} */ steps) =>
    `M${x(0)},${y(0)}${steps.map((one) => `H${x(one.at)}V${y(one.total)}`).join("")}H${x(length)}`;
  const at = (/** @type {{at: number, total: number}[]} */ steps) => steps.findLast((one) => one.at <= step)?.total ?? 0;
  const ends = [...seats].sort((a, b) => totals[b.seat] - totals[a.seat]);
  let last = -Infinity;
  const labels = ends.map(({ seat, worn }) => {
    last = Math.max(y(totals[seat]), last + APART);
    return { seat, worn, at: last };
  });
  /** @param {PointerEvent} event */
  const pressed = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const scale = Math.min(box.width / WIDTH, box.height / HEIGHT);
    const inside = (event.clientX - box.left - (box.width - WIDTH * scale) / 2) / scale;
    jump(Math.round(((inside - LEFT) / (WIDTH - LEFT - RIGHT)) * length));
  };
  const label = t("plot-label", {
    names: names.map((name, seat) => `${name} ${totals[seat]}`).join(", "),
    count: length,
  });
  const mark = (/** @type {number} */ worn, /** @type {number} */ size) =>
    html`<circle r=${size} /><use href=${`#${EMBLEMS[worn - 1]}`} x=${-size * 0.62} y=${-size * 0.62}
      width=${size * 1.24} height=${size * 1.24} class="emblem" />`;
  return html`<svg class="plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label} onPointerDown=${pressed}>
    ${ticks(most).map(
      (one) => html`<g key=${one}><path class="grid" d=${`M${LEFT},${y(one)}H${WIDTH - RIGHT}`} />
        <text class="tick end-tick" x=${LEFT - 10} y=${y(one) + 5}>${one}</text></g>`,
    )}
    ${[0, 0.25, 0.5, 0.75, 1].map(
      (share) =>
        html`<text class="tick" key=${share} x=${x(share * length)} y=${HEIGHT - BOTTOM + 24}>${Math.round(share * length)}</text>`,
    )}
    <path class="now" d=${`M${x(step)},${TOP - 12}V${HEIGHT - BOTTOM}`} />
    ${[...ends].reverse().map(
      ({ seat, worn, steps }) => html`<g key=${seat} class=${`seat-${worn}`}><path class="line under" d=${path(steps)} />
        <path class=${`line dash-${worn}`} d=${path(steps)} /></g>`,
    )}
    ${seats.map(({ seat, worn, steps }) =>
      steps.map((one, n) => {
        if (one.total - (steps[n - 1]?.total ?? 0) < most * MARKED_SHARE || one.at >= length) return null;
        return html`<g key=${`${seat} ${one.at}`} class=${`mark seat-${worn}`}
          transform=${`translate(${x(one.at)} ${y(one.total)})`}>${mark(worn, 10)}</g>`;
      }),
    )}
    ${seats.map(
      ({ seat, worn, steps }) =>
        html`<circle key=${seat} class=${`at seat-${worn}`} cx=${x(step)} cy=${y(at(steps))} r="6" />`,
    )}
    ${labels.map(
      ({ seat, worn, at: height }) => html`<g key=${seat} transform=${`translate(${WIDTH - RIGHT + 20} ${height})`}>
        <g class=${`mark seat-${worn}`}>${mark(worn, 13)}</g><text class="end" x="21" y="7">${totals[seat]}</text></g>`,
    )}
  </svg>`;
};
