// The painted sheet under the maps: sea, land, rivers, hills, far names, and the lamp's light at night.
import { hills, land, rivers, shades, sheet } from "./coast.js";
import { html } from "./html.js";
import { onSheet } from "./projection.js";

const GRAIN = new URL("../grain.png", import.meta.url).pathname;

/** Lands and seas beyond the games: words (a bar parts lines), latitude, longitude, turn. */
/** @type {Lettering[]} */
const FAR = [
  ["Germania", 51.2, 13.2, 4],
  ["Sarmatia", 49.6, 29, -6],
  ["Gaetulia", 31.2, 1.2, 8],
  ["Libya", 29.4, 15, 0],
];
/** @type {Lettering[]} */
const SEAS = [
  ["Oceanus", 45.6, -8.2, 12],
  ["Pontus Euxinus", 43.2, 34.3, -10],
];

/** @typedef {[words: string, lat: number, lon: number, turn: number]} Lettering */

/** @param {Lettering[]} names @param {string} style */
const lettering = (names, style) =>
  names.map(([words, lat, lon, turn]) => {
    const [x, y] = onSheet({ lat, lon });
    const lines = words.split("|").map((line, n) => html`<tspan x="0" dy=${n ? 19 : 0}>${line}</tspan>`);
    return html`<text class=${style} transform=${`translate(${x} ${y}) rotate(${turn})`}>${lines}</text>`;
  });

/** The gradients and patterns that pieces and areas of any title use. */
const defs = html`<defs>
  <linearGradient id="bevel" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".34" />
    <stop offset=".45" stop-color="#fff" stop-opacity="0" />
    <stop offset="1" stop-color="#000" stop-opacity=".26" />
  </linearGradient>
  <radialGradient id="lamplight" cx=".5" cy=".42" r=".62">
    <stop offset="0" class="lamp-in" />
    <stop offset="1" class="lamp-out" />
  </radialGradient>
  <pattern id="waves" width="54" height="30" patternUnits="userSpaceOnUse">
    <path class="wave" d="M4 9q4-4 8 0t8 0M31 24q4-4 8 0t8 0" />
  </pattern>
  <pattern id="grain" width="160" height="160" patternUnits="userSpaceOnUse">
    <image href=${GRAIN} width="160" height="160" />
  </pattern>
  <pattern id="hatch-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V7" class="hatch seat-1" />
  </pattern>
  <pattern id="hatch-2" width="8" height="8" patternUnits="userSpaceOnUse">
    <circle cx="2" cy="2" r="1.1" class="hatch-dot seat-2" /><circle cx="6" cy="6" r="1.1" class="hatch-dot seat-2" />
  </pattern>
  <path id="land" d=${land} />
</defs>`;

const whole = { x: sheet.x, y: sheet.y, width: sheet.w, height: sheet.h };

/**
 * Made once for each title: Preact leaves an element alone that it is given again.
 * @param {Lettering[]} [seas] names of seas that this title leaves free
 */
export const paintSheet = (seas = []) => html`${defs}
  <g class="sheet" aria-hidden="true">
    <rect class="sea" ...${whole} />
    <rect fill="url(#waves)" ...${whole} />
    ${[5, 4, 3, 2, 1].map((depth) => html`<use href="#land" class=${`water water-${depth}`} />`)}
    <use href="#land" class="land" />
    <path class="river" d=${rivers} />
    <path class="hill-shade" d=${shades} />
    <path class="hill" d=${hills} />
    <use href="#land" class="coast" />
    ${lettering(FAR, "far")}${lettering([...SEAS, ...seas], "far at-sea")}
    <rect class="grain" fill="url(#grain)" ...${whole} />
  </g>`;

/** The lamp's falling light, seen only at night; it lies under the pieces. */
export const light = html`<rect class="lamp" fill="url(#lamplight)" aria-hidden="true" ...${whole} />`;
