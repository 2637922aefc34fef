// The table of Augustus: the painted wall that asks, the row and the rewards, and the objectives in front of a seat.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { useEffect, useRef, useState } from "../../vendor/preact/hooks.js";
import { useFocusAfterMove } from "../common/focus.js";
import { RewardsAtHand, RowAtHand, YoursAtHand } from "./at-hand.js";
import { Glance, Seen } from "./glance.js";
import { remember } from "./latest.js";
import { held } from "./moves.js";
import { Objective, slotsOf } from "./objective.js";
import { Finished, Own } from "./own.js";
import { Picks } from "./picks.js";
import { classes, symbolIcon } from "./pieces.js";
import { Rewards, Row, usePlaces } from "./row.js";
import { stage } from "./stage.js";
import { Stairs } from "./stairs.js";
import { views } from "./views.js";
import { Wall } from "./wall.js";
import { wonderAtSlot } from "./wonder.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").EventData} EventData */

/** What a small screen has behind buttons. @type {Record<string, string>} */
const PEEKS = { row: "cards", yours: "cards", rewards: "laurel", finished: "check" };
/** Which of them, by what is decided: never what lies open already. @type {Record<string, string[]>} */
const BEHIND = { keep: ["rewards"], choose: ["yours", "rewards", "finished"], lose: ["yours", "rewards"], claim: ["rewards", "finished"] };

/** @param {Table} table */
export function Board(table) {
  remember(table);
  const { envelope, catalogue, t } = table;
  const { now } = stage(table);
  const places = usePlaces(now.row, catalogue.board.row);
  const cries = useCries(envelope);
  const [drawer, setDrawer] = useState("");
  useEffect(() => setDrawer(""), [envelope.revision]);
  useFocusAfterMove(table, () => document.querySelector(".forum [data-target], .tray [data-target]"));
  const decision = table.mine && !table.playing ? (envelope.question?.decision ?? "") : "";
  const shown = held(table).seat ?? Math.max(0, envelope.seat);
  const { controlled, objectives } = now.seats[shown];
  const behind = (shown === envelope.seat && BEHIND[decision]) || ["row", "rewards", "finished"];
  /** @type {Record<string, number>} */
  const counts = { row: now.row.length, yours: objectives.length, rewards: Object.values(now.rewards).filter((owner) => owner === null).length, finished: controlled.length };
  return html`<div class=${classes("augustus forum", !table.motion && "still", `moment-${decision || "none"}`, drawer && `open-${drawer}`, envelope.seats > 4 && "crowded")} data-revision=${envelope.revision} role="group" aria-label=${t("augustus-table")} onClick=${(/** @type {MouseEvent} */ event) => wonderAtSlot(table, event)}>
    ${views}
    <${Wall} table=${table} cries=${cries} />
    <${Below} table=${table} decision=${decision} places=${places} shown=${shown} />
    <nav class="peek" aria-label=${t("augustus-more")}>
      ${behind.map((id) => html`<button type="button" key=${id} class="button" aria-expanded=${String(drawer === id)} onClick=${() => setDrawer(drawer === id ? "" : id)}>
        <${Icon} name=${PEEKS[id]} />${t(`augustus-peek-${id}`)}<b>${counts[id]}</b></button>`)}
    </nav>
    <${Glance} draw=${(/** @type {import("./glance.js").Looked} */ looked) => unfolded(table, looked)} />
  </div>`;
}

/**
 * What lies below the wall: what can be chosen, and beside it what helps to choose.
 * @param {{table: Table, decision: string, places: (string|null)[], shown: number}} props
 */
function Below({ table, decision, places, shown }) {
  const { envelope } = table;
  const own = envelope.view.seats[envelope.seat];
  const visiting = shown !== envelope.seat;
  const finished = html`<section class="own low"><${Finished} table=${table} controlled=${own?.controlled ?? []} /></section>`;
  if (decision === "keep") return html`<${Picks} table=${table} ids=${own.hand ?? []} style="three" /><${RowAtHand} table=${table} />`;
  if (decision === "choose" && !visiting) return html`<${Picks} table=${table} ids=${places} style="five-up" /><${YoursAtHand} table=${table} />${finished}`;
  if (decision === "lose" && !visiting)
    return html`<${Picks} table=${table} ids=${own.controlled} style=${own.controlled.length > 4 ? "three" : "four"} /><${YoursAtHand} table=${table} />`;
  if (decision === "claim" && !visiting) return html`<${Stairs} table=${table} /><${RewardsAtHand} table=${table} />${finished}`;
  return html`<div class="middle"><${Row} table=${table} places=${places} /><${Rewards} table=${table} /></div><${Own} table=${table} seat=${shown} />`;
}

/** A small card unfolded. @param {Table} table @param {import("./glance.js").Looked} looked */
function unfolded(table, { id, filled, seat }) {
  const slots = filled && slotsOf(table, id).map(({ symbol, n }) => html`<${Seen} key=${`${symbol} ${n}`} icon=${symbolIcon(symbol)} seat=${seat} on=${n < (filled[symbol] ?? 0)} />`);
  return html`<${Objective} table=${table} id=${id} size="large" slots=${slots ?? undefined} />`;
}

/** Who has cried since the last draw but one: what led to this moment. @param {import("./types.js").Envelope} envelope @returns {EventData[]} */
function useCries(envelope) {
  const heard = useRef(/** @type {{revision: number, cries: EventData[], stale: number}} */ ({ revision: -1, cries: [], stale: 0 }));
  const { current } = heard;
  for (const { revision, events } of envelope.news) {
    if (revision <= current.revision) continue;
    current.revision = revision;
    for (const one of events) {
      if (one.event === "drew") {
        current.cries = current.cries.slice(current.stale);
        current.stale = current.cries.length;
      } else if (one.event === "ave-caesar") current.cries = [...current.cries, one];
    }
  }
  return current.cries.slice(-2);
}
