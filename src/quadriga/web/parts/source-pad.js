// Points by source, a row a seat, best first: at the end, or as they stood at a moment.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { Medal } from "./basics.js";
import { sum } from "../app/points.js";

/**
 * @param {{points: Record<string, number>[], room: import("../types.js").Room, catalogue: import("../types.js").Catalogue, ranks?: number[]}} props
 */
export const SourcePad = ({ points, room, catalogue, ranks }) => {
  const sources = Object.keys(catalogue.sources).filter((source) => points.some((own) => own[source]));
  const best = (/** @type {string} */ source) => Math.max(...points.map((own) => own[source] ?? 0));
  const totals = points.map(sum);
  const place = (/** @type {number} */ seat) => ranks?.[seat] ?? -totals[seat];
  const order = points.map((_, seat) => seat).sort((a, b) => place(a) - place(b));
  const first = (/** @type {number} */ seat) =>
    ranks ? room.outcome?.winners.includes(seat) : totals[seat] === Math.max(...totals) && totals[seat] > 0;
  return html`<div class="pad-area" tabindex="0" role="group" aria-label=${t("score-pad")}><table class="pad by-source">
    <caption class="hidden">${t("score-pad")}</caption>
    <thead><tr><th scope="col"><span class="hidden">${t("player")}</span></th>
      ${sources.map((source) => html`<th scope="col" key=${source}>${catalogue.sources[source]}</th>`)}
      <th scope="col">${t("total")}</th></tr></thead>
    <tbody>${order.map(
      (seat) => html`<tr key=${seat} class=${first(seat) ? "first" : ""}>
        <th scope="row"><span><${Medal} seat=${seat} size="tiny" /><span>${room.seats[seat]?.name}
          ${room.you.includes(seat) && html`<small>${t("you-aside")}</small>`}</span></span></th>
        ${sources.map((source) => {
          const own = points[seat][source] ?? 0;
          return html`<td key=${source} class=${own && own === best(source) ? "best" : ""}>${own || "–"}</td>`;
        })}<td class="total">${totals[seat]}</td></tr>`,
    )}</tbody></table></div>`;
};

/**
 * The moments in which a seat gained most at once.
 * @param {import("../types.js").PointsData[]} points
 * @param {number} most
 * @returns {{step: number, seat: number, gain: number}[]}
 */
export function leaps(points, most) {
  const found = [];
  for (let n = 0; n < points.length; n += 1)
    for (let seat = 0; seat < points[n].points.length; seat += 1) {
      const gain = sum(points[n].points[seat]) - sum(points[n - 1]?.points[seat] ?? {});
      if (gain > 0 && n > 0) found.push({ step: points[n].decision, seat, gain });
    }
  return found.sort((a, b) => b.gain - a.gain || a.step - b.step).slice(0, most);
}
