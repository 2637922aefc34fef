// Points over a match: a stepped line a seat, with a dash and an emblem of its own; the gold line is the moment shown.
import { html } from "../app/html.js";
import { firstScoring, leadChanges, pointsOf } from "../app/points.js";
import { t } from "../app/words.js";
import { useContext } from "../vendor/preact/hooks.js";
import { Dress, EMBLEMS } from "./basics.js";
import { roundTicks } from "./ticks.js";

/** @typedef {import("../types.js").PointsData} PointsData */

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [1060, 560, 48, 96, 26, 40];
/** Fewer points than this share of the best at once wear no emblem. */
const MARKED_SHARE = 0.04;
const APART = 32;

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
  // The plot begins where points do.
  const start = firstScoring(points);
  const x = (/** @type {number} */ at) =>
    LEFT + (Math.max(0, at - start) / Math.max(1, length - start)) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ total) =>
    HEIGHT - BOTTOM - ((total - least) / (most * 1.06 - least)) * (HEIGHT - TOP - BOTTOM);
  const path = (/** @type {{at: number, total: number}[]} */ steps) =>
    `M${x(start)},${y(0)}${steps.map((one) => `H${x(one.at)}V${y(one.total)}`).join("")}H${x(length)}`;
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
    jump(start + Math.round(((inside - LEFT) / (WIDTH - LEFT - RIGHT)) * (length - start)));
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
    ${roundTicks(start, length, 6).map(
      (at) => html`<text class="tick" key=${at} x=${x(at)} y=${HEIGHT - BOTTOM + 24}>${at}</text>`,
    )}
    ${leadChanges(points).map(
      ({ step: at, seat }) => html`<g key=${at} class="lead"><title>${t("took-lead", { name: names[seat] })}</title>
        <path d=${`M${x(at)},${TOP + 2}V${HEIGHT - BOTTOM}`} />
        <g class=${`mark seat-${wears(seat) + 1}`} transform=${`translate(${x(at)} ${TOP - 8})`}>${mark(wears(seat) + 1, 11)}</g></g>`,
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
