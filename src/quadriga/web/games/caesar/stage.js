// What the board shows: the position, the step of a playback, or the position with a move that is looked at.
import { actionOf, held } from "./moves.js";
import { before } from "./playback.js";

/**
 * @typedef {Object} Stage
 * @property {Record<string, any>} now the position
 * @property {Record<string, any>} next the position after what is looked at (the same object while nothing is)
 * @property {import("../../../../../docs/envelope/envelope.js").EventData | null} told the event that is played back
 */

/** @param {any} table @returns {Stage} */
export function stage(table) {
  const { envelope, playing, preview, catalogue } = table;
  if (playing) {
    const view = before(envelope.view, playing.events.slice(playing.step + 1), catalogue.board);
    return { now: view, next: view, told: playing.events[playing.step] ?? null };
  }
  const now = envelope.view;
  const looked = table.considered ?? held(table).laid;
  if (looked) return { now, next: preview?.view ?? imagined(now, actionOf(table, looked[0])), told: null };
  const hint = table.hint?.[0] && actionOf(table, table.hint[0].action);
  return { now, next: imagined(now, hint), told: null };
}

/** The piece where the decision puts it, until the server has said what follows. */
function imagined(view, action) {
  if (!action) return view;
  const { border, token, toward } = action.fields;
  const change = {
    place: { side: view.side, token, toward: toward === "hidden" ? null : toward, face: toward === "hidden" ? "hidden" : "up" },
    "flip-token": { face: "turned" },
  }[action.group];
  if (!change) return view;
  return { ...view, borders: view.borders.map((one) => (one.id === border ? { ...one, ...change } : one)) };
}
