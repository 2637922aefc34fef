// What can be exchanged with the bank (ANT-R14): what is given for what, as pieces; in words for whoever hears or points at it.
import { html } from "../../look/map/html.js";
import { glance } from "./options.js";
import { Icon, Resource } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */

/** How many units are given for one. @type {Record<string, number>} */
const RATES = { swap: 1, exchange: 2 };

/** @param {Table} table */
export function Exchanges(table) {
  const { envelope, t } = table;
  const offers = envelope.actions.filter(({ group }) => group in RATES);
  if (!offers.length) return null;
  return html`<div class="exchanges" role="group" aria-label=${t("antike-exchange")}>${envelope.question?.decision !== "exchange" && html`<span aria-hidden="true">${t("antike-exchange")}</span>`}${offers.map(({ action, group, phrase, fields }) => html`<button type="button" key=${action} data-action=${action}
    title=${phrase} aria-label=${phrase} onClick=${() => table.commit([action])}
    onFocus=${() => glance(table, [action])} onBlur=${() => glance(table, null)}
    onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && glance(table, [action])}
    onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && glance(table, null)}>
    ${RATES[group] > 1 && html`<b>${RATES[group]}</b>`}<${Resource} kind=${fields.give} /><${Icon} id="arrow" /><${Resource} kind=${fields.take} /></button>`)}</div>`;
}
