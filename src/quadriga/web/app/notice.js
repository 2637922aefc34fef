// Notices of the browser when it is your turn and no page of ours is in sight. Browsers have them only in a secure
// context, and show them only to whoever has asked for them in the settings.
import { signal } from "../vendor/signals/signals.js";
import { go } from "./router.js";
import { notices } from "./settings.js";

const IN_SIGHT = "quadriga in sight";

/** @returns {"none"|"denied"|"possible"} */
function read() {
  if (!isSecureContext || !("Notification" in window)) return "none";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Whether this browser gives notices here. */
export const ability = signal(read());

/**
 * Give notices or not; the browser asks the person, and only now.
 * @param {boolean} on
 */
export async function setNotices(on) {
  const allowed = on && ability.peek() !== "none" && (await Notification.requestPermission()) === "granted";
  ability.value = read();
  notices.value = allowed;
}

/** @type {(() => void)|null} */
let letGo = null;

/** While this page is in sight, the others of this browser know it. */
function noteSight() {
  letGo?.();
  letGo = null;
  if (document.visibilityState !== "visible") return;
  const hold = () => /** @type {Promise<void>} */ (new Promise((resolve) => (letGo = resolve)));
  navigator.locks?.request(IN_SIGHT, { mode: "shared" }, hold).catch(() => {});
}

async function isInSight() {
  if (document.visibilityState === "visible") return true;
  try {
    return (await navigator.locks.query()).held?.some((lock) => lock.name === IN_SIGHT) ?? false;
  } catch {
    // A browser that keeps nothing has no locks either: then each page speaks for itself.
    return false;
  }
}

/**
 * Give notice of a match, unless somebody looks.
 * @param {string} words
 * @param {import("../types.js").Room} room
 */
export async function giveNotice(words, room) {
  if (!notices.peek() || ability.peek() !== "possible" || (await isInSight())) return;
  try {
    // With the same tag, several pages of one person give one notice.
    const notice = new Notification(words, { tag: room.id, lang: document.documentElement.lang });
    notice.onclick = () => {
      window.focus();
      go("match", room.id);
      notice.close();
    };
  } catch {
    // Some phones have them for installed pages alone.
    ability.value = "none";
  }
}

document.addEventListener("visibilitychange", noteSight);
noteSight();
