// What the box shows of a seat: points, legions in reserve, objectives under control as beads, objectives in play as lines.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { useKept } from "../common/kept.js";
import { held, putAway, take } from "./moves.js";
import { Beads, Line } from "./objective.js";
import { classes } from "./pieces.js";
import { stage } from "./stage.js";

/** From this width on there is a rail beside the table. */
const RAIL_FROM = 1181;

/** @param {import("./types.js").Table} table with the seat that is shown */
export function SeatPanel(table) {
  const keep = useKept();
  const { catalogue, envelope, seat, t, width } = table;
  const { now, next } = stage(table);
  const own = now.seats[seat];
  const then = next.seats[seat];
  const inRail = width >= RAIL_FROM;
  const isSelf = seat === envelope.seat;
  const isShown = held(table).seat === seat;
  const reserve = t("augustus-reserve-of", { count: own.reserve });
  const visit = () => (isShown ? putAway(table) : take(table, { seat }));
  return html`<div class=${classes("augustus seat-panel", inRail ? "in-rail" : "in-strip", envelope.seats > 4 && "crowded", isSelf && "self")}>
    <div class="figures">
      ${now.crier === seat && html`<span class="crier" title=${t("augustus-is-crier")}><${Icon} name="horn" /><span class="hidden">${t("augustus-is-crier")}</span></span>`}
      <span class="troops" title=${reserve}><${Icon} name="legion" /><span class="hidden">${reserve}</span><b aria-hidden="true">${own.reserve}</b></span>
      <span class="score" title=${t("points")}><b>${own.total}</b>${then.total !== own.total && html`<em><${Icon} name="arrow" />${then.total}</em>`}<span class="hidden">${t("points")}</span></span>
    </div>
    ${keep("beads", [catalogue, own.controlled.join()], () => html`<${Beads} table=${table} controlled=${own.controlled} />`)}
    ${!isSelf && inRail && html`<ul class="lines">${own.objectives.map((one) => keep(one.id, [catalogue, table.lit.includes(one.id), JSON.stringify(one)], () => html`<${Line} key=${one.id} table=${table} objective=${one} seat=${seat} />`))}</ul>`}
    ${!isSelf && own.objectives.length > 0 && html`<button type="button" class="visit" aria-pressed=${String(isShown)} aria-label=${t("augustus-look-at", { name: envelope.players[seat].name })} title=${t("augustus-look-at", { name: envelope.players[seat].name })} onClick=${visit}><${Icon} name="eye" /></button>`}
  </div>`;
}
