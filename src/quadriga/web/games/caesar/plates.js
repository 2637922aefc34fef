// The provinces: areas, and plates (tabulae ansatae) with the bonus or marker in the middle and both totals in the handles.
import { html } from "../../look/map/html.js";
import { round } from "../../look/map/projection.js";
import { areas } from "./areas.js";
import { bonus, bonusIcon, delta, marker, sideNumber } from "./pieces.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Province} Province */
/** @typedef {import("./places.js").ProvincePlace} ProvincePlace */

/**
 * The area of a province: held ones in the colour and hatch of their side.
 * @param {Board} board
 * @param {{id: string, owner: string|null}} province
 * @param {string} style
 */
export function area(board, { id, owner }, style) {
  const side = sideNumber(board, owner);
  const held = side >= 0 ? `held seat-${side + 1}` : "";
  return html`<g key=${id} class=${style}>
    <path class=${`area ${held}`} d=${areas[id]} />
    ${held && html`<path class="area-hatch" fill=${`url(#hatch-${side + 1})`} d=${areas[id]} />`}
  </g>`;
}

/** @param {number} side @param {number} total @param {number} rival */
const handle = (side, total, rival) => {
  const way = side ? 1 : -1;
  return html`<g class=${`handle seat-${side + 1} ${total > rival ? "lead" : ""}`}>
    <path d=${`M${way * 12},-8L${way * 31},-11V11L${way * 12},8Z`} /><text x=${way * 22.5} y="5">${total}</text>
  </g>`;
};

/** One pip a border space: full where a token lies. @param {number} spaces @param {number} free */
const pips = (spaces, free) =>
  Array.from(
    { length: spaces },
    (_, n) => html`<circle class=${n < spaces - free ? "pip full" : "pip"} cx=${round((n - (spaces - 1) / 2) * 6.2)} cy="20.5" r="2.1" />`,
  );

/** @param {string} name @param {[number, number]} at @param {boolean} closed */
const lettering = (name, [x, y], closed) => {
  const lines = name.split(" ");
  const nearer = closed ? (y > 0 ? -6 : 4) : 0;
  return html`<text class="name" x=${x} y=${y + nearer}>${lines.map((line, n) => html`<tspan x=${x} dy=${n ? 11 : 0}>${line}</tspan>`)}</text>`;
};

/**
 * The plate of a province as it is `now` and as it would be `next`.
 * @param {{board: Board, province: import("./types.js").Land, name: string, now: Province, next: Province, place: ProvincePlace}} drawn
 */
export function plate({ board, province, name, now, next, place }) {
  const ghost = now !== next && !now.closed;
  const owner = sideNumber(board, next.owner);
  const coming = ghost && next.closed;
  const settled = now.closed;
  const spaces = province.borders.length;
  const middle = now.bonus ? bonus(bonusIcon(board, now.bonus)) : html`<circle class="hollow" r="13" />`;
  return html`${
      settled
        ? owner < 0
          ? html`<circle class="tied" r="13" /><path class="tied" d="M-5,-2.6H5M-5,2.6H5" />`
          : marker({ side: owner, turned: next.marker_turned, style: now.marker_turned === next.marker_turned ? "" : "ghost" })
        : html`${handle(0, next.influence[0], next.influence[1])}${handle(1, next.influence[1], next.influence[0])}${middle}${pips(spaces, next.free_spaces)}`
    }
    ${coming && owner >= 0 && marker({ side: owner, size: 13, style: "ghost" })} ${lettering(name, place.name, settled)}
    ${ghost && [0, 1].map((side) => changed(now, next, side, place.changes[side]))}`;
}

/** @param {Province} now @param {Province} next @param {number} side @param {[number, number]} at */
const changed = (now, next, side, [x, y]) => {
  const change = next.influence[side] - now.influence[side];
  return change !== 0 && delta(change, x, y);
};

/** The space for a second marker: dotted while it is free. @param {Board} board @param {Province} now @param {Province} next @param {ProvincePlace} place */
export function second(board, now, next, place) {
  if (!place.second) return null;
  const [x, y] = place.second;
  const side = sideNumber(board, next.owner);
  if (side < 0 || next.second_waits) return html`<circle class="dotted" cx=${x} cy=${y} r="12" />`;
  return marker({ side, x, y, size: 12, style: now.owner === next.owner ? "" : "ghost" });
}
