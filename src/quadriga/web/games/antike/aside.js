// The almanac: nations, cities and personalities, in a drawer over the board.
import { html } from "../../look/map/html.js";
import { Segments } from "../../parts/basics.js";
import { Drawer } from "../../parts/drawer.js";
import { useState } from "../../vendor/hooks.js";
import { colours, leader } from "./nations.js";
import { startsOf } from "./options.js";
import { classes, Icon, Medal, Resource, STACKS } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").NationView} NationView */

const PARTS = ["nations", "cities", "figures"];

/** @param {Table} table */
export function Aside(table) {
  const { t } = table;
  const [isOpen, open] = useState(false);
  const [part, setPart] = useState(PARTS[0]);
  const Part = { nations: Nations, cities: Cities, figures: Figures }[part];
  return html`<button type="button" class="almanac-open" aria-expanded=${String(isOpen)} aria-label=${t("antike-almanac")} title=${t("antike-almanac")} onClick=${() => open(!isOpen)}><${Icon} id="book" /></button>
    ${isOpen && html`<${Drawer} title=${t("antike-almanac")} kind="almanac" close=${() => open(false)}>
      <${Segments} label=${t("antike-almanac")} value=${part} choose=${setPart} values=${PARTS.map((value) => ({ value, name: t(`antike-almanac-${value}`) }))} />
      <${Part} ...${table} />
    </${Drawer}>`}`;
}

/** @param {Table} table */
function Nations(table) {
  const { catalogue, envelope, name, t } = table;
  const worn = colours(table);
  return html`<ul class="almanac-list">${envelope.view.nations.map((/** @type {NationView} */ nation) => html`<li key=${nation.id}>
    <${Medal} colour=${worn[nation.id]} /><div><b>${name("nation", nation.id)}</b> <small>${leader(table, nation)}</small><p>${catalogue.glosses.nation[nation.id]}</p>
      <small>${t("antike-begins-in", { cities: startsOf(catalogue, { ...envelope, seats: 0 }, nation.id).map((id) => name("province", id)).join(", ") })}</small></div></li>`)}</ul>`;
}

/** @param {Table} table */
function Cities(table) {
  const { catalogue, envelope, name } = table;
  const worn = colours(table);
  const { map, provinces } = envelope.view;
  return html`<ul class="almanac-list">${catalogue.board.maps[map].provinces.map((/** @type {{id: string, resource: string}} */ { id, resource }) => {
    const owner = provinces[id]?.city;
    return html`<li key=${id}><span title=${name("resource", resource)}><${Resource} kind=${resource} /></span><div><b>${name("province", id)}</b> ${owner && html`<${Medal} colour=${worn[owner]} class="tiny" /><small> ${name("nation", owner)}</small>`}<p>${catalogue.glosses.province[id]}</p></div></li>`;
  })}</ul>`;
}

/** @param {Table} table */
function Figures(table) {
  const { catalogue, envelope, name, t } = table;
  return Object.entries(/** @type {Record<string, string[]>} */ (catalogue.board.stacks)).map(([stack, figures]) => {
    const taken = figures.length - envelope.view.stacks[stack];
    return html`<h3><${Icon} id=${STACKS[stack]} /> ${name("stack", stack)} <small>${t("antike-left-of", { left: envelope.view.stacks[stack], all: figures.length })}</small></h3>
      <ol class="almanac-list">${figures.map((id, n) => html`<li key=${id} class=${classes(n < taken && "gone")}><span class="no">${n + 1}</span><div><b>${name("figure", id)}</b>${n < taken && html` <small>${t("antike-taken")}</small>`}<p>${catalogue.glosses.figure[id]}</p></div></li>`)}</ol>`;
  });
}
