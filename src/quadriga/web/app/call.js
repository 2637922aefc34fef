// Calls whoever is to play: by the document's title, its icon, a knock, and a notice where those are wanted.
import { computed, effect, signal } from "../vendor/signals/signals.js";
import { isAsked, isDue, mine, waiting } from "./mine.js";
import { giveNotice } from "./notice.js";
import { route } from "./router.js";
import { knock } from "./sound.js";
import { nameOf } from "./titles.js";
import { hasWords, t } from "./words.js";

/** @typedef {import("../types.js").Room} Room */

const [CALM, CALLING] = ["favicon.svg", "favicon-turn.svg"].map((name) => new URL(`../${name}`, import.meta.url).href);

/** What the screen on the page is called; nothing on the shelf. */
export const screenName = signal("");

/** The match on the screen. */
const shown = () => (route.value.screen === "match" ? route.value.args[0] : "");

/**
 * Whether anybody or anything waits: bots have time, and a call that never ends says nothing.
 * @param {Room} room
 */
const presses = (room) =>
  room.seats.some((seat) => (seat.state === "person" && !seat.you) || (seat.you && seat.deadline !== null));

/** The matches that call: those that press, and the one on the screen, which comes first. */
const calling = computed(() => {
  const at = shown();
  const found = waiting.value.filter((room) => presses(room) || room.id === at);
  return [...found.filter((room) => room.id === at), ...found.filter((room) => room.id !== at)];
});

/**
 * Why a match calls.
 * @param {Room} room
 */
export function callOf(room) {
  const by = room.proposal && room.seats[room.proposal.seat];
  if (room.letters?.owed) return t("call-letter", { title: nameOf(room) });
  if (!isDue(room) && isAsked(room) && by) return t("call-asked", { name: by.name, kind: room.proposal?.kind });
  return t("call-turn", { title: nameOf(room) });
}

function followTitle() {
  const [first, ...others] = calling.value;
  const count = others.length + 1;
  if (!hasWords()) return;
  if (first) document.title = count > 1 ? t("call-several", { count, call: callOf(first) }) : callOf(first);
  else document.title = screenName.value ? `${screenName.value} · Quadriga` : "Quadriga";
}

function followIcon() {
  const link = /** @type {HTMLLinkElement|null} */ (document.querySelector('link[rel="icon"]'));
  const icon = calling.value.length ? CALLING : CALM;
  if (link && link.href !== icon) link.href = icon;
  // Only where the page can be installed, and only in a secure context.
  navigator.setAppBadge?.(calling.value.length).catch(() => {});
}

/** The matches that called before; null while none are known. @type {Set<string>|null} */
let before = null;

function callOut() {
  const now = calling.value;
  const fresh = before ? now.filter((room) => !before?.has(room.id)) : [];
  before = mine.value && new Set(now.map((room) => room.id));
  // The table on the screen knocks by itself.
  if (fresh.some((room) => room.id !== shown())) knock();
  for (const room of fresh) giveNotice(callOf(room), room);
}

/** Begin to call. */
export function followTurns() {
  effect(followTitle);
  effect(followIcon);
  effect(callOut);
}
