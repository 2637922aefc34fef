// The pieces of Caesar!, drawn: tesserae, markers, roundels, plates.
import { html, piece } from "../../look/map/html.js";
import { round } from "../../look/map/projection.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Border} Border */

/** Caesar's tesserae are pointed, Pompey's rounded, so that the sides differ in grey too: outline and inner rim. */
const TESSERA = [
  ["M-24.5,0L-15.5,-13H15.5L24.5,0L15.5,13H-15.5Z", "M-21,0L-13.8,-10.2H13.8L21,0L13.8,10.2H-13.8Z"],
  [
    "M-11.5,-13H11.5A13,13 0 0 1 11.5,13H-11.5A13,13 0 0 1 -11.5,-13Z",
    "M-11.5,-10.2H11.5A10.2,10.2 0 0 1 11.5,10.2H-11.5A10.2,10.2 0 0 1 -11.5,-10.2Z",
  ],
];
export const EMBLEM = ["bolt", "trident"];

/**
 * An icon in a map, its middle at x, y.
 * @param {string} id @param {number} size @param {string} style @param {number} [x] @param {number} [y]
 */
export const glyph = (id, size, style, x = 0, y = 0) =>
  html`<use href=${piece(id)} class=${style} x=${round(x - size / 2)} y=${round(y - size / 2)} width=${size} height=${size} />`;

/** An icon in a line of text. @param {string} id @param {string} [style] */
export const icon = (id, style = "") =>
  html`<svg class=${`icon ${style}`} viewBox="0 0 24 24" aria-hidden="true"><use href=${piece(id)} width="24" height="24" /></svg>`;

/**
 * The place of a side in the catalogue, from 0 (-1: none); its colour and emblem are those of this seat of the look.
 * @param {Board} board
 * @param {string|null} id
 */
export const sideNumber = (board, id) => board.sides.findIndex((one) => one.id === id);

/**
 * What shows on the two ends of a token that lies face up: the figure for the first province, then for the second.
 * @param {Border} space
 * @param {Board} board
 * @returns {[number, number]|null}
 */
export function figuresOf(space, board) {
  const token = board.tokens.find((one) => one.id === space.token);
  if (!token || !space.toward) return null;
  const [first, second] = token.values;
  return space.toward === board.borders.find((one) => one.id === space.id)?.between[0] ? [first, second] : [second, first];
}

/** The icon of a bonus token: that of its first effect. @param {Board} board @param {string} id */
export const bonusIcon = (board, id) => board.bonuses.find((one) => one.id === id)?.effects[0] ?? id;

/** The rule that says what an effect does. @type {Record<string, string>} */
const RULE_OF = { tactics: "CAE-15", might: "CAE-16", senate: "CAE-17", wealth: "CAE-18", poison: "CAE-22", centurion: "CAE-24" };

/**
 * What a bonus token is called and does, in the words of its rules.
 * @param {import("./types.js").Table} table
 * @param {string} id
 */
export function bonusWords({ catalogue, name }, id) {
  const effects = catalogue.board.bonuses.find((one) => one.id === id)?.effects ?? [];
  const rules = effects.map((effect) => catalogue.rules.find((one) => one.id === RULE_OF[effect])?.text.replaceAll("*", "") ?? "");
  return rules.filter(Boolean).join(" ") || name("bonus", id);
}

/**
 * A token on the map: its two ends show which figure counts for which province; face down it shows its back.
 * @param {{side: number, figures: [number, number]|null, down: boolean, covered: boolean, angle: number, style?: string}} token
 */
export function tessera({ side, figures, down, covered, angle, style = "" }) {
  const [shape, rim] = TESSERA[side];
  const degrees = round((angle * 180) / Math.PI);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const figure = (/** @type {number} */ value, /** @type {number} */ way) =>
    html`<text class=${value === 0 ? "figure zero" : "figure"} x=${round(ux * 13.2 * way)} y=${round(uy * 13.2 * way + 5.4)}>${value}</text>`;
  return html`<g class=${`tessera seat-${side + 1} ${down ? "down" : ""} ${style}`}>
    <g transform="translate(0 2.5)"><path class="shadow" d=${shape} transform=${`rotate(${degrees})`} /></g>
    <g transform=${`rotate(${degrees})`}>
      <path class="body" d=${shape} /><path class="bevel" d=${shape} /><path class="rim" d=${rim} />
    </g>
    ${!covered && (down || !figures) && glyph(EMBLEM[side], 15, "emblem")}
    ${!covered && !down && figures && html`${glyph(EMBLEM[side], 9, "emblem")}${figure(figures[0], -1)}${figure(figures[1], 1)}`}
  </g>`;
}

/**
 * A control marker: a round of coloured marble with the emblem of its side, or its plain back.
 * @param {{side: number, x?: number, y?: number, size?: number, turned?: boolean, style?: string}} marker
 */
export const marker = ({ side, x = 0, y = 0, size = 14, turned = false, style = "" }) =>
  html`<g class=${`marker seat-${side + 1} ${turned ? "down" : ""} ${style}`} transform=${`translate(${x} ${y})`}>
    <circle class="shadow" r=${size} cy="2.5" /><circle class="body" r=${size} /><circle class="bevel" r=${size} />
    <circle class="rim" r=${size - 2.6} />${turned ? html`<path class="bar-sinister" d=${`M${-size * 0.5},${size * 0.5}L${size * 0.5},${-size * 0.5}`} />` : glyph(EMBLEM[side], round(size * 1.15), "emblem")}
  </g>`;

/** An empty border space: a plaster roundel with its symbol; the special ones have two rings. @param {import("./types.js").Space} space */
export const roundel = (space) =>
  html`${space.double_circle && html`<circle class="second" r="18.5" />`}<circle class="dish" r="15" />${glyph(space.icon, 17, "symbol")}`;

/** A bonus token. @param {string} icon */
export const bonus = (icon) =>
  html`<g class="bonus"><circle class="shadow" r="15" cy="2.5" /><circle class="body" r="15" /><circle class="bevel" r="15" /><circle class="rim" r="12.6" />${glyph(icon, 17, "symbol")}</g>`;

/** A numbered disc that ties a place to a line of a card. @param {number} number @param {number} x @param {number} y @param {string} [style] */
export const flag = (number, x, y, style = "now") =>
  html`<g class=${`flag-no ${style}`} transform=${`translate(${x} ${y})`}><circle r="10.5" /><text y="5">${number}</text></g>`;

/** How much a total would change. @param {number} change @param {number} x @param {number} y */
export const delta = (change, x, y) =>
  html`<g class=${`delta-tag ${change < 0 ? "less" : ""}`} transform=${`translate(${x} ${y})`}><rect x="-14" y="-9.5" width="28" height="19" rx="9.5" /><text y="4.6">${change > 0 ? "+" : "−"}${Math.abs(change)}</text></g>`;
