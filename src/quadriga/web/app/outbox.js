// What was decided or said and is not acknowledged yet: kept on this device, and sent whenever the line is open, whatever
// screen is shown. Each has its key, so that it counts once however often it is sent, and from however many tabs.
import { effect, signal } from "../vendor/signals/signals.js";
import { freshKey } from "./key.js";
import * as line from "./line.js";
import { Refusal } from "./net.js";
import { isLasting, keep, kept } from "./storage.js";

/** @typedef {import("../types.js").ErrorData} ErrorData */
/**
 * Something kept. `tried`: it may have reached the server. `waited`: it could not be sent at once. `refusal`: why it was
 * refused, until somebody has read it.
 * @typedef {{key: string, user: string, match: string, what: "play"|"say", fields: any, tried: boolean, waited: boolean, refusal: ErrorData|null}} Kept
 */
/** @typedef {(one: Kept, result: any, refusal: Refusal|null) => void} Answered */

const PLACE = "quadriga outbox";
/** Another tab sends what it has kept; if it cannot, this one does. */
const OTHER_TAB_MS = 2000;
const TOO_MANY_MS = 2000;

/** @returns {Kept[]} */
function read() {
  const found = kept(PLACE, /** @type {any} */ ([]));
  return Array.isArray(found) ? found.filter((/** @type {any} */ one) => one?.key && one.user && one.match && one.fields) : [];
}

const all = signal(read());
/** @type {Map<string, Answered>} */
const listeners = new Map();
let isSending = false;

/** @param {(now: Kept[]) => Kept[]} edit */
function change(edit) {
  // Other tabs write there, too.
  const before = read();
  const now = edit(before);
  if (now.length || before.length) keep(PLACE, now.length ? now : null);
  all.value = now;
}

/** @param {string} key @param {Partial<Kept>} what */
const mark = (key, what) => change((now) => now.map((one) => (one.key === key ? { ...one, ...what } : one)));

const isOwn = (/** @type {Kept} */ one) => one.user === line.greeted.value?.id;

/**
 * What is kept of a match.
 * @param {string} match
 * @param {"play"|"say"} what
 */
export const keptOf = (match, what) => all.value.filter((one) => one.match === match && one.what === what && isOwn(one));

/** Whether what is kept outlasts this page. */
export const outlasts = () => isLasting(PLACE);

/**
 * Keep something and send it as soon as that is possible.
 * @param {string} match
 * @param {"play"|"say"} what
 * @param {object} fields
 */
export function put(match, what, fields) {
  const user = line.greeted.peek()?.id;
  if (!user) return;
  change((now) => [
    ...now,
    { key: freshKey(), user, match, what, fields, tried: false, waited: false, refusal: null },
  ]);
  send();
}

/**
 * Keep something no longer: it was never sent, or its refusal has been read.
 * @param {string} key
 */
export const drop = (key) => change((now) => now.filter((one) => one.key !== key));

/**
 * Be told what became of what is kept of a match.
 * @param {string} match
 * @param {Answered} callback
 * @returns {() => void} to stop it
 */
export function onAnswer(match, callback) {
  listeners.set(match, callback);
  return () => listeners.get(match) === callback && listeners.delete(match);
}

/** Send what is due, one after the other; moves go before words. */
async function send() {
  if (isSending) return;
  isSending = true;
  try {
    for (let next = due(); next; next = due()) if (!(await deliver(next))) break;
  } finally {
    isSending = false;
  }
}

/** @returns {Kept|undefined} */
function due() {
  const own = all.peek().filter((one) => isOwn(one) && !one.refusal);
  if (!line.isOpen()) return void wait(own);
  return own.find((one) => one.what === "play") ?? own[0];
}

/** @param {Kept[]} those that could not be sent at once */
function wait(those) {
  const late = new Set(those.filter((one) => !one.waited).map((one) => one.key));
  if (late.size) change((now) => now.map((one) => (late.has(one.key) ? { ...one, waited: true } : one)));
}

/**
 * @param {Kept} one
 * @returns {Promise<boolean>} whether the next one may follow
 */
async function deliver(one) {
  const { key, match, what, fields } = one;
  mark(key, { tried: true });
  try {
    const result = await line.send(what, { match, ...fields, key });
    settle(one, result, null);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "offline" || error.code === "too-many") {
      wait([one]);
      if (error.code === "too-many") setTimeout(send, error.againIn ? error.againIn * 1000 : TOO_MANY_MS);
      return false;
    }
    settle(one, null, error);
    return true;
  }
}

/**
 * The server has answered.
 * @param {Kept} one
 * @param {any} result
 * @param {Refusal|null} refusal
 */
function settle(one, result, refusal) {
  const listener = listeners.get(one.match);
  const waited = all.peek().find(({ key }) => key === one.key)?.waited;
  // Whoever pressed a moment ago looks at the answer; whoever comes back later finds it at the table.
  if (refusal && refusal.code !== "no-such-match" && (waited || !listener)) {
    const { code, message, rule } = refusal;
    mark(one.key, { refusal: { code, sentence: message, reason: null, rule: rule ?? null, again_in: null } });
    return;
  }
  listener?.(one, result, refusal);
  drop(one.key);
}

line.onOpen(send);
// Nobody sends for somebody else: what another person of this device has left is dropped.
effect(() => {
  const user = line.greeted.value;
  if (user && all.peek().some((one) => one.user !== user.id)) change((now) => now.filter((one) => one.user === user.id));
});
addEventListener("storage", (event) => {
  if (event.key !== PLACE && event.key !== null) return;
  all.value = read();
  setTimeout(send, OTHER_TAB_MS);
});
