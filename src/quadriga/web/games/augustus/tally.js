// The bag told in discs: what is still in it and what was drawn, and the chance of the next token; or what cards ask for.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { classes, symbolIcon } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/** @param {View} view */
export const inBag = (view) => Object.values(view.bag).reduce((sum, count) => sum + count, 0);

/** @param {{count: number, style: (n: number) => string}} props */
const Discs = ({ count, style }) =>
  html`<span class="discs" aria-hidden="true">${Array.from({ length: count }, (_, n) => html`<i key=${n} class=${style(n)}></i>`)}</span>`;

/** Every token as a disc, full while it is in the bag; below it the chance of the next draw. @param {{table: Table, view: View}} props */
export function Tally({ table, view }) {
  const { catalogue, name, t } = table;
  const all = inBag(view);
  return html`<ol class="tally" aria-label=${t("augustus-chances")}>
    ${Object.entries(catalogue.board.tokens).map(([token, count]) => {
      const left = view.bag[token] ?? 0;
      const chance = all ? Math.round((left / all) * 100) : 0;
      const words = t("augustus-chance", { token: name("token", token), left, count, chance });
      return html`<li key=${token} class=${classes(token === view.token && "now")} title=${words}><span class="hidden">${words}</span>
        <${Discs} count=${count} style=${(/** @type {number} */ n) => (n < left ? "in" : "")} /><${Icon} name=${symbolIcon(token)} />
        <b aria-hidden="true">${chance}<small>%</small></b></li>`;
    })}
  </ol>`;
}

/**
 * What some cards ask for, by symbol; beside the tokens of the bag where those are to be compared.
 * @param {{table: Table, needs: Record<string, number>, compare: boolean}} props
 */
export function Needs({ table, needs, compare }) {
  const { catalogue, name, t } = table;
  const { symbols, tokens } = catalogue.board;
  return html`<ol class="tally need">
    ${symbols.map((symbol) => {
      const [asked, held] = [needs[symbol] ?? 0, compare ? tokens[symbol] : 0];
      const words = compare ? t("augustus-asked-of", { symbol: name("symbol", symbol), count: asked, tokens: held }) : t("augustus-slots", { symbol: name("symbol", symbol), count: asked });
      const style = (/** @type {number} */ n) => classes(n < asked && "in", compare && n >= held && "beyond");
      return html`<li key=${symbol} title=${words}><span class="hidden">${words}</span><${Discs} count=${Math.max(asked, held)} style=${style} />
        <${Icon} name=${symbolIcon(symbol)} /><b aria-hidden="true">${asked}${compare && html`<small>/${held}</small>`}</b></li>`;
    })}
  </ol>`;
}
