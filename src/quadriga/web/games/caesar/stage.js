// What the board shows: the position, the step of a playback, or the position with a move that is looked at.
import { actionOf, held } from "./moves.js";
import { before } from "./playback.js";

/** @typedef {import("./types.js").View} View */

/**
 * @typedef {Object} Stage
 * @property {View} now the position
 * @property {View} next the position after what is looked at (the same object while nothing is)
 * @property {import("./types.js").EventData | null} told the event that is played back
 */

/** @param {import("./types.js").Table} table @returns {Stage} */
export function stage(table) {
  const { envelope, playing, preview, catalogue } = table;
  if (playing) {
    const view = before(envelope.view, playing.events.slice(playing.step + 1), catalogue.board);
    return { now: view, next: view, told: playing.events[playing.step] ?? null };
  }
  const now = envelope.view;
  const looked = table.considered ?? held(table).laid;
  if (looked) return { now, next: preview?.view ?? imagined(now, actionOf(table, looked[0])), told: null };
  const hint = table.hint?.length ? actionOf(table, table.hint[0].action) : null;
  return { now, next: imagined(now, hint), told: null };
}

/**
 * The piece where the decision puts it, until the server has said what follows.
 * @param {View} view
 * @param {import("./types.js").ActionData|null|undefined} action
 * @returns {View}
 */
function imagined(view, action) {
  if (!action) return view;
  const { border, token, toward } = action.fields;
  // A move planned for later is of the seat that looks, not of the side on turn; alone one plays a single side.
  const own = view.sides.every((one) => one.seat !== null) && view.sides.find((one) => one.seat === view.turn)?.id;
  /** @type {Record<string, object>} */
  const changes = {
    place: { side: own || view.side, token, toward: toward === "hidden" ? null : toward, face: toward === "hidden" ? "hidden" : "up" },
    "flip-token": { face: "turned" },
  };
  const change = changes[action.group];
  if (!change) return view;
  return { ...view, borders: view.borders.map((one) => (one.id === border ? { ...one, ...change } : one)) };
}
