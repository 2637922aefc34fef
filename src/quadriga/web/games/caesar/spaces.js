// What lies on the map and may be chosen: border spaces with their tokens, provinces with their plates.
import { html } from "../../look/map/html.js";
import { chooseBorder, lay, meant, targets } from "./moves.js";
import { figuresOf, glyph, marker, roundel, sideNumber, tessera } from "./pieces.js";
import { plate } from "./plates.js";
import { target } from "./target.js";

const halo = (wide) => html`<circle class="halo" r=${wide ? 29 : 23} /><circle class="ring" r=${wide ? 27.5 : 19.5} />`;

/** A border space: its roundel while it is free, else the token on it, and the marker on that. */
export function drawBorder(board, space, { x, y, angle }, drawn, name, latest, lens) {
  const { now, next, fresh, glows, label, pressed, turns: badge, lit, state, style } = drawn;
  const chosen = { table: latest, lens, label, pressed, x, y, meaning: (table) => meant(table, space.id), choose: (table) => chooseBorder(table, space.id) };
  return html`<g key=${space.id} class=${style} transform=${`translate(${x} ${y})`} data-border=${space.id} ...${glows ? target(chosen) : {}}>
    <title>${label ?? name("border", space.id)}</title>
    ${(glows || fresh || lit) && halo(next.side && !fresh)} ${glows && html`<circle class="reach" r="24" />`}
    ${
      next.side
        ? tessera({ side: sideNumber(board, next.side), figures: figuresOf(next, board), down: next.face !== "up", covered: now.marker, angle, style: state })
        : roundel(space)
    }
    ${next.marker && marker({ side: sideNumber(board, next.marker), size: 12.5, style: now.marker ? "" : "ghost" })}
    ${badge && html`<g class="turn-badge" transform="translate(20 -17)"><circle r="9" />${glyph("turn", 12, "symbol")}</g>`}
    ${glows && html`<circle class="focus-ring" r="27" />`}
  </g>`;
}

/** A province's plate; its marker can be something to choose. */
export function drawProvince(board, one, place, { now, next, label, pressed, style }, name, latest, lens) {
  const meaning = (table) => targets(table).provinces.get(one.id);
  const chosen = { table: latest, lens, label, pressed, x: place.x, y: place.y, meaning, choose: (table) => lay(table, [meaning(table).action]) };
  return html`<g key=${one.id} class=${style} transform=${`translate(${place.x} ${place.y})`} data-province=${one.id} ...${label ? target(chosen) : {}}>
    ${label && html`${halo(false)}<circle class="reach" r="24" />`}
    ${plate({ board, province: one, name: name("province", one.id), now, next, place })} ${label && html`<circle class="focus-ring" r="25" />`}
  </g>`;
}
