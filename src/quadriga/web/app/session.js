// Who plays here: a guest with a name at once, an account for whoever wants one.
import { computed } from "../vendor/signals/signals.js";
import { connect, greeted, onOpen, state } from "./line.js";
import { ask, post } from "./net.js";
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

/** Come back under another identity: the line tells who we are. */
function again() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const stop = onOpen(() => {
        stop();
        resolve();
      });
      connect();
    })
  );
}

/**
 * Somebody who can sit down: whoever is signed in, else a new guest.
 * @returns {Promise<User>}
 */
export async function needUser() {
  if (greeted.peek() === undefined && state.peek() === "connecting") {
    await /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const stop = onOpen(() => {
          stop();
          resolve();
        });
      })
    );
  }
  const found = greeted.peek();
  if (found) return found;
  const made = await post("/guests", { name: guestName(), language: language.peek() });
  await again();
  return greeted.peek() ?? made.user;
}

/** @param {string} name */
export async function rename(name) {
  await needUser();
  greeted.value = await ask("PATCH", "/me", { name });
}

/** @param {string} login @param {string} password */
export async function makeAccount(login, password) {
  await needUser();
  greeted.value = await post("/accounts", { login, password });
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

/** Be forgotten: matches in play go on with bots. */
export async function forget() {
  await ask("DELETE", "/me");
  await again();
}
