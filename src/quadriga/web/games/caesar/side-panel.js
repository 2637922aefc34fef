// What the box shows of a side: markers left, bonus tokens, bag, hand, and the tokens that nobody has seen yet.
import { html } from "../../look/map/html.js";
import { tokenOf } from "./moves.js";
import { bonusIcon, bonusWords, icon, sideNumber } from "./pieces.js";
import { backOf, smallToken } from "./tokens.js";
import { stage } from "./stage.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Side} Side */

/** @param {Table} table @param {string} id of a side */
export function sidePanel(table, id) {
  const { catalogue, t } = table;
  const { board } = catalogue;
  const { now, next } = stage(table);
  const [side, then] = [now, next].map((view) => /** @type {Side} */ (view.sides.find((one) => one.id === id)));
  const number = sideNumber(board, id);
  return html`<div class=${`caesar side-panel seat-${number + 1}`}>
    <div class="supply" role="img" aria-label=${t("caesar-markers-left", { left: side.markers_left, all: board.markers })}>
      ${Array.from({ length: board.markers }, (_, n) => html`<i class=${markerState(n, side, then, board.markers)}></i>`)}
    </div>
    <div class="big">
      ${then.markers_left !== side.markers_left && html`<s>${side.markers_left}</s> `}${then.markers_left}<small>${t("caesar-to-place", { count: then.markers_left })}</small>
    </div>
    <div class="facts">
      ${Object.keys(side.bonuses).length > 0 && html`<span class="fact">${Object.entries(side.bonuses).map(([one, count]) => bonusChip(table, one, count))}</span>`}
      ${side.markers.senate > 0 && html`<span class="fact" title=${t("caesar-under-senate", { count: side.markers.senate })}>${icon("senate")}<b>${side.markers.senate}</b><span class="hidden">${t("caesar-under-senate", { count: side.markers.senate })}</span></span>`}
      <span class="fact" title=${t("caesar-in-bag", { count: side.bag_size })}>${icon("bag")}${side.bag_size}<span class="hidden">${t("caesar-in-bag", { count: side.bag_size })}</span></span>
      ${side.seat !== null && html`<span class="fact backs">${Array.from({ length: Math.min(6, side.hand_size) }, () => backOf(number))}<span class="soft">${t("caesar-in-hand", { count: side.hand_size })}</span></span>`}
      ${side.draws_to_skip > 0 && html`<span class="fact soft">${t("caesar-skips-draw", { count: side.draws_to_skip })}</span>`}
    </div>
    ${Object.keys(side.centurions).length > 0 && html`<div class="camp"><span class="chip">${icon("centurion")}</span>${Object.keys(side.centurions).map((one) => smallToken(tokenOf(table, one), number, table.name("token", one)))}</div>`}
    ${side.seat === null ? html`<details><summary>${t("caesar-not-played")}</summary>${remaining(table, side)}</details>` : remaining(table, side)}
  </div>`;
}

/** @param {number} n @param {Side} side @param {Side} then @param {number} all */
const markerState = (n, side, then, all) => {
  const out = all - side.markers_left;
  if (n < out) return n < side.markers.removed ? "out removed" : "out";
  return n < all - then.markers_left ? "going" : "";
};

/** @param {Table} table @param {string} id @param {number} count */
export const bonusChip = (table, id, count) =>
  html`<span class="chip" title=${bonusWords(table, id)} role="img" aria-label=${`${table.name("bonus", id)}${count > 1 ? ` × ${count}` : ""}`}>${icon(bonusIcon(table.catalogue.board, id))}${count > 1 && html`<i>${count}</i>`}</span>`;

/**
 * Tokens that have not been seen on the map: struck through once they have. Those in one's own hand stand out.
 * @param {Table} table
 * @param {Side} side
 */
function remaining(table, side) {
  const { board } = table.catalogue;
  const left = (/** @type {string} */ id) => side.unseen?.[id] ?? (side.hand?.[id] ?? 0) + (side.bag?.[id] ?? 0);
  const tokens = board.tokens.filter((one) => one.in_bag > 0);
  const kinds = [...new Set(tokens.map((one) => one.icons[0]))];
  const cells = (/** @type {import("./types.js").Token} */ { id, values, in_bag }) =>
    Array.from({ length: in_bag }, (_, n) => {
      const state = n >= left(id) ? "gone" : n < (side.hand?.[id] ?? 0) ? "held" : "";
      return html`<span class=${state} title=${table.name("token", id)}>${values[0]}·${values[1]}</span>`;
    });
  return html`<ul class="remaining" aria-label=${table.t("caesar-not-played")}>
    ${kinds.map((kind) => html`<li>${icon(kind)}${tokens.filter((one) => one.icons[0] === kind).flatMap(cells)}</li>`)}
  </ul>`;
}
