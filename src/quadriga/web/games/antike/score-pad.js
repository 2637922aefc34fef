// The final score pad: the personalities of every nation by stack, and what breaks ties.
import { html } from "../../look/map/html.js";
import { cardCount, colours, leader } from "./nations.js";
import { classes, Icon, Medal, STACKS } from "./pieces.js";

/** @typedef {import("./types.js").NationView} NationView */

/** @param {import("./types.js").Table} table */
export function ScorePad(table) {
  const { catalogue, envelope, name, t } = table;
  const { outcome, view } = envelope;
  const worn = colours(table);
  const nations = /** @type {NationView[]} */ (view.nations);
  const row = (/** @type {string} */ icon, /** @type {string} */ word, /** @type {(nation: NationView) => number} */ count) => {
    const most = Math.max(...nations.map(count));
    return html`<tr key=${word}><th scope="row"><${Icon} id=${icon} />${word}</th>${nations.map((nation) => html`<td key=${nation.id} class=${classes(most > 0 && count(nation) === most && "best")}>${count(nation)}</td>`)}</tr>`;
  };
  return html`<div class="antike-pad"><table>
    <caption class="hidden">${outcome ? catalogue.reasons[outcome.reason] : ""}</caption>
    <thead><tr><td></td>${nations.map((nation) => html`<th scope="col" key=${nation.id}><${Medal} colour=${worn[nation.id]} /><span>${name("nation", nation.id)}</span><small>${leader(table, nation)}</small></th>`)}</tr></thead>
    <tbody>
      ${Object.keys(catalogue.board.stacks).map((stack) => row(STACKS[stack], name("stack", stack), (nation) => nation.cards[stack]))}
      ${row("city", t("antike-cities"), (nation) => nation.cities)}${row("temple", t("antike-temples"), (nation) => nation.temples)}
    </tbody>
    <tfoot><tr><th scope="row">${t("antike-personalities")}</th>${nations.map((nation) => html`<td key=${nation.id} class=${classes(view.winner === nation.id && "best")}>${view.winner === nation.id && html`<${Icon} id="laurel" />`}${cardCount(nation)}</td>`)}</tr>
      ${outcome && html`<tr><th scope="row">${t("antike-rank")}</th>${nations.map(({ id, seat }) => html`<td key=${id} class="rank">${seat !== null && outcome.ranks[seat]}</td>`)}</tr>`}</tfoot>
  </table></div>`;
}
