// Matches in which a coach speaks before a grave mistake; kept on this device.
import { signal } from "../vendor/signals/signals.js";
import { post } from "./net.js";
import { go } from "./router.js";
import { needUser } from "./session.js";
import { keep, kept } from "./storage.js";

/** @typedef {import("../types.js").CoachData} CoachData */

const PLACE = "quadriga coach";
const MOST_KEPT = 50;
/** Nobody waits longer for the coach: then the move is played. */
const PATIENCE_MS = 1000;
const GENTLEST = "level1";

const coached = signal(kept(PLACE, /** @type {string[]} */ ([])));

/** @param {string} match its id */
export const isCoached = (match) => coached.value.includes(match);

/** @param {string} match its id @param {boolean} on */
export function setCoached(match, on) {
  const others = coached.peek().filter((one) => one !== match);
  coached.value = on ? [match, ...others].slice(0, MOST_KEPT) : others;
  keep(PLACE, coached.value);
}

/**
 * What the coach says of a move; null where there is no time for it.
 * @param {string} match its id
 * @param {number} seat
 * @param {string[]} actions
 * @returns {Promise<CoachData|null>}
 */
export async function askCoach(match, seat, actions) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    return await post(`/matches/${match}/coaching`, { seat, actions }, late.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Begin a first match: against the gentlest bots, with a coach.
 * @param {{game: string, usual_seats: number}} game
 */
export async function beginCoached({ game, usual_seats }) {
  await needUser();
  const bots = Array.from({ length: usual_seats - 1 }, () => ({ kind: "bot", bot: GENTLEST }));
  const room = await post("/matches", { game, seats: [{ kind: "you" }, ...bots], start: true });
  setCoached(room.id, true);
  go("match", room.id);
}
