// Which units pay a price: a stepper for each kind. Every press goes from one way to pay to another, so a price is always paid.
import { html } from "../../look/map/html.js";
import { asked } from "./nations.js";
import { aimOf, take } from "./options.js";
import { classes, Resource } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {NonNullable<ReturnType<typeof import("./options.js").inSight>>} Sight */

/** @param {Option} option @param {string} kind */
const paid = ({ fields }, kind) => fields.pay.filter((/** @type {string} */ one) => one === kind).length;

/**
 * The way to pay with one more, or one less, of a kind, and what comes for it. What was asked for last is kept longest, so
 * that every mix is reached by asking for its units one after the other.
 * @param {Sight} sight
 * @param {string[]} kinds
 * @param {string[]} raised the kinds asked for, the last one last
 * @param {string} kind
 * @param {number} step
 */
function other({ options, option }, kinds, raised, kind, step) {
  const instead = kinds.filter((one) => one !== kind).sort((a, b) => (raised.indexOf(a) - raised.indexOf(b)) * step);
  for (const one of instead) {
    const found = options.find((way) => kinds.every((each) => paid(way, each) === paid(option, each) + (each === kind ? step : each === one ? -step : 0)));
    if (found) return found;
  }
  return undefined;
}

/** @param {{table: Table, sight: Sight}} props */
export function Toll({ table, sight }) {
  const { catalogue, name, t, consider } = table;
  const kinds = /** @type {string[]} */ (catalogue.board.resources);
  const stock = asked(table)?.stock ?? {};
  const aim = aimOf(table);
  const raised = aim.raised ?? [];
  const ask = (/** @type {Option} */ way, /** @type {string[]} */ wanted) => {
    take(table, { ...aim, raised: wanted });
    consider(way.actions);
  };
  return html`<p class="owe">${t("antike-owe", { count: sight.option.fields.pay.length })}</p>
    <ul class="spend">${kinds.filter((kind) => stock[kind] > 0).map((kind) => {
      const [less, more] = [other(sight, kinds, raised, kind, -1), other(sight, kinds, raised, kind, 1)];
      const rest = raised.filter((one) => one !== kind);
      const count = paid(sight.option, kind);
      const step = (/** @type {Option|undefined} */ to, /** @type {string} */ sign, /** @type {string} */ word, /** @type {string[]} */ wanted) => html`<button type="button" class="button round" data-step=${`${kind} ${sign}`} disabled=${!to} aria-label=${t(word, { resource: name("resource", kind) })} onClick=${() => to && ask(to, wanted)}>${sign}</button>`;
      return html`<li key=${kind} class=${classes(count > 0 && "on")}><${Resource} kind=${kind} /><small><span class="hidden">${name("resource", kind)}</span>${t("antike-of", { count: stock[kind] })}</small>
        ${step(less, "−", "antike-pay-less", rest)}<b>${count}</b>${step(more, "+", "antike-pay-more", [...rest, kind])}</li>`;
    })}</ul>`;
}
