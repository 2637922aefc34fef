// The end of a game: ranks and points by source.
import { html } from "../app/html.js";
import { language } from "../app/settings.js";
import { list, t } from "../app/words.js";
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
 * By how much the first is ahead of the next; 0 where it was not points that decided.
 * @param {Room} room
 */
function ahead({ ended_by, outcome }) {
  if (!outcome || ended_by !== "played") return 0;
  const { ranks, totals } = outcome;
  const of = (/** @type {boolean} */ first) => totals.filter((_, seat) => (ranks[seat] === 1) === first);
  return of(true).length && of(false).length ? Math.max(0, Math.max(...of(true)) - Math.max(...of(false))) : 0;
}

/**
 * Who has won, in a sentence, from the side of whoever reads it.
 * @param {Room} room
 * @param {Catalogue|null} catalogue
 */
export function verdict(room, catalogue) {
  const { outcome, you } = room;
  if (!outcome) return t("ended-none");
  const { winners, ranks } = outcome;
  // Several at one screen are told of by their names, and so is everybody to those who watch.
  const own = you.length === 1 ? you[0] : null;
  if (!winners.length) return t(you.length ? "ended-beaten" : "ended-lost");
  const others = winners.filter((seat) => seat !== own);
  const values = {
    count: others.length,
    names: list(others.map((seat) => playerName(room, seat, catalogue))),
    margin: ahead(room),
    game: room.game,
  };
  if (own === null) return t(others.length > 1 ? "ended-shared" : "ended-winner", values);
  if (others.length < winners.length) return t(others.length ? "ended-shared-you" : "ended-you", values);
  if (room.seats.length === 2) return t("ended-winner", values);
  return t("ended-rank", { ...values, rank: ranks[own] });
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
