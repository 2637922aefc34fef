// At the edge of the board: how much of each kind of wealth is still on the map, and what was not laid out.
import { html } from "../../look/map/html.js";
import { useKept } from "../common/kept.js";
import { momentOf } from "./moment.js";
import { classes, Good } from "./pieces.js";

/** @param {import("./types.js").Table} table */
export function Aside(table) {
  const keep = useKept(), { catalogue, envelope, name, t } = table, { left_over } = envelope.view;
  const cities = Object.values(momentOf(table).cities), all = cities.length, taken = cities.filter(city => city.taken_by !== null).length;
  /** @type {Record<string, number>} */
  const free = {};
  for (const { wealth, taken_by } of cities) if (wealth && taken_by === null) free[wealth] = (free[wealth] ?? 0) + 1;
  const kinds = Object.keys(catalogue.board.wealth), boxed = kinds.filter(kind => left_over[kind]);
  if (!Object.keys(free).length) return null;
  const row = (/** @type {string[]} */ list, /** @type {Record<string, number>} */ counts) => html`<ul>${list.map(kind => html`<li key=${kind} class=${classes(!counts[kind] && "none")}>
    <${Good} kind=${kind} name=${name("wealth", kind)} /><span class="hidden">${name("wealth", kind)}</span><b>${counts[kind] ?? 0}</b></li>`)}</ul>`;
  return keep("stock", [catalogue, JSON.stringify([free, left_over])], () => html`<section class="empire-stock" data-clear>
    <h3>${t("empire-stock")} <span class="count">${t("empire-taken", { taken, all })}</span></h3>${row(kinds, free)}
    ${boxed.length > 0 && html`<h3>${t("empire-left-over")}</h3>${row(boxed, left_over)}`}
  </section>`);
}
