// Standing orders: for each kind of unit ask, always or never. They can be changed whenever their nation is asked anything
// (ANT-R21); one that was just changed stands until the answer.
import { html } from "../../look/map/html.js";
import { asked } from "./nations.js";
import { classes, Icon, UNITS } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").UnitKind} UnitKind */

/** @param {Table} table */
export const mayOrder = ({ envelope, mine, playing }) => mine && !playing && (envelope.actions.some(({ group }) => group === "order") || envelope.view.pending.ordered.length > 0);

/** @param {Table} table */
export function Orders(table) {
  const { envelope, catalogue, name, t, commit } = table;
  const nation = asked(table);
  const offers = envelope.actions.filter(({ group }) => group === "order");
  if (!nation || !mayOrder(table)) return null;
  const kinds = /** @type {UnitKind[]} */ (catalogue.board.units);
  return html`<div class="orders">${kinds.map((unit) => {
    const own = nation.orders[unit];
    return html`<div class="order" key=${unit}><span><${Icon} id=${UNITS[unit]} />${name("unit", unit)}</span>
      <span class="choices" role="group" aria-label=${t("antike-order-for", { unit: name("unit", unit) })}>
        ${catalogue.board.orders.map((/** @type {string} */ stance) => {
          const offer = offers.find(({ fields }) => fields.unit === unit && fields.stance === stance);
          return html`<button type="button" key=${stance} class=${classes(own === stance && "on")} aria-pressed=${String(own === stance)} disabled=${!offer && own !== stance}
            data-action=${offer?.action} aria-label=${offer?.phrase} onClick=${() => offer && commit([offer.action])}>${name("stance", stance)}</button>`;
        })}
      </span></div>`;
  })}</div>`;
}
