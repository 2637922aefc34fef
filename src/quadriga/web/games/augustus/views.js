// A painted view for the head of each colour's objectives, in tints of the head itself; drawn once, used by every card.
import { html } from "../../app/html.js";

const TREES = [
  "M196 61l4 9h-2l4 10h-13l4 -10h-2z", "M212 58l5 11h-2l5 12h-16l5 -12h-2z", "M226 62l4 8h-1l4 8h-11l4 -8h-1z",
  "M180 66l4 8h-1l4 8h-11l4 -8h-1z", "M162 63l4 10h-2l4 11h-14l4 -11h-2z",
].join("");
const GROVE = [[262, 98, 86, 78, 11], [300, 96, 87, 81, 8], [334, 94, 80, 72, 13]];
const COLUMNS = [184, 208, 232, 284, 308, 332].map((x) => `M${x} 92v-38h9v38zM${x - 2} 54v-4h13v4z`).join("");
const RUIN = [224, 242, 260].map((x) => `M${x} 92v-34h8v34zM${x - 2} 58v-4h12v4z`).join("");
const LEAVES = "q-12 -15 -28 -6q14 10 28 6zM0 0q-15 -3 -26 12q13 3 26 -12zM0 0q12 -15 28 -6q-14 10 -28 6zM0 0q15 -3 26 12q-13 3 -26 -12zM0 0q3 -15 15 -21q-2 14 -15 21zM0 0q-3 -15 -12 -21q0 14 12 21z";
const PALMS = [[279, 51, 1], [312, 61, 0.75], [341, 52, 0.95]];

/** @param {string} colour @param {any} inside */
const view = (colour, inside) =>
  html`<symbol id=${`augustus-view-${colour}`} viewBox="0 0 360 124" preserveAspectRatio="xMaxYMax slice">${inside}</symbol>`;

/** The four views; other drawings refer to them by id. */
export const views = html`<svg class="augustus-views" width="0" height="0" aria-hidden="true"><defs>
  ${view("green", html`<g class="augustus-v1"><circle cx="286" cy="34" r="20" /><path d="M0 74Q50 36 112 62T214 46T300 58T360 44V124H0Z" /></g>
    <g class="augustus-v2"><path d="M0 92Q70 58 150 82T360 68V124H0Z" /><path d=${TREES} /></g>
    <g class="augustus-v3"><path d="M0 108Q90 84 190 102T360 88V124H0Z" />
      ${GROVE.map(([x, foot, top, y, r]) => html`<path d=${`M${x - 2} ${foot}h4V${top}h-4z`} /><circle cx=${x} cy=${y} r=${r} /><circle cx=${x - r * 0.8} cy=${y + r * 0.6} r=${r * 0.72} /><circle cx=${x + r * 0.8} cy=${y + r * 0.6} r=${r * 0.72} />`)}</g>
    <path class="augustus-v4" d="M0 100Q120 96 230 112T360 112V124H0Z" />`)}
  ${view("pink", html`<g class="augustus-v1"><circle cx="262" cy="46" r="30" /></g>
    <g class="augustus-v2"><path d="M0 88L46 54L72 74L118 36L166 80L196 62L244 90L300 58L360 88V124H0Z" /></g>
    <g class="augustus-v3"><path d="M222 48h74v6h-74zM216 92h86v5h-86z" /><path d=${RUIN} />
      <path d="M286 92v-22h8v22zM284 70v-4h12v4zM318 57q7 17 5 41h-10q-2 -24 5 -41zM334 69q5 13 4 31h-7q-2 -18 4 -31zM204 64q6 14 4 34h-8q-2 -20 4 -34z" />
      <path d="M150 102Q250 86 360 98V124H0V112Z" /></g>
    <path class="augustus-v4" d="M0 100Q110 98 220 112T360 112V124H0Z" />`)}
  ${view("orange", html`<g class="augustus-v1"><circle cx="228" cy="44" r="24" /></g>
    <g class="augustus-v2"><path d="M96 84L140 44L184 84ZM166 84L196 58L226 84ZM0 84Q60 72 130 84T360 80V124H0Z" /></g>
    <g class="augustus-v3"><path d="M0 104Q90 82 200 100T360 88V124H0Z" />
      ${PALMS.map(([x, y, size]) => html`<g transform=${`translate(${x} ${y}) scale(${size})`}><path d="M-5 46q6 -21 3 -46l4 0q4 26 -2 46z" /><path d=${`M0 0${LEAVES}`} /></g>`)}</g>
    <path class="augustus-v4" d="M0 102Q120 98 230 112T360 110V124H0Z" />`)}
  ${view("senator", html`<g class="augustus-v1"><path d="M170 34L262 4L354 34V42H170Z" /></g>
    <g class="augustus-v2"><path d="M178 44h168v4H178zM174 92h176v5H174z" /><path d=${COLUMNS} /></g>
    <g class="augustus-v3"><path d="M164 97h196v27H164z" /><path d="M252 96q0-16 10-17q-5-3-5-9q0-8 7-8t7 8q0 6-5 9q10 1 10 17z" /></g>
    <path class="augustus-v2" d="M164 103h196v2H164zM154 110h206v2H154z" /><path class="augustus-v4" d="M0 96Q80 96 150 104L164 124H0Z" />`)}
</defs></svg>`;
