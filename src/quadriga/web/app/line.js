// The one socket of the page: says who we are, watches matches, resumes after a break.
import { signal } from "../vendor/signals/signals.js";
import { Refusal, offline } from "./net.js";
import { language } from "./settings.js";

/** @typedef {{match: string, seat: number|null, revision: number|null, told: (message: any) => void}} Watching */

const PAUSES = [0.3, 1, 2, 4, 8, 15];
/** The server answers a sign of life within this time, or the line is taken for broken. */
const SILENCE_SECONDS = 12;
const PING_SECONDS = 20;

/** @type {import("../vendor/signals/signals.js").Signal<"connecting"|"open"|"lost">} */
export const state = signal("connecting");
/** When the next attempt begins, in ms of this device; null while one is under way. */
export const nextTry = signal(/** @type {number|null} */ (null));
/** Who the server takes us for; undefined until it has said so. */
export const greeted = signal(/** @type {import("../types.js").User|null|undefined} */ (undefined));
/** How far the server's clock is ahead of ours, in seconds. */
export const ahead = signal(0);

/** The time of the server now, in seconds. */
export const serverNow = () => Date.now() / 1000 + ahead.peek();

/** @type {WebSocket|null} */
let socket = null;
let attempts = 0;
let number = 0;
let heard = 0;
/** @type {number|undefined} */
let timer;
/** @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
const waiting = new Map();
/** @type {Map<string, Watching>} */
const watched = new Map();
/** @type {Set<() => void>} */
const opened = new Set();

/** Connect, or connect anew: as another user, or in another language. */
export function connect() {
  clearTimeout(timer);
  nextTry.value = null;
  const before = socket;
  socket = null;
  before?.close();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const made = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket = made;
  made.onopen = () => made.send(JSON.stringify({ do: "hello", language: language.value }));
  made.onmessage = (event) => made === socket && receive(JSON.parse(event.data));
  made.onclose = () => made === socket && broken();
}

/** @param {any} message */
function receive(message) {
  heard = Date.now();
  if (message.type === "hello") greet(message);
  else if (message.type === "reply") answer(message);
  else if (message.type === "bye") retry(message.again_in);
  else watched.get(message.match)?.told(remember(message));
}

/** @param {any} message */
function remember(message) {
  const watching = watched.get(message.match);
  if (message.type === "update") {
    ahead.value = message.now - Date.now() / 1000;
    if (watching && message.table) watching.revision = message.revision;
  }
  return message;
}

/** @param {import("../types.js").Hello} message */
function greet(message) {
  attempts = 0;
  ahead.value = message.now - Date.now() / 1000;
  greeted.value = /** @type {any} */ (message.user);
  state.value = "open";
  for (const watching of watched.values()) send("watch", placeOf(watching)).catch(() => {});
  for (const callback of opened) callback();
}

/** @param {import("../types.js").Reply} message */
function answer(message) {
  const asked = waiting.get(/** @type {number} */ (message.id));
  waiting.delete(/** @type {number} */ (message.id));
  if (message.error) asked?.reject(new Refusal(message.error));
  else asked?.resolve(message.result);
}

function broken() {
  socket = null;
  for (const asked of waiting.values()) asked.reject(offline());
  waiting.clear();
  state.value = "lost";
  retry(PAUSES[Math.min(attempts, PAUSES.length - 1)] * (0.8 + Math.random() * 0.4));
  attempts += 1;
}

/** @param {number} seconds */
function retry(seconds) {
  clearTimeout(timer);
  nextTry.value = Date.now() + seconds * 1000;
  timer = window.setTimeout(connect, seconds * 1000);
}

/** @param {Watching} watching */
function placeOf(watching) {
  const { match, seat, revision } = watching;
  return { match, ...(seat === null ? {} : { seat }), since: revision ?? 0 };
}

/**
 * Ask for something over the line.
 * @param {string} what
 * @param {object} fields
 * @returns {Promise<any>} refused with `offline` where the line breaks before the answer
 */
export function send(what, fields) {
  if (socket?.readyState !== WebSocket.OPEN || state.peek() !== "open") return Promise.reject(offline());
  const id = ++number;
  socket.send(JSON.stringify({ do: what, id, ...fields }));
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

/**
 * Look at a match, from now on and after every break.
 * @param {string} match
 * @param {number|null} seat whose eyes; null for one's own
 * @param {(message: any) => void} told
 * @returns {Promise<void>} refused where one may not look
 */
export async function watch(match, seat, told) {
  const watching = { match, seat, revision: null, told };
  watched.set(match, watching);
  if (state.peek() === "open") await send("watch", placeOf(watching));
}

/** @param {string} match */
export function leave(match) {
  watched.delete(match);
  send("leave", { match }).catch(() => {});
}

/**
 * Be called whenever the line is open again.
 * @param {() => void} callback
 * @returns {() => void} to stop it
 */
export function onOpen(callback) {
  opened.add(callback);
  return () => opened.delete(callback);
}

/** Try at once, if the line is broken. */
export function tryNow() {
  if (state.peek() !== "open") connect();
}

setInterval(() => {
  if (state.peek() !== "open") return;
  if (Date.now() - heard > (PING_SECONDS + SILENCE_SECONDS) * 1000) socket?.close();
  else if (Date.now() - heard > PING_SECONDS * 1000) send("ping", {}).catch(() => {});
}, 5000);
addEventListener("online", tryNow);
addEventListener("offline", () => socket?.close());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && tryNow());
