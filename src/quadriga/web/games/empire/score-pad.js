// The score pad: points by source, a column a seat. Before the end, as if the game ended now.
import { html } from "../../look/map/html.js";
import { classes, Icon, Medal } from "./pieces.js";
import { SourceIcon } from "./sources.js";

/** @param {import("./types.js").Table} table */
export function ScorePad({ catalogue, envelope, t }) {
  const { outcome, players, view } = envelope;
  const points = outcome?.points ?? view.players.map((/** @type {any} */ player) => player.points), totals = outcome?.totals ?? view.players.map((/** @type {any} */ player) => player.total);
  const sources = Object.keys(points[0]), most = Math.max(...totals);
  return html`<section class="empire-pad">
    <table>
      <caption class=${outcome ? "hidden" : ""}>${outcome ? catalogue.reasons[outcome.reason] : t("empire-if-it-ended-now")}</caption>
      <thead><tr><td></td>${players.map(({ seat, name }) => html`<th scope="col" key=${seat}><${Medal} seat=${seat} /><span>${name}</span></th>`)}</tr></thead>
      <tbody>${sources.map(source => {
        const best = Math.max(...points.map((/** @type {Record<string, number>} */ own) => own[source]));
        return html`<tr key=${source}><th scope="row"><${SourceIcon} source=${source} />${catalogue.sources[source]}</th>
          ${players.map(({ seat }) => html`<td key=${seat} class=${classes(best > 0 && points[seat][source] === best && "best")}>${points[seat][source]}</td>`)}</tr>`;
      })}</tbody>
      <tfoot>
        <tr><th scope="row">${t("empire-total")}</th>${players.map(({ seat }) => html`<td key=${seat} class=${classes(totals[seat] === most && "best")}>${totals[seat]}</td>`)}</tr>
        ${outcome && html`<tr class="ranks"><th scope="row">${t("empire-rank")}</th>${players.map(({ seat }) => html`<td key=${seat}>${outcome.winners.includes(seat) && html`<${Icon} id="laurel" />`}${outcome.ranks[seat]}</td>`)}</tr>`}
      </tfoot>
    </table>
  </section>`;
}
