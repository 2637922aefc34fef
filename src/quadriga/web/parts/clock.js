// The time a seat has left.
import { html } from "../app/html.js";
import { serverNow } from "../app/line.js";
import { duration, t } from "../app/words.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { Icon } from "./basics.js";

/** @typedef {import("../types.js").SeatData} SeatData */
/** @typedef {import("../types.js").Room} Room */

/**
 * Render again every second, as long as something is to be counted.
 * @param {boolean} running
 */
export function useSeconds(running) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
}

/** @param {number} seconds */
function figures(seconds) {
  if (seconds >= 36_000) return duration(seconds);
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}

/**
 * How many seconds a seat has left; null where no time is measured.
 * @param {Room} room
 * @param {SeatData} seat
 */
export function secondsLeft(room, seat) {
  if (room.pace.kind === "free" || seat.bot) return null;
  if (seat.deadline !== null) return Math.max(0, seat.deadline - serverNow());
  return room.pace.kind === "bank" ? seat.clock : null;
}

/** @param {{room: Room, seat: SeatData}} props */
export const Clock = ({ room, seat }) => {
  useSeconds(seat.deadline !== null && room.status === "playing");
  const left = secondsLeft(room, seat);
  if (left === null) return null;
  return html`<span class=${`clock ${left <= 0 ? "out" : ""}`} role="timer"
    aria-label=${t("clock-left", { time: duration(left) })}>
    <${Icon} name="clock" />${figures(left)}
  </span>`;
};
