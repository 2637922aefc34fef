// The slots of an objective in play: which of them may be chosen, and what lies, comes or goes there.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { drag } from "./drag.js";
import { chooseGoal, chooseLegion, goals, held, key, markedLegions, markLegion, meant, meantByLegion, mustLift, origins, removals, same } from "./moves.js";
import { slotsOf } from "./objective.js";
import { classes, symbolIcon } from "./pieces.js";
import { target } from "./target.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Objective} Shown */
/** @typedef {import("./moves.js").Slot} Slot */

/** States in which a legion is drawn on the slot. */
const WITH_LEGION = new Set(["on", "free-to-move", "loose", "threatened", "doomed", "ghost", "lifted"]);

/**
 * All slots of an objective.
 * @param {{table: Table, now: Shown, next: Shown, seat: number, live: boolean}} props `live`: the objective is one's own
 */
export function Slots({ table, now, next, seat, live }) {
  const changes = coming(table, now, next);
  return slotsOf(table, now.id).map(({ symbol, n }) => {
    const slot = { objective: now.id, symbol, n };
    return html`<${OneSlot} key=${key(symbol, String(n))} table=${table} slot=${slot} state=${live ? stateOf(table, slot, now, changes) : still(now, slot)} seat=${seat} live=${live} />`;
  });
}

/** @param {Shown} now @param {Slot} slot */
const still = (now, { symbol, n }) => (n < (now.filled[symbol] ?? 0) ? "on" : "");

/**
 * Which slots get a legion and which lose one, by the move that is looked at: those that were pressed, else the first.
 * @param {Table} table
 * @param {Shown} now
 * @param {Shown} next
 */
function coming(table, now, next) {
  const { move, legion } = held(table);
  /** @type {Map<string, {ghost: number|null, gone: number[]}>} */
  const changes = new Map();
  for (const symbol of Object.keys(table.catalogue.board.objectives[now.id].slots)) {
    const [was, will] = [now.filled[symbol] ?? 0, next.filled[symbol] ?? 0];
    const pressed = (/** @type {Slot|null|undefined} */ slot) => (slot?.objective === now.id && slot.symbol === symbol ? slot.n : null);
    const marked = markedLegions(table).filter((one) => pressed(one) !== null).map((one) => one.n);
    const last = Array.from({ length: Math.max(0, was - will) }, (_, n) => was - 1 - n);
    const from = pressed(move?.from ?? legion);
    const to = pressed(move?.to);
    const gone = marked.length ? marked : was > will && from !== null && was - will === 1 ? [from] : last;
    changes.set(symbol, { ghost: will > was ? (to !== null && to >= was ? to : was) : null, gone });
  }
  return changes;
}

/**
 * @param {Table} table
 * @param {Slot} slot
 * @param {Shown} now
 * @param {ReturnType<typeof coming>} changes
 */
function stateOf(table, slot, now, changes) {
  const here = key(slot.objective, slot.symbol);
  const change = changes.get(slot.symbol);
  const isMoving = goals(table).size > 0 || origins(table).size > 0;
  if (slot.n < (now.filled[slot.symbol] ?? 0)) {
    if (change?.gone.includes(slot.n)) return isMoving ? "print" : "doomed";
    const { legion } = held(table);
    if (legion && same(legion, slot)) return "lifted";
    if (removals(table).has(here)) return "threatened";
    if (origins(table).has(here)) return mustLift(table) || held(table).goal ? "loose" : "free-to-move";
    return "on";
  }
  if (change?.ghost === slot.n) return "ghost";
  const { goal } = held(table);
  if (goal && same(goal, slot)) return "awaited";
  return goals(table).has(here) ? (table.considered ? "may calm" : "may") : "";
}

/** @param {{table: Table, slot: Slot, state: string, seat: number, live: boolean}} props */
function OneSlot({ table, slot, state, seat, live }) {
  const isLegion = WITH_LEGION.has(state);
  const name = table.name("symbol", slot.symbol);
  const press = live ? pressOf(table, slot, state) : null;
  const style = classes("slot", state, isLegion && `seat-${seat + 1}`);
  const inside = html`<${Icon} name=${isLegion ? "legion" : symbolIcon(slot.symbol)} />`;
  const words = isLegion ? table.t("augustus-slot-with-legion", { symbol: name }) : name;
  return html`<span class="place" data-slot=${`${slot.objective} ${slot.symbol} ${slot.n}`}>
    ${press ? html`<button type="button" class=${style} ...${press}>${inside}</button>` : html`<span class=${style} title=${words}>${inside}<span class="hidden">${words}</span></span>`}
    ${isLegion && html`<svg class="icon under" aria-hidden="true"><use href=${`#${symbolIcon(slot.symbol)}`} /></svg>`}
    ${state === "doomed" && html`<span class="away"><${Icon} name="cross" /></span>`}
  </span>`;
}

/**
 * What a press on a slot does; null where nothing can be chosen.
 * @param {Table} table
 * @param {Slot} slot
 * @param {string} state
 */
function pressOf(table, slot, state) {
  const here = key(slot.objective, slot.symbol);
  const { move } = held(table);
  const removal = removals(table).get(here);
  if (removal && (state === "threatened" || state === "doomed"))
    return target(table, {
      label: removal.phrase,
      pressed: state === "doomed" && markedLegions(table).some((one) => same(one, slot)),
      lies: markedLegions(table).some((one) => same(one, slot)) && table.considered !== null,
      meaning: meantByLegion(table, slot),
      choose: () => markLegion(table, slot),
    });
  const moves = goals(table).get(here);
  if (moves && !WITH_LEGION.has(state.replace("ghost", "")) && state !== "print") {
    const gesture = meant(table, slot);
    const place = table.t("augustus-slot-of", { objective: table.name("objective", slot.objective), symbol: table.name("symbol", slot.symbol) });
    const isLaid = Boolean(move?.to && same(move.to, slot));
    return target(table, {
      label: gesture?.phrase ?? table.t("augustus-choose-legion-for", { place }),
      pressed: isLaid,
      lies: isLaid,
      meaning: gesture?.actions,
      choose: () => chooseGoal(table, slot),
    });
  }
  if (!origins(table).has(here) || !(WITH_LEGION.has(state) || state === "print")) return null;
  const from = table.t("augustus-legion-of", { objective: table.name("objective", slot.objective), symbol: table.name("symbol", slot.symbol) });
  return {
    ...target(table, { label: from, pressed: state === "lifted" || state === "print", lies: Boolean(move?.from && same(move.from, slot)), choose: () => chooseLegion(table, slot) }),
    onPointerDown: (/** @type {PointerEvent} */ event) => drag(event, table, slot),
  };
}
