// Two moves that a review compares, on a board: a lamp where the better one leads, a cross where the one played does.
import { html, piece } from "../../look/map/html.js";

/** @typedef {"better"|"played"} Verdict */
/** @typedef {[number, number]} Point */

const SIGNS = { better: "lamp", played: "cross" };
/** The discs keep off the piece they speak of, each to its side. @type {Record<Verdict, Point>} */
const ASIDE = { better: [-21, -21], played: [21, -21] };
const SIZE = 15;
/** How far from either place the arrow ends, and how long its head is. */
const [CLEAR, HEAD] = [30, 13];

/**
 * The moves that are compared, each with what the title has found for it; without that, a move is left out.
 * @template T
 * @param {{hint: (import("../../types.js").HintData & {verdict?: Verdict})[]|null}} table
 * @param {(actions: string[]) => T|undefined} find
 * @returns {{verdict: Verdict, found: T}[]}
 */
export function compared({ hint }, find) {
  return (hint ?? []).flatMap(({ verdict, actions }) => {
    const found = verdict && find(actions);
    return verdict && found !== undefined ? [{ verdict, found }] : [];
  });
}

/**
 * Whether moves are compared, and no hint is given.
 * @param {{hint: {verdict?: Verdict}[]|null}} table
 */
export const isComparing = ({ hint }) => Boolean(hint?.[0]?.verdict);

/** @param {{verdict: Verdict, at: Point, k?: number}} props `k`: how many times as large as usual */
export const VerdictDisc = ({ verdict, at: [x, y], k = 1 }) =>
  html`<g class=${`verdict-disc ${verdict}`} aria-hidden="true" transform=${`translate(${x} ${y}) scale(${k})`}><circle r="12.5" />
    <use href=${piece(SIGNS[verdict])} x=${-SIZE / 2} y=${-SIZE / 2} width=${SIZE} height=${SIZE} /></g>`;

/**
 * Both moves on a map, and an arrow from the one played to the better one.
 * @param {{table: any, placeOf: (actions: string[]) => Point|undefined, k?: number}} props
 */
export function Compared({ table, placeOf, k = 1 }) {
  const marks = compared(table, placeOf);
  const [from, to] = ["played", "better"].map((verdict) => marks.find((one) => one.verdict === verdict)?.found);
  return html`${from && to && html`<${Arrow} from=${from} to=${to} />`}
    ${marks.map(({ verdict, found: [x, y] }) => {
      const [dx, dy] = ASIDE[verdict];
      return html`<${VerdictDisc} key=${verdict} verdict=${verdict} at=${[x + dx * k, y + dy * k]} k=${k} />`;
    })}`;
}

/** @param {{from: Point, to: Point}} props */
function Arrow({ from: [x1, y1], to: [x2, y2] }) {
  const far = Math.hypot(x2 - x1, y2 - y1);
  if (far < 3 * CLEAR) return null;
  const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
  const [ex, ey] = [x2 - ux * CLEAR, y2 - uy * CLEAR];
  const wing = (/** @type {1|-1} */ side) => `${ex - (ux + side * uy * 0.6) * HEAD},${ey - (uy - side * ux * 0.6) * HEAD}`;
  return html`<g class="line-to-come" aria-hidden="true"><path d=${`M${x1 + ux * CLEAR},${y1 + uy * CLEAR}L${ex},${ey}`} />
    <path class="head" d=${`M${wing(1)}L${ex},${ey}L${wing(-1)}`} /></g>`;
}
