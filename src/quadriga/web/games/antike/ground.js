// The painted sheet of a map: sea, land, rivers, hills, far names, borders. Made once; Preact leaves it alone afterwards.
import { html } from "../../look/map/html.js";

/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {[words: string, lat: number, lon: number]} Lettering a bar parts lines */

const GRAIN = new URL("../../look/grain.png", import.meta.url).pathname;

/** @type {Record<string, {lands: Lettering[], seas: Lettering[]}>} */
const FAR = {
  orient: {
    lands: [["Scythia", 47.6, 38.6], ["Libya", 25.4, 17.5], ["Aethiopia", 9.6, 34.4], ["Parthia", 37.6, 60.4]],
    seas: [["Mare|Erythraeum", 8.9, 55.4], ["Mare|Caspium", 42.4, 51.2]],
  },
  occident: {
    lands: [["Sarmatia", 52.6, 33], ["Gaetulia", 29.6, -1.5], ["Libya", 27.6, 19.5], ["Arabia", 28.2, 42.4]],
    seas: [["Oceanus", 46.7, -5.6]],
  },
};

const defs = html`<linearGradient id="bevel" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".34" /><stop offset=".45" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-color="#000" stop-opacity=".26" />
  </linearGradient>
  <radialGradient id="lamplight" cx=".5" cy=".42" r=".62"><stop offset="0" class="lamp-in" /><stop offset="1" class="lamp-out" /></radialGradient>
  <pattern id="waves" width="54" height="30" patternUnits="userSpaceOnUse"><path class="wave" d="M4 9q4-4 8 0t8 0M31 24q4-4 8 0t8 0" /></pattern>
  <pattern id="grain" width="160" height="160" patternUnits="userSpaceOnUse"><image href=${GRAIN} width="160" height="160" /></pattern>
  <pattern id="held-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" class="hatch seat-1" /></pattern>
  <pattern id="held-2" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.1" class="hatch-dot seat-2" /><circle cx="6" cy="6" r="1.1" class="hatch-dot seat-2" /></pattern>
  <pattern id="held-3" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H9M0 0V9" class="hatch seat-3" /></pattern>
  <pattern id="held-4" width="11" height="11" patternUnits="userSpaceOnUse"><circle cx="5.5" cy="5.5" r="2.6" class="hatch seat-4" /></pattern>
  <pattern id="held-5" width="10" height="8" patternUnits="userSpaceOnUse"><path d="M0 6L5 2L10 6" class="hatch seat-5" /></pattern>`;

/** @param {Plan} plan @param {Lettering[]} names @param {string} style */
const lettering = (plan, names, style) =>
  names.map(([words, lat, lon]) => {
    const [x, y] = plan.put(lat, lon);
    return html`<text class=${style} transform=${`translate(${x} ${y})`}>${words.split("|").map((line, n) => html`<tspan x="0" dy=${n ? 19 : 0}>${line}</tspan>`)}</text>`;
  });

/** @type {WeakMap<Plan, any>} */
const grounds = new WeakMap();

/** @param {Plan} plan */
export function groundOf(plan) {
  const known = grounds.get(plan) ?? paint(plan);
  grounds.set(plan, known);
  return known;
}

/** @param {Plan} plan */
function paint(plan) {
  return html`<defs>
      ${defs}<path id="land" d=${plan.sheet.land} />
      ${plan.places.map(({ id, area }) => html`<path id=${`area-${id}`} d=${area} /><clipPath id=${`within-${id}`}><use href=${`#area-${id}`} /></clipPath>`)}
      <path id="land-borders" d=${plan.borders.land} /><path id="sea-borders" d=${plan.borders.sea} />
    </defs>
    ${sheetOf(plan)}`;
}

/** What is painted under the provinces; it draws on the definitions of the board. @param {Plan} plan */
export function sheetOf(plan) {
  const { frame, rivers, hills, shades } = plan.sheet;
  const whole = { x: frame.x, y: frame.y, width: frame.w, height: frame.h };
  return html`<g class="sheet" aria-hidden="true">
      <rect class="sea" ...${whole} /><rect fill="url(#waves)" ...${whole} />
      ${[5, 4, 3, 2, 1].map((depth) => html`<use href="#land" class=${`water water-${depth}`} />`)}
      <use href="#land" class="land" /><path class="river" d=${rivers} /><path class="hill-shade" d=${shades} /><path class="hill" d=${hills} /><use href="#land" class="coast" />
      ${lettering(plan, FAR[plan.id].lands, "far")}${lettering(plan, FAR[plan.id].seas, "far at-sea")}
      <rect class="grain" fill="url(#grain)" ...${whole} />
    </g>`;
}

/** Borders in their kinds, over the tint of the provinces: solid on land, waves at sea. @param {Plan} plan */
export const borders = (plan) => html`<g class="borders" aria-hidden="true">
  <path class="rim" d=${plan.rim} />
  <use href="#sea-borders" class="border sea-under" /><use href="#sea-borders" class="border at-sea" />
  <use href="#land-borders" class="border land-under" /><use href="#land-borders" class="border on-land" />
</g>`;

/** @param {Plan} plan */
export function lightOf({ sheet: { frame } }) {
  return html`<rect class="lamp" fill="url(#lamplight)" aria-hidden="true" x=${frame.x} y=${frame.y} width=${frame.w} height=${frame.h} />`;
}
