// Beside the board: how much of each kind of wealth is still on the map, and what was not laid out.
import { html } from "../../look/map/html.js";
import { momentOf } from "./moment.js";
import { classes, Good } from "./pieces.js";

/** @param {import("./types.js").Table} table */
export function Aside(table) {
  const { catalogue, envelope, name, t } = table, { left_over } = envelope.view;
  /** @type {Record<string, number>} */
  const free = {};
  for (const { wealth, taken_by } of Object.values(momentOf(table).cities)) if (wealth && taken_by === null) free[wealth] = (free[wealth] ?? 0) + 1;
  const kinds = Object.keys(catalogue.board.wealth), boxed = kinds.filter(kind => left_over[kind]);
  if (envelope.outcome && !boxed.length && !Object.keys(free).length) return null;
  return html`<section class="empire-stock">
    <h3>${t("empire-stock")}</h3>
    <ul>${kinds.map(kind => html`<li key=${kind} class=${classes(!free[kind] && "none")}><${Good} kind=${kind} name=${name("wealth", kind)} /><span class="hidden">${name("wealth", kind)}</span><b>${free[kind] ?? 0}</b></li>`)}</ul>
    ${boxed.length > 0 && html`<h3>${t("empire-left-over")}</h3>
    <ul class="left-over">${boxed.map(kind => html`<li key=${kind}><${Good} kind=${kind} name=${name("wealth", kind)} /><span class="hidden">${name("wealth", kind)}</span><b>${left_over[kind]}</b></li>`)}</ul>`}
  </section>`;
}
