// What lies on the map and may be chosen: border spaces with their tokens, provinces with their plates.
import { html } from "../../look/map/html.js";
import { chooseBorder, lay, meant, targets } from "./moves.js";
import { bonusWords, figuresOf, glyph, marker, roundel, sideNumber, tessera } from "./pieces.js";
import { plate } from "./plates.js";
import { target } from "./target.js";

/** The gold light round a place. @param {boolean} wide */
const halo = (wide) => html`<circle class="halo" r=${wide ? 29 : 23} /><circle class="ring" r=${wide ? 27.5 : 19.5} />`;

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Border} Border */
/** @typedef {import("./types.js").Province} Province */
/**
 * What a drawing needs beside what it draws: names, the newest table, the lens.
 * @typedef {{board: Board, name: (kind: string, id: string) => string, latest: () => Table, lens: () => import("../../look/map/lens.js").Lens|null}} Means
 */

/**
 * A border space: its roundel while it is free, else the token on it, and the marker on that.
 * @param {Means} means
 * @param {import("./types.js").Space} space
 * @param {import("./places.js").BorderPlace} place
 * @param {{now: Border, next: Border, fresh: boolean, glows: boolean, label?: string, pressed: boolean, turns: boolean, lit: boolean, state: string, style: string}} drawn
 */
export function drawBorder({ board, name, latest, lens }, space, { x, y, angle }, drawn) {
  const { now, next, fresh, glows, label = "", pressed, turns: badge, lit, state, style } = drawn;
  const chosen = { table: latest, lens, label, pressed, x, y, meaning: (/** @type {Table} */ table) => meant(table, space.id), choose: (/** @type {Table} */ table) => chooseBorder(table, space.id) };
  return html`<g key=${space.id} class=${style} transform=${`translate(${x} ${y})`} data-border=${space.id} ...${glows ? target(chosen) : {}}>
    <title>${label || name("border", space.id)}</title>
    ${(glows || fresh || lit) && halo(next.side !== null && !fresh)} ${glows && html`<circle class="reach" r="24" />`}
    ${
      next.side
        ? tessera({ side: sideNumber(board, next.side), figures: figuresOf(next, board), down: next.face !== "up", covered: now.marker !== null, angle, style: state })
        : roundel(space)
    }
    ${next.marker && marker({ side: sideNumber(board, next.marker), size: 12.5, style: now.marker ? "" : "ghost" })}
    ${badge && html`<g class="turn-badge" transform="translate(20 -17)"><circle r="9" />${glyph("turn", 12, "symbol")}</g>`}
    ${glows && html`<circle class="focus-ring" r="27" />`}
  </g>`;
}

/**
 * A province's plate; its marker can be something to choose.
 * @param {Means} means
 * @param {import("./types.js").Land} one
 * @param {import("./places.js").ProvincePlace} place
 * @param {{now: Province, next: Province, label?: string, pressed: boolean, style: string}} drawn
 */
export function drawProvince({ board, name, latest, lens }, one, place, { now, next, label, pressed, style }) {
  const meaning = (/** @type {Table} */ table) => targets(table).provinces.get(one.id);
  const choose = (/** @type {Table} */ table) => {
    const action = meaning(table);
    if (action) lay(table, [action.action]);
  };
  const chosen = { table: latest, lens, label: label ?? "", pressed, x: place.x, y: place.y, meaning, choose };
  return html`<g key=${one.id} class=${style} transform=${`translate(${place.x} ${place.y})`} data-province=${one.id} ...${label ? target(chosen) : {}}>
    ${now.bonus && html`<title>${bonusWords(latest(), now.bonus)}</title>`} ${label && html`${halo(false)}<circle class="reach" r="24" />`}
    ${plate({ board, province: one, name: name("province", one.id), now, next, place })} ${label && html`<circle class="focus-ring" r="25" />`}
  </g>`;
}
