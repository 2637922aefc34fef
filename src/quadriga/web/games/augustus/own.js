// The objectives in front of a seat: large, with live slots for one's own, and below them those under control.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { useKept } from "../common/kept.js";
import { cardChoice, putAway } from "./moves.js";
import { legionsOn, Objective, slotsOf, Spine } from "./objective.js";
import { badgeOf, pressOf } from "./picks.js";
import { classes } from "./pieces.js";
import { Slots } from "./slots.js";
import { stage } from "./stage.js";

/** @typedef {import("./types.js").Table} Table */

/** @param {{table: Table, seat: number}} props the seat whose table is shown */
export function Own({ table, seat }) {
  const { envelope, t } = table;
  const { now, next } = stage(table);
  const live = seat === envelope.seat;
  const { objectives, controlled } = now.seats[seat];
  const name = envelope.players[seat].name;
  return html`<section class="own" aria-label=${live ? t("augustus-your-objectives") : t("augustus-objectives-of", { name })}>
    ${!live && envelope.seat >= 0 && html`<p class="visited"><b>${t("augustus-objectives-of", { name })}</b><button type="button" class="button" onClick=${() => putAway(table)}><${Icon} name="back" />${t("augustus-back")}</button></p>`}
    <div class=${classes("hand", objectives.length > 4 && "many", `of-${objectives.length}`)}>
      ${objectives.map((one) => html`<${InPlay} key=${one.id} table=${table} now=${one} next=${nextOf(next, seat, one)} seat=${seat} live=${live} />`)}
    </div>
    <${Finished} table=${table} controlled=${controlled} />
  </section>`;
}

/** The objective after what is looked at; one that has left the table is as it was, in full. @param {import("./types.js").View} next @param {number} seat @param {import("./types.js").Objective} now */
const nextOf = (next, seat, now) => next.seats[seat].objectives.find((one) => one.id === now.id) ?? { ...now, stage: "resolved" };

/** @param {{table: Table, now: import("./types.js").Objective, next: import("./types.js").Objective, seat: number, live: boolean}} props */
function InPlay({ table, now, next, seat, live }) {
  const all = slotsOf(table, now.id).length;
  const would = now.stage === "in_progress" && (next.stage !== "in_progress" || legionsOn(next.filled) === all);
  const done = now.stage !== "in_progress";
  // The move that is looked at fills the card and takes its legions home again: it is shown full.
  const full = would && next.stage !== "in_progress" ? { ...next, filled: table.catalogue.board.objectives[now.id].slots } : next;
  const press = live && !done ? pressOf(table, now.id) : null;
  const clearing = cardChoice(table)?.group === "clear";
  const badge = press ? badgeOf(table, now.id) : undefined;
  return html`<${Objective} table=${table} id=${now.id} size="large" press=${press} badge=${badge}
    slots=${html`<${Slots} table=${table} now=${now} next=${full} seat=${seat} live=${live && !press} />`}
    cry=${done || would ? table.t("augustus-ave") : undefined}
    style=${classes(would && "whole", now.stage === "completed" && "whole", now.stage === "resolved" && "resolved", press && "may", badge !== undefined && (clearing ? "given" : "chosen"))} />`;
}

/** @param {{table: Table, controlled: string[]}} props */
export const Finished = ({ table, controlled }) => {
  const keep = useKept();
  const { goal } = table.catalogue.board;
  return html`<div class="finished"><h3>${table.t("augustus-finished")} <b>${controlled.length}</b><small>/${goal}</small></h3>
    <ol>${controlled.map((id) => keep(id, [table.catalogue, table.lit.includes(id)], () => html`<${Spine} key=${id} table=${table} id=${id} />`))}
      ${Array.from({ length: Math.max(0, goal - controlled.length) }, (_, n) => html`<li key=${n} class="spine empty"></li>`)}</ol></div>`;
};
