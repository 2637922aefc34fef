// The pieces of Augustus, drawn: tokens, the bag, the marks of colours and resources, laurels, rewards.
import { html } from "../../app/html.js";
import { Icon, Medal } from "../../parts/basics.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Reward} Reward */

/** Icons by the name of a symbol, where they differ. @type {Record<string, string>} */
const SYMBOLS = { double_sword: "sword" };
/** Each colour has a plant or a toga, so that it is never colour alone. @type {Record<string, string>} */
const GLYPHS = { senator: "senator", green: "oak", pink: "rose", orange: "palm" };

/** @param {string} symbol of a slot or a token */
export const symbolIcon = (symbol) => SYMBOLS[symbol] ?? symbol;

/** @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** A symbol in a line of words. @param {{symbol: string, name: string}} props */
export const Symbol = ({ symbol, name }) =>
  html`<span class="symbol" title=${name}><${Icon} name=${symbolIcon(symbol)} /><span class="hidden">${name}</span></span>`;

/** The mark of a colour. @param {{colour: string, name?: string}} props */
export const Colour = ({ colour, name = "" }) =>
  html`<span class=${`colour of-${colour}`} title=${name}><${Icon} name=${GLYPHS[colour]} />${name && html`<span class="hidden">${name}</span>`}</span>`;

/** Gold or wheat. @param {{resource: string, name: string}} props */
export const Good = ({ resource, name }) =>
  html`<span class=${`good-mark ${resource}`} title=${name}><${Icon} name=${resource} /><span class="hidden">${name}</span></span>`;

/** Points in their wreath; where they are counted at the end, what each is worth. @param {{card: import("./types.js").Card}} props */
export const Laurel = ({ card }) =>
  html`<span class=${classes("laurel", card.points === null && "later")}><${Icon} name="laurel" />
    <b>${card.points ?? `${card.power?.points}×`}</b></span>`;

/** A token as it comes out of the bag. @param {{token: string, style?: string}} props */
export const Token = ({ token, style = "" }) =>
  html`<span class=${`token ${style}`}><span class="face"><${Icon} name=${symbolIcon(token)} /></span></span>`;

/** The bag: an open sack of leather, with the number of tokens that are left in it. @param {{left: number, label: string}} props */
export const Sack = ({ left, label }) => html`<svg class="sack" viewBox="0 0 150 150" role="img" aria-label=${label}>
  <ellipse class="floor" cx="76" cy="140" rx="62" ry="8" />
  <path class="leather" d="M40 44Q8 84 14 116Q18 142 76 142T136 116Q142 84 110 44Z" />
  <path class="crease" d="M52 46Q34 82 36 120M98 46Q116 82 114 120M75 48Q72 70 75 86" />
  <path class="mouth" d="M34 36Q28 20 44 24Q52 12 66 20Q76 10 88 20Q102 12 108 24Q124 22 116 36Q96 50 75 50T34 36Z" />
  <path class="inside" d="M44 33Q58 26 75 27T106 33Q92 42 75 42T44 33Z" />
  <path class="cord" d="M36 47Q56 58 75 58T114 47" /><path class="cord" d="M104 52q10 8 8 24M98 54q4 10-2 22" />
  <text x="75" y="122">${left}</text>
</svg>`;

/** What a reward is for. @param {{reward: Reward, colours: string[]}} props */
function Face({ reward, colours }) {
  if (reward.kind === "colour") return html`<${Colour} colour=${reward.colour} /><i>×${reward.need}</i>`;
  if (reward.kind === "each_colour")
    return html`<span class="each">${colours.map((colour) => html`<${Colour} key=${colour} colour=${colour} />`)}</span>`;
  if (reward.kind === "count") return html`<span class="count"><${Icon} name="cards" />${reward.exactly}</span>`;
  return html`<span class=${`good-mark ${reward.resource}`}><${Icon} name=${reward.resource} /></span>`;
}

/**
 * A reward as a tablet: what it is for, its points, and whose it is or would be.
 * @param {{table: Table, id: string, owner: number|null, next: number|null}} props
 */
export function Tablet({ table, id, owner, next }) {
  const { catalogue, envelope, name, t } = table;
  const reward = catalogue.board.rewards[id];
  const gain = next !== owner && next !== null;
  const holder = gain ? next : owner;
  const who = owner === null ? t("augustus-free") : envelope.players[owner].name;
  const label = `${name("reward", id)}, ${t("count-points", { count: reward.points })}, ${who}`;
  return html`<li class=${classes("tablet", owner !== null && !gain && "gone", gain && "gain", table.lit.includes(id) && "lit")} title=${label}>
    <span class="hidden">${label}</span><span aria-hidden="true"><${Face} reward=${reward} colours=${catalogue.board.colours} /></span>
    <b aria-hidden="true">${reward.points}</b>${holder !== null && html`<${Medal} seat=${holder} size="tiny" />`}
  </li>`;
}
