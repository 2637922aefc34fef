// The small question whether to fight: who and where, before and after for both sides, both answers of the same weight, and
// the standing orders below it. Neither answer is the normal one, so there is no red button.
import { html } from "../../look/map/html.js";
import { asked, colours } from "./nations.js";
import { Orders } from "./orders.js";
import { Icon, Medal, UnitIcon } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */

/** @type {Record<string, string>} */
const ICONS = { demand: "sword", foe: "sword", decline: "check", "let-be": "check" };

/** @param {Table} table */
export function AskCard(table) {
  const { envelope, name, commit, consider } = table;
  const { pending, nation } = envelope.view;
  const answers = envelope.actions.filter(({ group }) => group in ICONS);
  const worn = colours(table);
  const mine = asked(table);
  return html`<section class="fight-card" role="group" aria-label=${envelope.question?.prompt}>
    <header>${nation && html`<${Medal} colour=${worn[nation]} />`}<div><small>${name("nation", nation ?? "")} · ${name("province", pending.province ?? "")}</small><h2>${envelope.question?.prompt}</h2></div></header>
    ${mine && pending.province && html`<${Bout} table=${table} mine=${mine.id} worn=${worn} />`}
    <div class="answers">${answers.map(({ action, group, phrase }) => html`<button type="button" class="button" key=${action} data-action=${action} onClick=${() => commit([action])}
      onFocus=${() => consider([action])} onBlur=${() => consider(null)}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && consider([action])} onPointerLeave=${() => consider(null)}><${Icon} id=${ICONS[group]} />${phrase}</button>`)}</div>
    <${Orders} ...${table} />
  </section>`;
}

/**
 * How many units of the kind each nation has there, and how many it would have if it came to the fight that is looked at.
 * @param {{table: Table, mine: string, worn: Record<string, number>}} props
 */
function Bout({ table, mine, worn }) {
  const { pending, provinces } = table.envelope.view;
  const units = (/** @type {Record<string, any>} */ all) => all[pending.province]?.units ?? {};
  const here = units(provinces);
  const then = table.preview && units(table.preview.view.provinces);
  const nations = Object.keys(here).filter((id) => here[id][pending.unit]).sort((a, b) => Number(b === mine) - Number(a === mine));
  return html`<ul class="bout">${nations.map((id) => html`<li key=${id}><span class="hidden">${table.name("nation", id)}</span>
    <${UnitIcon} kind=${pending.unit} colour=${worn[id]} count=${here[id][pending.unit]} />
    ${then && html`<${Icon} id="arrow" /><b>${then[id]?.[pending.unit] ?? 0}</b>`}</li>`)}</ul>`;
}
