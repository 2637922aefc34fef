// The small things of Antike: icons, resources, units, towns, medals.
import { html, piece } from "../../look/map/html.js";
import { round } from "../../look/map/projection.js";

/** @typedef {import("./types.js").UnitKind} UnitKind */

export const EMBLEMS = ["bolt", "trident", "lyre", "wing", "crescent", "hammer"];
/** @type {Record<string, string>} */
export const SPACES = { iron: "iron", temple: "temple", gold: "bullion", maneuver_1: "sword", arming: "centurion", marble: "marble", know_how: "papyrus", maneuver_2: "sword" };
/** @type {Record<string, string>} */
export const KNOW_HOWS = { wheel: "wheel", sailing: "sail", market: "scales", monarchy: "throne", roads: "road", navigation: "compass", currency: "coins", democracy: "urn" };
/** @type {Record<string, string>} */
export const STACKS = { king: "crown", scholar: "papyrus", general: "centurion", citizen: "branch", navigator: "oar" };
/** @type {Record<string, string>} */
const RESOURCES = { marble: "marble", iron: "iron", gold: "bullion", coin: "gold" };
/** @type {Record<UnitKind, string>} */
export const UNITS = { legion: "shield", galley: "ship" };

/**
 * Class names, leaving out what does not hold.
 * @param {...(string|false|null|undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** @param {{id: string, class?: string}} props */
export const Icon = ({ id, class: style }) => html`<svg class=${classes("icon", style)} aria-hidden="true"><use href=${piece(id)} /></svg>`;

/**
 * An icon on the map, centred on a point.
 * @param {{id: string, size: number, x?: number, y?: number, class: string}} props
 */
export const Glyph = ({ id, size, x = 0, y = 0, class: style }) =>
  html`<use href=${piece(id)} class=${style} x=${round(x - size / 2)} y=${round(y - size / 2)} width=${size} height=${size} />`;

/** @param {{colour: number, class?: string}} props */
export const Medal = ({ colour, class: style }) => html`<span class=${classes("medal", `seat-${colour + 1}`, style)}><${Icon} id=${EMBLEMS[colour]} /></span>`;

/** @param {number} r */
const hexagon = (r) => `M${[0, 1, 2, 3, 4, 5].map((n) => `${round(r * Math.sin((n * Math.PI) / 3))},${round(-r * Math.cos((n * Math.PI) / 3))}`).join("L")}Z`;
/** Marble is square, iron has six sides, gold is round: shape, icon and colour say the same. */
/** @type {Record<string, (r: number) => string>} */
const SHAPES = {
  marble: (r) => `M${-r * 0.9},${-r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`,
  iron: (r) => hexagon(r * 1.1),
  gold: (r) => `M${-r},0a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`,
};

/** @param {{kind: string, r: number, x?: number, y?: number}} props */
export const Medallion = ({ kind, r, x = 0, y = 0 }) => html`<g class=${`res ${kind}`} transform=${`translate(${x} ${y})`}>
  <path class="body" d=${(SHAPES[kind] ?? SHAPES.gold)(r)} /><${Glyph} id=${RESOURCES[kind]} size=${round(r * 1.32)} class="symbol" />
</g>`;

/**
 * A resource or a coin off the map.
 * @param {{kind: string}} props
 */
export const Resource = ({ kind }) =>
  kind === "coin"
    ? html`<span class="coin"><${Icon} id=${RESOURCES.coin} /></span>`
    : html`<svg class="resource" viewBox="-14 -14 28 28" aria-hidden="true"><${Medallion} kind=${kind} r=${12} /></svg>`;

const LEGION = { full: "M-12.5,-16.5Q0,-20 12.5,-16.5V15.5Q0,19.5 -12.5,15.5Z", compact: "M-11,-13.6Q0,-16.6 11,-13.6V13Q0,16.4 -11,13Z" };
const SAIL = { full: "M-11.5,-19Q0,-16 11.5,-19Q14.5,-10 11.5,-2H-11.5Q-8.5,-10 -11.5,-19Z", compact: "M-9,-15Q0,-12.8 9,-15Q11.4,-9 9,-2.6H-9Q-6.6,-9 -9,-15Z" };
const HULL = {
  full: "M-19,0H14.5L19.5,-4.5L21,-3.5Q20.5,13.5 9,16.5H-8Q-17.5,14.5 -19,0Z",
  compact: "M-16.2,-1.6H12L16.4,-5.4L17.7,-4.4Q17.2,12 8,14.6H-7.2Q-15,12.8 -16.2,-1.6Z",
};

/**
 * A stack of units: its shape says the kind, colour and emblem the nation, the figure how many.
 * @param {{kind: UnitKind, colour: number, count: number|string, form?: "full"|"compact"}} props
 */
export function Unit({ kind, colour, count, form = "full" }) {
  const small = form === "compact";
  const body = kind === "legion" ? LEGION[form] : HULL[form];
  const spot = kind === "legion" ? { x: 0, y: small ? -7.6 : -8.4, size: small ? 10 : 12 } : { x: 0.7, y: small ? -8.6 : -10.4, size: small ? 9.6 : 11.5 };
  const low = kind === "legion" ? (small ? 11.4 : 13.6) : small ? 11.2 : 13.2;
  return html`<path class="shadow" d=${body} transform="translate(0 2.5)" />
    ${kind === "galley" && html`<path class="body sail" d=${SAIL[form]} />`}
    <path class="body" d=${body} /><path class="bevel" d=${body} />
    <${Glyph} id=${EMBLEMS[colour]} ...${spot} class="emblem" />
    ${kind === "legion" && html`<path class="band" d=${small ? "M-10.5,-1.6H10.5" : "M-12,-1.2H12"} />`}
    ${count !== "" && html`<text class="figure" y=${low}>${count}</text>`}`;
}

/**
 * Units off the map.
 * @param {{kind: UnitKind, colour: number, count: number|string}} props
 */
export const UnitIcon = ({ kind, colour, count }) => html`<svg class="unit-icon" viewBox="-23 -22 46 42" aria-hidden="true">
  <g class=${`unit seat-${colour + 1}`}><${Unit} kind=${kind} colour=${colour} count=${count} /></g>
</svg>`;

const CITY = "M-15,13V-12h6.6v4.6h5.1v-4.6h6.6v4.6h5.1v-4.6H15V13Z";
const TEMPLE = "M0,-22L19,-9.5V-5H16V14H-16V-5H-19V-9.5Z";
const ROOF = "M0,-22L19,-9.5V-5H-19V-9.5Z";

/**
 * A city with or without temple, its resource at one corner and its defence at the other; a free site is its resource alone.
 * @param {{resource: string, colour: number|null, temple: boolean, defence: number|null}} props
 */
export function Town({ resource, colour, temple, defence }) {
  if (colour === null) return html`<g class="res deep" transform="translate(0 2)"><path class="body" d=${SHAPES[resource](14.5)} /></g><${Medallion} kind=${resource} r=${14.5} />`;
  const shape = temple ? TEMPLE : CITY;
  return html`<path class="shadow" d=${shape} transform="translate(0 2.5)" /><path class="body" d=${shape} /><path class="bevel" d=${shape} />
    ${temple && html`<path class="roof" d=${ROOF} /><path class="column" d="M-13.2,-4V13M13.2,-4V13" />`}
    <${Glyph} id=${EMBLEMS[colour]} size=${16} y=${temple ? 4.5 : 3.5} class="emblem" />
    <${Medallion} kind=${resource} r=${9.5} x=${17} y=${12} />
    ${defence !== null && html`<g class="defence" transform="translate(-17 12)"><path d="M-8.5,-9.5H8.5V2Q8.5,9 0,12Q-8.5,9 -8.5,2Z" /><text y="5">${defence}</text></g>`}`;
}
