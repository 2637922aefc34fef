// Who plays here: a guest with a name at once, an account for whoever wants one.
import { computed } from "../vendor/signals/signals.js";
import { invitation, keepInvitation } from "./invitation.js";
import { connect, greeted, house, onOpen } from "./line.js";
import { Refusal, ask, get, post } from "./net.js";
import { language } from "./settings.js";
import { t } from "./words.js";

/** @typedef {import("../types.js").User} User */

/** Who is signed in; null for nobody, undefined while it is not known yet. */
export const user = computed(() => greeted.value);

/** A name for somebody who has not given one. */
function guestName() {
  const names = t("guest-names").split(/\s*,\s*/);
  return names[Math.floor(Math.random() * names.length)];
}

/** Nobody waits longer for the line: what is asked for meanwhile goes by requests. */
const PATIENCE_MS = 4000;

/** Come back under another identity: the line tells who we are. */
function again() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const done = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const stop = onOpen(done);
      const timer = setTimeout(done, PATIENCE_MS);
      connect();
    })
  );
}

/** Who the server takes this browser for, whatever the line says: another tab may have sat down meanwhile. */
const whoAmI = async () => /** @type {User|null} */ ((await get("/hello")).user);

/** Whether this browser was given a name and did not keep it. */
let forgets = false;

/** @param {string} [name] @returns {Promise<User>} */
async function newGuest(name) {
  const unknown = { code: "no-cookies", sentence: t("net-cookies"), reason: null, rule: null, again_in: null };
  if (forgets || !navigator.cookieEnabled) throw new Refusal(unknown);
  const brought = house.peek()?.guests === false ? { invitation: invitation.peek() } : {};
  await post("/guests", { name: name ?? guestName(), language: language.peek(), ...brought });
  const made = await whoAmI();
  forgets = !made;
  if (!made) throw new Refusal(unknown);
  return made;
}

/** @param {string} [name] for a new guest @returns {Promise<User>} */
async function sitDown(name) {
  const found = (await whoAmI()) ?? (await newGuest(name));
  await again();
  greeted.value = found;
  return found;
}

/** @type {Promise<User>|null} */
let sitting = null;

/**
 * Somebody who can sit down: whoever is signed in, else a new guest. Nobody becomes another one only because the line
 * has not spoken yet.
 * @param {string} [name] what they are called from now on; where it is not said, they keep their name
 * @returns {Promise<User>}
 */
export async function needUser(name) {
  const found = greeted.peek() ?? (await (sitting ??= sitDown(name).finally(() => (sitting = null))));
  if (name && name !== found.name) await rename(name);
  return greeted.peek() ?? found;
}

/** @param {string} name */
export async function rename(name) {
  await needUser();
  greeted.value = await ask("PATCH", "/me", { name });
}

/** @param {string} login @param {string} password @param {string} [brought] an invitation */
export async function makeAccount(login, password, brought = "") {
  await needUser();
  greeted.value = await post("/accounts", { login, password, ...(brought ? { invitation: brought } : {}) });
  keepInvitation("");
}

/** @param {string} login @param {string} password */
export async function signIn(login, password) {
  await post("/sessions", { login, password });
  await again();
}

export async function signOut() {
  await ask("DELETE", "/sessions/current");
  await again();
}

/** @typedef {import("../types.js").SessionData} SessionData */

/** The devices on which this user is signed in. @returns {Promise<SessionData[]>} */
export const devices = () => get("/me/sessions");

/** Sign a device out; without an id all but this one. @param {string} [id] */
export const endDevice = (id) => ask("DELETE", id ? `/me/sessions/${id}` : "/me/sessions");

/** Be forgotten: matches in play go on with bots. */
export async function forget() {
  await ask("DELETE", "/me");
  await again();
}
