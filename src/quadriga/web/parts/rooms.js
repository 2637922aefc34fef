// What lists say of a match: who plays, whose turn it is, how long there is.
import { isAsked, isDue } from "../app/mine.js";
import { list, t } from "../app/words.js";
import { secondsLeft } from "./clock.js";

/** @typedef {import("../types.js").Room} Room */

/**
 * Who else plays: people by name, bots by number.
 * @param {Room} room
 */
export function others(room) {
  const people = room.seats.filter((seat) => seat.state === "person" && seat.seat !== room.you[0]);
  const bots = room.seats.filter((seat) => seat.state === "bot").length;
  const names = [...people.map((seat) => seat.name), ...(bots ? [t("bots", { count: bots })] : [])];
  return list(names) || t("nobody-yet");
}

/**
 * Where a match stands, for whoever plays in it.
 * @param {Room} room
 */
export function turnOf(room) {
  const { proposal, seats } = room;
  if (isAsked(room) && !isDue(room)) return t("state-asked", { name: seats[proposal?.seat ?? 0].name, kind: proposal?.kind });
  if (room.letters?.owed) return t("state-letter");
  if (room.letters && room.status === "waiting") return t("state-invited");
  if (room.status === "waiting") return t("state-waiting");
  if (room.status === "over") return t(proposal?.refused == null ? "state-rematch" : "state-refused");
  const asked = seats.filter((seat) => seat.asked_at !== null);
  if (asked.some((seat) => seat.you)) return t("state-you");
  return asked[0] ? t("state-other", { name: asked[0].name || t("bot") }) : t("state-playing");
}

/**
 * How many seconds I have left in a match; null where none are counted.
 * @param {Room} room
 */
export function timeLeft(room) {
  const seat = room.seats.find((one) => one.you && one.asked_at !== null);
  return seat ? secondsLeft(room, seat) : null;
}
