// Which units pay a price: a stepper for each kind. Every press goes from one way to pay to another, so a price is always paid.
import { html } from "../../look/map/html.js";
import { asked } from "./nations.js";
import { classes, Resource } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {NonNullable<ReturnType<typeof import("./options.js").inSight>>} Sight */

/** @param {Option} option @param {string} kind */
const paid = ({ fields }, kind) => fields.pay.filter((/** @type {string} */ one) => one === kind).length;

/**
 * The way to pay with one more, or one less, of a kind that differs least from the present one.
 * @param {Sight} sight
 * @param {string[]} kinds
 * @param {string} kind
 * @param {number} step
 */
function other({ options, option }, kinds, kind, step) {
  const far = (/** @type {Option} */ one) => kinds.reduce((sum, each) => sum + Math.abs(paid(one, each) - paid(option, each)), 0);
  const found = options.filter((one) => paid(one, kind) === paid(option, kind) + step);
  return found.sort((a, b) => far(a) - far(b))[0];
}

/** @param {{table: Table, sight: Sight}} props */
export function Toll({ table, sight }) {
  const { catalogue, name, t, consider } = table;
  const kinds = /** @type {string[]} */ (catalogue.board.resources);
  const stock = asked(table)?.stock ?? {};
  return html`<p class="owe">${t("antike-owe", { count: sight.option.fields.pay.length })}</p>
    <ul class="spend">${kinds.filter((kind) => stock[kind] > 0).map((kind) => {
      const [less, more] = [other(sight, kinds, kind, -1), other(sight, kinds, kind, 1)];
      const count = paid(sight.option, kind);
      const step = (/** @type {Option|undefined} */ to, /** @type {string} */ sign, /** @type {string} */ word) => html`<button type="button" class="button round" data-step=${`${kind} ${sign}`} disabled=${!to} aria-label=${t(word, { resource: name("resource", kind) })} onClick=${() => to && consider(to.actions)}>${sign}</button>`;
      return html`<li key=${kind} class=${classes(count > 0 && "on")}><${Resource} kind=${kind} /><small><span class="hidden">${name("resource", kind)}</span>${t("antike-of", { count: stock[kind] })}</small>
        ${step(less, "−", "antike-pay-less")}<b>${count}</b>${step(more, "+", "antike-pay-more")}</li>`;
    })}</ul>`;
}
