// The final score pad: points by source, a column a seat, the best of each row underlined.
import { html } from "../../app/html.js";
import { Icon, Medal } from "../../parts/basics.js";
import { SOURCES } from "./hand.js";
import { Beads } from "./objective.js";

/** @param {import("./types.js").Table} table */
export function ScorePad(table) {
  const { envelope, catalogue, t } = table;
  const { outcome, view, players } = envelope;
  if (!outcome) return null;
  const order = players.map((one) => one.seat).sort((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  const best = (/** @type {string} */ source) => Math.max(...outcome.points.map((points) => points[source] ?? 0));
  return html`<table class="augustus score-pad">
    <caption class="hidden">${t("score-pad")}</caption>
    <thead><tr><td></td>${order.map((seat) => html`<th key=${seat} scope="col" class=${outcome.winners.includes(seat) ? "won" : ""}>
      <${Medal} seat=${seat} /><b>${players[seat].name}</b><small>${t("augustus-rank", { rank: outcome.ranks[seat] })}</small></th>`)}</tr></thead>
    <tbody>
      <tr class="conquests"><th scope="row">${t("augustus-finished")}</th>${order.map((seat) => html`<td key=${seat}><${Beads} table=${table} controlled=${view.seats[seat].controlled} /></td>`)}</tr>
      ${Object.keys(catalogue.sources).map((source) => html`<tr key=${source}><th scope="row"><${Icon} name=${SOURCES[source] ?? "laurel"} />${catalogue.sources[source]}</th>
        ${order.map((seat) => {
          const points = outcome.points[seat][source] ?? 0;
          return html`<td key=${seat} class=${points && points === best(source) ? "best" : ""}>${points}</td>`;
        })}</tr>`)}
    </tbody>
    <tfoot><tr><th scope="row">${t("total")}</th>${order.map((seat) => html`<td key=${seat} class=${outcome.winners.includes(seat) ? "won" : ""}>${outcome.totals[seat]}</td>`)}</tr></tfoot>
  </table>`;
}
