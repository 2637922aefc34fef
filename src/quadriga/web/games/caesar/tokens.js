// Influence tokens off the map: large in the hand, small in lists.
import { html, piece } from "../../look/map/html.js";
import { EMBLEM } from "./pieces.js";

/** Pointed for Caesar, rounded for Pompey: outline, rim. */
const LARGE = [
  ["M-54,0L-34,-28H34L54,0L34,28H-34Z", "M-48,0L-31.5,-23.5H31.5L48,0L31.5,23.5H-31.5Z"],
  ["M-26,-28H26A28,28 0 0 1 26,28H-26A28,28 0 0 1 -26,-28Z", "M-26,-23.5H26A23.5,23.5 0 0 1 26,23.5H-26A23.5,23.5 0 0 1 -26,-23.5Z"],
];

/** @typedef {import("./types.js").Token} Token */

/**
 * The seal in the middle shows every icon of a token; a centurion wears a crest.
 * @param {Token} token
 * @param {number} side
 * @param {boolean} turned
 */
export function largeToken({ icons, values, centurions }, side, turned) {
  const [shape, rim] = LARGE[side];
  const [left, right] = turned ? [values[1], values[0]] : values;
  const size = icons.length > 1 ? 15 : 22;
  return html`<svg viewBox="-56 -31 112 62" aria-hidden="true">
    <path class="shadow" d=${shape} transform="translate(0 3)" /><path class="body" d=${shape} /><path class="bevel" d=${shape} /><path class="rim" d=${rim} />
    <circle r="17" class="seal" />
    ${icons.map((id, n) => html`<use href=${piece(id)} class="symbol" x=${(icons.length > 1 ? (n - 0.5) * 14 : 0) - size / 2} y=${-size / 2} width=${size} height=${size} />`)}
    ${centurions > 0 && html`<g class="crest" transform="translate(0 -26)"><circle r="9" /><use href=${piece("centurion")} x="-6" y="-6" width="12" height="12" /></g>`}
    <text x="-32" y="10">${left}</text><text x="32" y="10">${right}</text>
  </svg>`;
}

/** The back of a token that is not ours to see. @param {number} side */
export const backOf = (side) => html`<i class=${`back seat-${side + 1}`}></i>`;

/** A small token: icon and figures. @param {Token} token @param {number} side @param {string} name */
export const smallToken = ({ icons, values }, side, name) =>
  html`<span class=${`small-token seat-${side + 1}`} title=${name} role="img" aria-label=${name}>
    ${icons.map((id) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${piece(id)} width="24" height="24" /></svg>`)}<b>${values[0]}·${values[1]}</b>
  </span>`;

/** The medal of a side. @param {number} side @param {string} [style] */
export const emblem = (side, style = "") =>
  html`<span class=${`medal seat-${side + 1} ${style}`}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${piece(EMBLEM[side])} width="24" height="24" /></svg></span>`;
