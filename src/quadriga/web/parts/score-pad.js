// The end of a game: ranks and points by source.
import { html } from "../app/html.js";
import { language } from "../app/settings.js";
import { t } from "../app/words.js";
import { Icon, Medal } from "./basics.js";
import { playerName } from "./seats.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Catalogue} Catalogue */

/** @param {string} words */
const sentence = (words) => words.charAt(0).toLocaleUpperCase(language.value) + words.slice(1);

/**
 * How a match ended, in a sentence.
 * @param {Room} room
 * @param {Catalogue|null} catalogue
 */
export function ending(room, catalogue) {
  const reason = room.outcome?.reason ?? "";
  if (room.ended_by === "played") return sentence(catalogue?.reasons[reason] ?? "");
  return t("ended", { by: room.ended_by ?? "" });
}

/**
 * Who has won, in a sentence.
 * @param {Room} room
 * @param {Catalogue|null} catalogue
 */
export function verdict(room, catalogue) {
  const { outcome } = room;
  if (!outcome) return t("ended-none");
  const winners = outcome.winners;
  if (!winners.length) return t(room.you.length ? "ended-beaten" : "ended-lost");
  if (winners.length === 1 && room.you.length === 1 && winners[0] === room.you[0]) return t("ended-you");
  if (winners.length > 1) return t("ended-shared", { count: winners.length });
  return t("ended-winner", { name: playerName(room, winners[0], catalogue) });
}

/** @param {{room: Room, catalogue: Catalogue}} props */
export const GenericPad = ({ room, catalogue }) => {
  const outcome = room.outcome;
  if (!outcome) return null;
  const sources = Object.keys(catalogue.sources).filter((source) => outcome.points.some((points) => source in points));
  /** @param {string} source */
  const best = (source) => Math.max(...outcome.points.map((points) => points[source] ?? 0));
  const hasPoints = sources.length > 0;
  return html`<table class="pad">
    <caption class="hidden">${t("score-pad")}</caption>
    <thead><tr><th scope="col">${t("rank")}</th><th scope="col">${t("player")}</th>
      ${sources.map((source) => html`<th scope="col" key=${source}>${catalogue.sources[source]}</th>`)}
      ${hasPoints && html`<th scope="col">${t("total")}</th>`}</tr></thead>
    <tbody>
      ${room.seats
        .map((seat) => seat.seat)
        .sort((a, b) => outcome.ranks[a] - outcome.ranks[b])
        .map(
          (seat) => html`<tr key=${seat} class=${outcome.winners.includes(seat) ? "won" : ""}>
            <td class="num">${outcome.ranks[seat]}</td>
            <th scope="row"><${Medal} seat=${seat} size="tiny" />${playerName(room, seat, catalogue)}
              ${outcome.winners.includes(seat) && html`<${Icon} name="laurel" />`}</th>
            ${sources.map((source) => {
              const points = outcome.points[seat]?.[source] ?? 0;
              return html`<td key=${source} class=${points && points === best(source) ? "best" : ""}>${points}</td>`;
            })}
            ${hasPoints && html`<td class="total">${outcome.totals[seat]}</td>`}
          </tr>`,
        )}
    </tbody>
  </table>`;
};
