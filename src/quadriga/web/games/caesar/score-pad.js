// The final score pad: markers by where they lie.
import { html } from "../../look/map/html.js";
import { icon, sideNumber } from "./pieces.js";
import { emblem } from "./tokens.js";

/** @type {Record<string, string>} */
const ICONS = { provinces: "marker", italia: "arch", borders: "road", senate: "senate", removed: "cross" };

/** @param {import("./types.js").Table} table */
export function ScorePad({ envelope, catalogue, name, t }) {
  const { outcome, view, players } = envelope;
  if (!outcome) return null;
  const columns = view.sides.map((side) => ({
    side: sideNumber(catalogue.board, side.id),
    who: side.seat === null ? name("automaton", "crassus") : players.find((one) => one.seat === side.seat)?.name,
    points: (side.seat === null ? outcome.automaton : outcome.points[side.seat]) ?? {},
    won: view.winner === side.id,
  }));
  const sources = Object.keys(catalogue.sources).filter((source) => source !== "removed" || columns.some(({ points }) => points[source]));
  const sum = (/** @type {Record<string, number>} */ points) => Object.values(points).reduce((all, one) => all + one, 0);
  return html`<table class="caesar score-pad">
    <caption class="hidden">${catalogue.reasons[outcome.reason]}</caption>
    <thead>
      <tr>
        <td></td>
        ${columns.map(({ side, who, won }) => html`<th scope="col" class=${`seat-${side + 1} ${won ? "won" : ""}`}>${emblem(side)}<b>${who}</b>${won && html`<span class="laurels">${icon("laurel")}<span class="hidden">${t("caesar-won")}</span></span>`}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${sources.map(
        (source) => html`<tr>
          <th scope="row">${icon(ICONS[source] ?? "marker")}${catalogue.sources[source]}</th>
          ${columns.map(({ points }) => html`<td class=${points[source] === Math.max(...columns.map((one) => one.points[source])) && points[source] > 0 ? "best" : ""}>${points[source]}</td>`)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("caesar-of-markers", { all: catalogue.board.markers })}</th>
        ${columns.map(({ points, won }) => html`<td class=${won ? "won" : ""}>${sum(points)}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}
