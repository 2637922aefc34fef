// The card of a move that is looked at: both provinces as a tug of war, then the markers it brings, then who has how many left.
import { html } from "../../look/map/html.js";
import { actionOf } from "./moves.js";
import { EMBLEM, icon, sideNumber } from "./pieces.js";
import { markerSteps } from "./steps.js";
import { emblem } from "./tokens.js";

/** Events that the figures on the card tell already, or that everybody expects. */
const TOLD = new Set(["placed", "closed", "took-bonus", "put-marker", "turn-began", "drew", "resolves", "resolved", "senate-paid", "hand-shown"]);

/** @typedef {import("./types.js").Province} Province */

/** @param {import("./types.js").Table} table */
export function PreviewCard(table) {
  const { considered, preview, envelope, catalogue, name, t } = table;
  const action = considered && actionOf(table, considered[0]);
  if (!action) return null;
  const now = envelope.view;
  const next = preview?.view ?? now;
  const touched = now.provinces.flatMap((one, n) => /** @type {[Province, Province][]} */ (JSON.stringify(one) === JSON.stringify(next.provinces[n]) ? [] : [[one, next.provinces[n]]]));
  const steps = preview ? markerSteps(preview) : [];
  const also = (preview?.events ?? []).filter(({ event }) => !TOLD.has(event));
  return html`<div class="caesar preview-card">
    <h2>${envelope.gestures.find((one) => one.actions.join() === considered.join())?.phrase ?? action.phrase}</h2>
    <div class="two">
      ${touched.slice(0, 4).map(
        ([was, will]) => html`<div key=${was.id}>
          <p><b>${name("province", was.id)}</b> ${t("caesar-province-state", { state: will.closed ? "closed" : "open", free: will.free_spaces })}${changes(was, will)}</p>
          ${tug(will.influence)}
        </div>`,
      )}
    </div>
    ${
      (steps.length > 0 || also.length > 0) &&
      html`<div class="effects-row">
        <ul class="effects">
          ${steps.map(
            ({ number, side, source, spots }) => html`<li>
              <i class="no">${number}</i>${icon(source === "senate" ? "senate" : "marker", `seat-${sideNumber(catalogue.board, side) + 1}`)}
              <span>${spots.some(({ border, province }) => border ?? province) ? [...new Set(spots.map(({ border, province }) => (border ? name("border", border) : name("province", province ?? ""))))].join(", ") : name("source", source)}</span>
              <b>+${spots.length}</b>
            </li>`,
          )}
          ${also.map(({ phrase }) => html`<li class="also"><span>${phrase}</span></li>`)}
        </ul>
        ${
          steps.length > 0 &&
          html`<div class="who-scores">
            ${now.sides.map((side, n) => html`<span>${emblem(sideNumber(catalogue.board, side.id), "tiny")}${side.markers_left !== next.sides[n].markers_left && html`<s>${side.markers_left}</s>`}<b>${next.sides[n].markers_left}</b></span>`)}
            <small>${t("caesar-to-place", { count: 2 })}</small>
          </div>`
        }
      </div>`
    }
  </div>`;
}

/** @param {Province} was @param {Province} will */
const changes = (was, will) =>
  was.influence.map((before, side) => {
    const change = will.influence[side] - before;
    return change !== 0 && html`<span class="delta">${change > 0 ? "+" : "−"}${Math.abs(change)}</span>`;
  });

/** Both totals as a tug of war: solid for the first side, hatched for the second. @param {[number, number]} totals */
const tug = ([one, other]) =>
  html`<div class="tug">
    <span class="seat-1">${icon(EMBLEM[0])}<b>${one}</b></span>
    <div class="rope"><i class="seat-1" style=${{ flexGrow: one }}></i><i class="seat-2" style=${{ flexGrow: other }}></i></div>
    <span class="seat-2"><b>${other}</b>${icon(EMBLEM[1])}</span>
  </div>`;
