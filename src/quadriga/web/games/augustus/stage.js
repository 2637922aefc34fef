// What the table shows at a moment: the position, the position after the move that is looked at, or, while news is played
// back, the position as it was at that step.
import { markedLegions } from "./moves.js";
import { before } from "./playback.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Table} Table */

/** A decision that all take at once is only noted: what it does shows when everybody has decided. */
export const NOTED = ["committed"];

/**
 * @typedef {Object} Stage
 * @property {View} now
 * @property {View} next the same object while nothing is looked at
 * @property {import("./types.js").EventData|null} told the event that is played back
 */

/** What was asked last, by all components of the page in turn. @type {{of: any[], stage: Stage|null}} */
const known = { of: [], stage: null };

/** @param {Table} table @returns {Stage} */
export function stage(table) {
  const of = [table.envelope, table.considered, table.preview, table.playing, table.hint, table.picked];
  if (!known.stage || of.some((one, n) => one !== known.of[n])) Object.assign(known, { of, stage: read(table) });
  return /** @type {Stage} */ (known.stage);
}

/** @param {Table} table @returns {Stage} */
function read(table) {
  const { envelope, playing, preview, catalogue } = table;
  if (playing) {
    const view = before(envelope.view, playing.events.slice(playing.step + 1), catalogue.board);
    return { now: view, next: view, told: playing.events[playing.step] ?? null };
  }
  const now = envelope.view;
  const looked = table.considered ?? (table.hint?.length ? [table.hint[0].action] : null);
  const foretold = table.considered && preview && preview.events.some((one) => !NOTED.includes(one.event)) ? preview.view : null;
  return { now, next: foretold ?? imagined(table, looked), told: null };
}

/**
 * The pieces where the move puts them, until the server has said what follows.
 * @param {Table} table
 * @param {string[]|null} looked
 * @returns {View}
 */
function imagined(table, looked) {
  const { envelope } = table;
  const { view, seat } = envelope;
  const gesture = looked && envelope.gestures.find((one) => one.actions.join() === looked.join());
  const action = looked && envelope.actions.find((one) => one.action === looked[0]);
  if (!view.seats[seat] || (!gesture && !action && !markedLegions(table).length)) return view;
  const fields = gesture?.fields ?? action?.fields ?? {};
  const group = gesture?.kind ?? action?.group ?? "";
  const next = structuredClone(view);
  const own = next.seats[seat];
  const change = (/** @type {string} */ id, /** @type {string} */ symbol, /** @type {number} */ by) => {
    const filled = own.objectives.find((one) => one.id === id)?.filled;
    if (filled) filled[symbol] = (filled[symbol] ?? 0) + by;
  };
  if (group === "place" || group === "put") {
    change(fields.objective, fields.symbol, 1);
    own.reserve -= 1;
  } else if (group === "put_down") change(fields.objective, fields.symbol, 1);
  else if (group === "move") {
    change(fields.objective, fields.symbol, 1);
    change(fields.origin, fields.origin_symbol, -1);
  } else if (group === "clear") clear(own, fields.objective);
  else if (group === "remove" || markedLegions(table).length) {
    const legions = markedLegions(table).length
      ? markedLegions(table).map((one) => [one.objective, one.symbol])
      : fields.objectives.map((/** @type {string} */ id, /** @type {number} */ n) => [id, fields.symbols[n]]);
    for (const [id, symbol] of legions) change(id, symbol, -1);
    own.reserve += legions.length;
  }
  return next;
}

/** @param {import("./types.js").Seat} own @param {string} id */
function clear(own, id) {
  const objective = own.objectives.find((one) => one.id === id);
  if (!objective) return;
  own.reserve += Object.values(objective.filled).reduce((sum, count) => sum + count, 0);
  objective.filled = {};
}
