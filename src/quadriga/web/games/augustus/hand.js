// What lies in the tray: the reserve, and what the move that is looked at would bring.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { consequence } from "./consequence.js";
import { drag } from "./drag.js";
import { remember } from "./latest.js";
import { buttons, chooseLegion, hasReserve, held, isButton, phraseOf } from "./moves.js";
import { classes, Colour } from "./pieces.js";
import { stage } from "./stage.js";
import { target } from "./target.js";

/** @typedef {import("./types.js").Table} Table */

/** The icons of the sources of points. @type {Record<string, string>} */
export const SOURCES = { objectives: "cards", symbols: "shield", colours: "senator", reds: "strike", colour_rewards: "laurel", count_reward: "laurel", resources: "gold" };

/** @param {Table} table */
export function Hand(table) {
  remember(table);
  const { envelope } = table;
  if (envelope.seat < 0 || envelope.outcome) return null;
  return html`<div class="augustus in-tray"><${Reserve} table=${table} /><${Consequence} table=${table} /><${Idle} table=${table} /></div>`;
}

/** What can be decided without touching anything: to leave the legions, to end, to wait. @param {{table: Table}} props */
const Idle = ({ table }) => html`<div class="idle">${buttons(table).map((one) => {
  const { title, "aria-label": label, "aria-pressed": pressed, ...press } = target(table, { label: one.phrase, meaning: [one.action], choose: () => table.commit([one.action]) });
  return html`<button type="button" key=${one.action} class="button" data-action=${one.action} ...${press}>${label}</button>`;
})}</div>`;

/** What the main button says. @param {Table} table */
export function mainWord(table) {
  const { considered, envelope } = table;
  const looked = considered && envelope.actions.find((one) => one.action === considered[0]);
  return table.t("augustus-commit", { what: looked && isButton(looked) ? looked.group : (envelope.question?.decision ?? "mobilise") });
}

/** @param {{table: Table}} props */
function Reserve({ table }) {
  const { envelope, t } = table;
  const { now, next } = stage(table);
  const [own, then] = [now.seats[envelope.seat], next.seats[envelope.seat]];
  const label = t("augustus-reserve-of", { count: own.reserve });
  const free = hasReserve(table);
  const picked = "legion" in held(table) && held(table).legion === null;
  return html`<div class=${classes("reserve", own.reserve > 7 && "many")} role="group" aria-label=${label} title=${label}>
    ${Array.from({ length: Math.max(own.reserve, then.reserve) }, (_, n) => {
      const state = n >= own.reserve ? "coming" : n >= then.reserve ? "going" : picked && n === 0 ? "picked" : "";
      const style = classes("piece", `seat-${envelope.seat + 1}`, state);
      const icon = html`<${Icon} name="legion" />`;
      if (!free || n >= own.reserve) return html`<span key=${n} class=${style}>${icon}</span>`;
      // One of them stands for all: the others are dragged like it, but take no place among the keys.
      const press = target(table, { label: t("augustus-legion-of-reserve", { count: own.reserve }), pressed: picked, choose: () => chooseLegion(table, null) });
      const { "data-target": mark, ...rest } = press;
      return html`<button type="button" key=${n} class=${style} ...${n ? rest : press} tabindex=${n ? -1 : 0} aria-hidden=${n ? "true" : undefined} onPointerDown=${(/** @type {PointerEvent} */ event) => drag(event, table, null)}>${icon}</button>`;
    })}
    ${own.reserve === 0 && then.reserve === 0 && html`<span class="none">${t("augustus-reserve-empty")}</span>`}
    <span class="word">${t("augustus-reserve-word")}</span>
  </div>`;
}

/**
 * What the move would change: the move itself in words, cards that fill or empty, points by source, the total.
 * @param {{table: Table}} props
 */
function Consequence({ table }) {
  const { catalogue, considered } = table;
  const { goal } = held(table);
  if (!considered && goal) return html`<div class="consequence" aria-live="polite"><p class="move">${table.t("augustus-choose-legion-for", { place: table.t("augustus-slot-of", { objective: table.name("objective", goal.objective), symbol: table.name("symbol", goal.symbol) }) })}</p></div>`;
  if (!considered) return html`<div class="consequence" aria-live="polite"></div>`;
  const { filling, gains, before, after } = consequence(table);
  return html`<div class="consequence" aria-live="polite">
    <p class="move">${phraseOf(table)}</p>
    <ul class="sum">
      ${filling.map(({ id, was, will, all }) => {
        const card = catalogue.board.objectives[id];
        return html`<li key=${id}><${Colour} colour=${card.colour} /><span>${card.name}</span><b class=${will < was ? "less" : ""}>${will}/${all}</b></li>`;
      })}
      ${gains.map(({ source, change }) => html`<li key=${source} title=${catalogue.sources[source]}><${Icon} name=${SOURCES[source] ?? "laurel"} /><span>${catalogue.sources[source]}</span><b class=${change < 0 ? "less" : ""}>${change > 0 ? "+" : "−"}${Math.abs(change)}</b></li>`)}
      ${before !== after && html`<li class="all"><b>${before}</b><${Icon} name="arrow" /><b>${after}</b></li>`}
    </ul>
  </div>`;
}
