// From the server's legal moves to what glows, and from presses to moves. What is picked up is kept by the shell as one
// text; here it is read and written as one of the forms of `Held`.

/** @typedef {import("./types.js").ActionData} ActionData */
/** @typedef {import("./types.js").GestureData} GestureData */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {{objective: string, symbol: string, n: number}} Slot the n-th slot of a symbol on an objective */

/**
 * What is picked up: a legion (null: one of the reserve), a slot that waits for its legion, a move that lies on the table
 * and is not played yet (with the slots it was laid on), cards or legions that are marked, or a seat that is looked at.
 * @typedef {Object} Held
 * @property {Slot|null} [legion]
 * @property {Slot} [goal]
 * @property {{actions: string[], from: Slot|null, to: Slot|null}} [move]
 * @property {string[]} [cards]
 * @property {Slot[]} [legions]
 * @property {number} [seat]
 */

const MOVING = new Set(["place", "move", "put_down"]);
/** Decisions that have no place on the table: they are buttons in the tray. */
const BUTTONS = new Set(["stay", "done", "decline"]);
/** Decisions about one whole card. */
const WHOLE = new Set(["keep", "choose", "lose", "complete", "clear"]);

/** @param {ActionData} action */
export const isButton = (action) => BUTTONS.has(action.group);

/** @param {Table} table */
const isMine = (table) => table.mine && !table.playing;

/** @param {string} objective @param {string} symbol */
export const key = (objective, symbol) => `${objective} ${symbol}`;

/**
 * A reading of a table that is made once for each render.
 * @template T
 * @param {(table: Table) => T} read
 * @returns {(table: Table) => T}
 */
function once(read) {
  const known = new WeakMap();
  return (table) => {
    if (!known.has(table)) known.set(table, read(table));
    return known.get(table);
  };
}

/** What is picked up. @type {(table: Table) => Held} */
export const held = once(({ picked }) => {
  if (!picked?.startsWith("{")) return {};
  return JSON.parse(picked);
});

/** @param {Table} table @param {Held|null} what */
export const take = (table, what) => table.pick(what && JSON.stringify(what));

/** The move that lies on the table, or the marks that make one up. @param {Table} table @returns {string[]|null} */
export function laid(table) {
  const { move, cards, legions } = held(table);
  if (move) return move.actions;
  if (cards) return moveOfCards(table, cards);
  return legions ? moveOfLegions(table, legions) : null;
}

// ---- a legion from the reserve or a slot to a slot ---------------------------------------------------------------

/** @type {(table: Table) => GestureData[]} */
const movings = once((table) => (isMine(table) ? table.envelope.gestures.filter((one) => MOVING.has(one.kind)) : []));

/** @param {GestureData[]} gestures @param {(gesture: GestureData) => string} by */
function grouped(gestures, by) {
  /** @type {Map<string, GestureData[]>} */
  const groups = new Map();
  for (const one of gestures) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

/** @param {GestureData} gesture */
const goalOf = ({ fields }) => key(fields.objective, fields.symbol);
/** @param {GestureData} gesture */
const originOf = ({ kind, fields }) => (kind === "move" ? key(fields.origin, fields.origin_symbol) : null);
/** @param {Slot|null|undefined} slot */
const keyOf = (slot) => slot && key(slot.objective, slot.symbol);

/** The slots that a legion may go to: with the moves there, for the legion in hand or for any. */
export const goals = once((table) => {
  const { legion } = held(table);
  const wanted = movings(table).filter((one) => legion === undefined || originOf(one) === (keyOf(legion) ?? null));
  return grouped(wanted, goalOf);
});

/** The slots whose legion may be moved: to the slot that waits for one, or anywhere. */
export const origins = once((table) => {
  const wanted = keyOf(held(table).goal) ?? null;
  const moves = movings(table).filter((one) => originOf(one) !== null && (wanted === null || goalOf(one) === wanted));
  return grouped(moves, (one) => originOf(one) ?? "");
});

/** Whether the legion may come from the reserve. @param {Table} table */
export const hasReserve = (table) => movings(table).some((one) => one.kind === "place");

/** Whether a legion must be taken up before its slot is chosen. @param {Table} table */
export const mustLift = (table) => movings(table).every((one) => one.kind === "move");

/**
 * The move that a look at a slot means; undefined while it is open which legion goes there.
 * @param {Table} table
 * @param {Slot} slot
 */
export function meant(table, slot) {
  const here = goals(table).get(key(slot.objective, slot.symbol)) ?? [];
  return here.find((one) => one.kind !== "move") ?? (here.length === 1 ? here[0] : undefined);
}

/** @param {Table} table @param {GestureData} gesture @param {Slot|null} from @param {Slot|null} to */
function lay(table, gesture, from, to) {
  take(table, { move: { actions: gesture.actions, from, to } });
  table.consider(gesture.actions);
}

/** Puts down whatever is picked up or lies on the table. @param {Table} table */
export function putAway(table) {
  take(table, null);
  table.consider(null);
}

/** A slot was chosen for a legion. @param {Table} table @param {Slot} slot */
export function chooseGoal(table, slot) {
  const { legion, move } = held(table);
  if (move?.to && same(move.to, slot)) return putAway(table);
  const gesture = meant(table, slot);
  if (!gesture) return take(table, { goal: slot });
  const origin = originOf(gesture);
  const from = legion ?? (origin ? slotOf(origin) : null);
  lay(table, gesture, from, slot);
}

/** A legion was chosen, null for one of the reserve. @param {Table} table @param {Slot|null} legion */
export function chooseLegion(table, legion) {
  const now = held(table);
  const goal = now.goal ?? now.move?.to;
  const fitting = movings(table).find((one) => originOf(one) === (keyOf(legion) ?? null) && goalOf(one) === keyOf(goal));
  if (goal && fitting) return lay(table, fitting, legion, goal);
  table.consider(null);
  const again = "legion" in now && keyOf(now.legion) === keyOf(legion);
  take(table, again ? null : { legion });
}

/** A legion was dropped on a slot. @param {Table} table @param {Slot|null} legion @param {Slot} slot */
export function drop(table, legion, slot) {
  const gesture = carried(table, legion, slot);
  if (gesture) lay(table, gesture, legion, slot);
  else putAway(table);
}

/** What carrying a legion to a slot means. @param {Table} table @param {Slot|null} legion @param {Slot} slot */
export function carried(table, legion, slot) {
  const here = movings(table).filter((one) => goalOf(one) === keyOf(slot));
  return here.find((one) => one.kind === "put_down" || originOf(one) === (keyOf(legion) ?? null));
}

/** @param {string} text @returns {Slot} */
function slotOf(text) {
  const [objective, symbol] = text.split(" ");
  return { objective, symbol, n: 0 };
}

/** @param {Slot} one @param {Slot} other */
export const same = (one, other) => one.objective === other.objective && one.symbol === other.symbol && one.n === other.n;

// ---- whole cards ---------------------------------------------------------------------------------------------------

/**
 * Which cards may be chosen, how many, and what each of them is called.
 * @typedef {{group: string, count: number, phrases: Map<string, string>}} Choice
 */

/** @type {(table: Table) => Choice|null} */
export const cardChoice = once((table) => {
  const { actions, gestures } = table.envelope;
  const group = actions.find((one) => WHOLE.has(one.group))?.group;
  if (!group || !isMine(table)) return null;
  const named = picksOf(table);
  const wanted = gestures.length ? gestures[0].fields.objectives.length - (group === "keep" ? named.length : 0) : 1;
  const open = gestures.length ? gestures.flatMap((one) => one.fields.objectives) : actions.map((one) => one.fields.objective);
  const phrases = new Map();
  for (const id of open) {
    const phrase = actions.find((one) => one.fields.objective === id)?.phrase;
    if (!named.includes(id)) phrases.set(id, phrase ?? table.name("objective", id));
  }
  return { group, count: wanted, phrases };
});

/** What this seat has named so far of a decision with several steps. @param {Table} table @returns {string[]} */
export const picksOf = ({ envelope }) =>
  (envelope.view.seats[envelope.seat]?.picks ?? []).filter((pick) => typeof pick === "string");

/** Cards that are marked. @param {Table} table @returns {string[]} */
export const markedCards = (table) => held(table).cards ?? [];

/** @param {Table} table @param {string[]} cards */
function moveOfCards(table, cards) {
  const choice = cardChoice(table);
  if (!choice || cards.length !== choice.count) return null;
  const { actions, gestures } = table.envelope;
  const wanted = [...(choice.group === "keep" ? picksOf(table) : []), ...cards].sort().join();
  const whole = gestures.find((one) => [...(one.fields.objectives ?? [])].sort().join() === wanted);
  const single = actions.find((one) => one.group === choice.group && one.fields.objective === cards[0]);
  return whole?.actions ?? (single ? [single.action] : null);
}

/** The marks after a card was pressed: one too many replaces the oldest. @param {Table} table @param {string} id */
export function marksWith(table, id) {
  const cards = markedCards(table);
  if (cards.includes(id)) return cards.filter((one) => one !== id);
  return [...cards, id].slice(-(cardChoice(table)?.count ?? 1));
}

/** The move that a look at a card means. @param {Table} table @param {string} id */
export const meantByCard = (table, id) => (markedCards(table).includes(id) ? laid(table) : moveOfCards(table, marksWith(table, id)));

/** @param {Table} table @param {string} id */
export function chooseCard(table, id) {
  const cards = marksWith(table, id);
  take(table, cards.length ? { cards } : null);
  table.consider(moveOfCards(table, cards));
}

// ---- legions that an attack takes back -----------------------------------------------------------------------------

/** How many legions are to be marked; null where none is. @type {(table: Table) => number|null} */
export const removalCount = once((table) => {
  const whole = isMine(table) ? table.envelope.gestures.find((one) => one.kind === "remove") : null;
  return whole?.actions.length ?? null;
});

/** The slots with a legion that may be marked. @type {(table: Table) => Map<string, ActionData>} */
export const removals = once(
  (table) =>
    new Map(
      removalCount(table) === null
        ? []
        : table.envelope.actions
            .filter((one) => one.group === "take")
            .map((one) => [key(one.fields.objective, one.fields.symbol), one]),
    ),
);

/** Legions that are marked. @param {Table} table @returns {Slot[]} */
export const markedLegions = (table) => held(table).legions ?? [];

/** @param {Table} table @param {Slot[]} legions */
function moveOfLegions(table, legions) {
  if (legions.length !== removalCount(table)) return null;
  const wanted = legions.map((one) => key(one.objective, one.symbol)).sort().join();
  const slots = (/** @type {GestureData} */ { fields }) =>
    fields.objectives.map((/** @type {string} */ id, /** @type {number} */ n) => key(id, fields.symbols[n])).sort().join();
  return table.envelope.gestures.find((one) => one.kind === "remove" && slots(one) === wanted)?.actions ?? null;
}

/** @param {Table} table @param {Slot} slot */
function legionsWith(table, slot) {
  const legions = markedLegions(table);
  if (legions.some((one) => same(one, slot))) return legions.filter((one) => !same(one, slot));
  return [...legions, slot].slice(-(removalCount(table) ?? 1));
}

/** The move that a look at a legion means, where an attack takes some back. @param {Table} table @param {Slot} slot */
export const meantByLegion = (table, slot) =>
  markedLegions(table).some((one) => same(one, slot)) ? laid(table) : moveOfLegions(table, legionsWith(table, slot));

/** @param {Table} table @param {Slot} slot */
export function markLegion(table, slot) {
  const legions = legionsWith(table, slot);
  take(table, legions.length ? { legions } : null);
  table.consider(moveOfLegions(table, legions));
}

// ---- the reward for a number -----------------------------------------------------------------------------------------

/** @param {Table} table @returns {ActionData|undefined} */
export const claiming = (table) => (isMine(table) ? table.envelope.actions.find((one) => one.group === "claim") : undefined);

/** Decisions that are buttons. @param {Table} table */
export const buttons = (table) => (isMine(table) ? table.envelope.actions.filter(isButton) : []);

/** @param {Table} table @param {ActionData} action */
export function chooseAction(table, { action }) {
  take(table, { move: { actions: [action], from: null, to: null } });
  table.consider([action]);
}

/**
 * The parts of a choice that are made: a legion, a slot, a number of cards or legions.
 * @param {Table} table
 * @returns {Record<string, any>}
 */
export function chosen(table) {
  const { legion, goal, move, cards, legions } = held(table);
  if (move) return move.to ? { objective: move.to.objective, symbol: move.to.symbol } : {};
  if (goal) return { objective: goal.objective };
  if (legion) return { origin: legion.objective, origin_symbol: legion.symbol };
  if (legions) return { objectives: legions.length };
  if (!cards) return {};
  if (!table.envelope.gestures.length) return { objective: cards[0] };
  const named = cardChoice(table)?.group === "keep" ? picksOf(table).length : 0;
  return { objectives: named + cards.length };
}

/** What the server calls the move that is looked at. @param {Table} table @returns {string} */
export function phraseOf({ envelope, considered }) {
  if (!considered) return "";
  const whole = envelope.gestures.find((one) => one.actions.join() === considered.join());
  return whole?.phrase ?? envelope.actions.find((one) => one.action === considered[0])?.phrase ?? "";
}
