// The line to the server: says who we are, watches matches, resumes after a break. A socket; where none gets through,
// plain requests.
import { signal } from "../vendor/signals/signals.js";
import { Refusal, get, isBan, offline } from "./net.js";
import * as polling from "./polling.js";
import { language } from "./settings.js";
import { isAlone, openLine } from "./transport.js";

/** @typedef {{match: string, seat: number|null, revision: number|null, told: (message: any) => void}} Watching */

const PAUSES = [0.3, 1, 2, 4, 8, 15];
/** The server answers within this time, or the line is taken for broken. */
const ANSWER_SECONDS = 8;
/** Whoever comes back to the page is not kept waiting for a line that broke meanwhile. */
const WAKE_SECONDS = 3;
const PING_SECONDS = 15;
const LOOK_SECONDS = 5;
/** So many sockets in vain, or one that is silent for so long, and the same is tried by requests. */
const SOCKETS_IN_VAIN = 2;
const SILENT_SECONDS = 3;
/** While requests serve, a socket is tried this often. */
const SOCKET_SECONDS = 30;

/** @type {import("../vendor/signals/signals.js").Signal<"connecting"|"open"|"lost">} */
export const state = signal("connecting");
/** When the next attempt begins, in ms of this device; null while one is under way. */
export const nextTry = signal(/** @type {number|null} */ (null));
/** Who the server takes us for; undefined until it has said so. */
export const greeted = signal(/** @type {import("../types.js").User|null|undefined} */ (undefined));
/** The version of the page's files that the server has now. */
export const served = signal("");
/** What whoever runs the server has set; null until the server has said so. */
export const house = signal(/** @type {import("../types.js").HouseData|null} */ (null));
/** Why the server takes nobody in from here, in a sentence; empty where it does. */
export const banned = signal("");
/** Seconds that pass evenly, whatever is done to the clock of this device. */
const steady = () => performance.now() / 1000;
/** How far the server's time is ahead of them; told anew with most of what the server says. */
let ahead = Date.now() / 1000 - steady();

/** The time of the server now, in seconds; it stands still while all games do. */
export function serverNow() {
  const works = house.peek()?.maintenance;
  return works?.stop ? works.since : steady() + ahead;
}

/** @type {import("./transport.js").Socket|null} */
let socket = null;
/** Whether the socket has greeted us. */
let isReady = false;
/** Ends the requests that stand in for a socket. @type {(() => void)|null} */
let stopPolling = null;
let attempts = 0;
let number = 0;
let heard = 0;
/** @type {number|undefined} */
let timer;
/** When the line is given up unless something is heard. @type {number|undefined} */
let deadline;
/** When requests are to stand in. @type {number|undefined} */
let impatience;
/** @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
const waiting = new Map();
/** @type {Map<string, Watching>} */
const watched = new Map();
/** @type {Set<() => void>} */
const opened = new Set();
/** @type {Set<(match: string|null, room: import("../types.js").Room|null) => void>} */
const rooms = new Set();

/** Connect, or connect anew: as another user, or in another language. */
export function connect() {
  dial();
  if (stopPolling) greetByRequest();
}

function dial() {
  clearTimeout(timer);
  nextTry.value = null;
  letGo();
  const made = openLine();
  socket = made;
  made.onopen = () => made.send(JSON.stringify({ do: "hello", language: language.value }));
  made.onmessage = (event) => receive(JSON.parse(event.data));
  made.onclose = broken;
  expectWord(ANSWER_SECONDS);
  if (!isAlone) impatience = window.setTimeout(() => stopPolling ?? greetByRequest(), SILENT_SECONDS * 1000);
}

/** The socket is not listened to any more; how long its closing takes is its own affair. */
function letGo() {
  clearTimeout(impatience);
  clearTimeout(deadline);
  deadline = undefined;
  isReady = false;
  if (socket) {
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState < WebSocket.CLOSING) socket.close();
  }
  socket = null;
  for (const asked of waiting.values()) asked.reject(offline());
  waiting.clear();
}

/** @param {number} seconds */
function expectWord(seconds) {
  // A worker of one's own has much to load at first, and looks after itself (home.js).
  if (isAlone) return;
  clearTimeout(deadline);
  deadline = window.setTimeout(broken, seconds * 1000);
}

/** @param {any} message */
function receive(message) {
  heard = Date.now();
  clearTimeout(deadline);
  deadline = undefined;
  if (message.type === "hello") greetBySocket(message);
  else if (message.type === "reply") answer(message);
  else if (message.type === "bye") partFor(message);
  else hear(message);
}

/** The server ends the line; who is banned asks for the sentence about it. @param {import("../types.js").Bye} message */
function partFor(message) {
  leaveFor(message.again_in);
  if (message.reason === "banned") greetByRequest();
}

/** What the server says by itself, by whichever way it comes. @param {any} message */
function hear(message) {
  if (message.type === "house") {
    house.value = message.house;
    return;
  }
  if (message.type !== "chat") for (const callback of rooms) callback(message.match, message.room);
  if (message.type !== "mine") watched.get(message.match)?.told(remember(message));
}

/** @param {any} message */
function remember(message) {
  const watching = watched.get(message.match);
  if (message.type === "update") {
    if (message.now) ahead = message.now - steady();
    if (watching && message.table) watching.revision = message.revision;
  }
  return message;
}

/** @param {import("../types.js").Hello} message */
function greetBySocket(message) {
  clearTimeout(impatience);
  stopPolling?.();
  stopPolling = null;
  attempts = 0;
  isReady = true;
  greet(message, () => {
    for (const watching of watched.values()) send("watch", placeOf(watching)).catch(() => {});
  });
}

/** Where sockets do not get through, a request may. */
async function greetByRequest() {
  try {
    const message = await get("/hello");
    if (isReady) return;
    stopPolling?.();
    stopPolling = polling.start(watched, hear, gaveUp);
    greet(message, () => {});
  } catch (error) {
    // The server is not there, or takes nobody in from here; the next attempt comes soon.
    const { code, message } = /** @type {Refusal} */ (error);
    if (isBan(code)) banned.value = message;
  }
}

/**
 * @param {import("../types.js").Hello} message
 * @param {() => void} resume
 */
function greet(message, resume) {
  ahead = message.now - steady();
  greeted.value = /** @type {any} */ (message.user);
  served.value = message.page;
  house.value = message.house;
  banned.value = "";
  state.value = "open";
  resume();
  for (const callback of opened) callback();
}

/** @param {import("../types.js").Reply} message */
function answer(message) {
  const asked = waiting.get(/** @type {number} */ (message.id));
  waiting.delete(/** @type {number} */ (message.id));
  if (message.error) asked?.reject(new Refusal(message.error));
  else {
    // Steady clocks of some devices stand still while they sleep: who wakes up asks for a sign of life.
    if (message.result?.now) ahead = message.result.now - steady();
    asked?.resolve(message.result);
  }
}

function broken() {
  attempts += 1;
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] * (0.8 + Math.random() * 0.4);
  leaveFor(stopPolling ? SOCKET_SECONDS : pause);
  if (!stopPolling && !isAlone && attempts >= SOCKETS_IN_VAIN) greetByRequest();
}

/** Not even requests get through. */
function gaveUp() {
  stopPolling?.();
  stopPolling = null;
  broken();
}

/** @param {number} seconds until the next attempt */
function leaveFor(seconds) {
  letGo();
  clearTimeout(timer);
  timer = window.setTimeout(dial, seconds * 1000);
  if (stopPolling) return;
  state.value = "lost";
  nextTry.value = Date.now() + seconds * 1000;
}

/** @param {Watching} watching */
function placeOf(watching) {
  const { match, seat, revision } = watching;
  return { match, ...(seat === null ? {} : { seat }), since: revision ?? 0 };
}

/** Whether something said now would go out. */
export const isOpen = () => (isReady && socket?.readyState === WebSocket.OPEN) || stopPolling !== null;

/**
 * Ask for something over the line.
 * @param {string} what
 * @param {object} fields
 * @returns {Promise<any>} refused with `offline` where the line breaks before the answer
 */
export function send(what, fields) {
  if (!isReady && stopPolling) return polling.send(what, fields);
  if (!isReady || socket?.readyState !== WebSocket.OPEN) return Promise.reject(offline());
  const id = ++number;
  socket.send(JSON.stringify({ do: what, id, ...fields }));
  if (deadline === undefined) expectWord(ANSWER_SECONDS);
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
  if (isReady) await send("watch", placeOf(watching));
  else if (stopPolling) await polling.look(watching).then((message) => message && told(remember(message)));
}

/** @param {string} match */
export function leave(match) {
  watched.delete(match);
  if (isReady) send("leave", { match }).catch(() => {});
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

/**
 * Be told whatever the server says of a match beside its game; without a match, word may have been lost.
 * @param {(match: string|null, room: import("../types.js").Room|null) => void} callback
 */
export const onRoom = (callback) => void rooms.add(callback);

/** Try at once, if the line is broken. */
export function tryNow() {
  if (state.peek() !== "open") connect();
}

/** Somebody looks again: whether the line still holds is found out at once. */
function wake() {
  if (isReady && isOpen()) {
    send("ping", {}).catch(() => {});
    expectWord(WAKE_SECONDS);
  } else if (isReady) broken();
  else if (nextTry.peek() !== null) connect();
}

let looked = Date.now();
setInterval(() => {
  // Timers stand still while a device sleeps.
  const slept = Date.now() - looked > 3 * LOOK_SECONDS * 1000;
  looked = Date.now();
  if (slept) wake();
  else if (isReady && Date.now() - heard > PING_SECONDS * 1000 && deadline === undefined)
    send("ping", {}).catch(() => {});
}, LOOK_SECONDS * 1000);
addEventListener("online", wake);
addEventListener("offline", () => isAlone || gaveUp());
addEventListener("pageshow", (event) => event.persisted && wake());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake());
