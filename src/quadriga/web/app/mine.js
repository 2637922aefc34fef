// My matches that go on: asked for when the line opens, kept true by what the server says of them since.
import { computed, signal } from "../vendor/signals/signals.js";
import { greeted, onOpen, onRoom } from "./line.js";
import { get } from "./net.js";

/** @typedef {import("../types.js").Room} Room */

const AGAIN_MS = 4000;

/** Those that are not over, or whose players speak of a rematch; null while they are not known. */
export const mine = signal(/** @type {Room[]|null} */ (null));
/** How many have ended while we were here: the history has grown. */
export const ended = signal(0);

/** Whose they are. */
let owner = "";
/** The last question, and what came while it was answered: that is newer. */
let asked = 0;
/** @type {Map<string, Room|null>} */
const since = new Map();
/** @type {number|undefined} */
let timer;

/** @param {Room} room */
export const isDue = (room) =>
  Boolean(room.letters?.owed) ||
  (room.status === "playing" && room.seats.some((seat) => seat.you && seat.asked_at !== null && !seat.stand_in));

/**
 * Whether somebody proposes something and waits for my answer.
 * @param {Room} room
 */
export const isAsked = (room) => room.proposal?.asked.some((seat) => room.you.includes(seat)) ?? false;

/** @param {Room} room */
const goesOn = (room) => room.status !== "over" || room.proposal !== null || Boolean(room.letters?.owed);

/**
 * When my time is up in a match; never where none is measured.
 * @param {Room} room
 */
const endOf = (room) => Math.min(...room.seats.map((seat) => (seat.you ? (seat.deadline ?? Infinity) : Infinity)));

/**
 * Since when a match waits for me.
 * @param {Room} room
 */
const sinceOf = (room) =>
  Math.min(room.proposal?.at ?? Infinity, ...room.seats.map((seat) => (seat.you ? (seat.asked_at ?? Infinity) : Infinity)));

/** Those that wait for me: least time first, then those that have waited longest. */
export const waiting = computed(() =>
  (mine.value ?? [])
    .filter((room) => isDue(room) || isAsked(room))
    .sort((a, b) => (endOf(a) === endOf(b) ? sinceOf(a) - sinceOf(b) : endOf(a) - endOf(b))),
);

/**
 * The next match that waits for me, beside the one I am at.
 * @param {string} id
 */
export const nextAfter = (id) => waiting.value.find((room) => room.id !== id) ?? null;

/**
 * @param {Room[]} rooms
 * @param {string} id
 * @param {Room|null} room what it is now; null for nothing of mine
 */
function replaced(rooms, id, room) {
  if (!room || !goesOn(room)) return rooms.filter((one) => one.id !== id);
  if (!rooms.some((one) => one.id === id)) return [room, ...rooms];
  return rooms.map((one) => (one.id === id ? room : one));
}

async function load() {
  clearTimeout(timer);
  const user = greeted.peek()?.id ?? "";
  if (user !== owner) mine.value = null;
  owner = user;
  const number = ++asked;
  since.clear();
  try {
    const found = user ? await get("/me/matches?status=current&limit=100") : [];
    if (number !== asked) return;
    mine.value = [...since].reduce((rooms, [id, room]) => replaced(rooms, id, room), /** @type {Room[]} */ (found));
  } catch {
    // If it is the line, it is asked for again when that is back.
    if (number === asked) timer = window.setTimeout(load, AGAIN_MS);
  }
}

onOpen(load);
onRoom((id, told) => {
  if (id === null) {
    load();
    return;
  }
  if (told?.sandbox) return;
  const room = told && (told.you.length || told.is_host) ? told : null;
  const before = mine.peek()?.find((one) => one.id === id);
  since.set(id, room);
  if (!before && !room) return;
  mine.value = mine.peek() && replaced(mine.peek() ?? [], id, room);
  if (before && before.status !== "over" && room?.status === "over") ended.value += 1;
});
