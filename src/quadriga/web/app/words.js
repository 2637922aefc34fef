// The page's own words: one Fluent file a language. All words of a game come from the server.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "../vendor/signals/signals.js";
import { language } from "./settings.js";

/** @type {import("../vendor/signals/signals.js").Signal<FluentBundle|null>} */
const bundle = signal(null);
/** @type {Map<string, FluentBundle>} */
const loaded = new Map();

/**
 * Bring the words of the language in use.
 * @returns {Promise<void>}
 */
export async function loadWords() {
  const wanted = language.value;
  if (!loaded.has(wanted)) {
    const answer = await fetch(new URL(`../locales/${wanted}.ftl`, import.meta.url));
    const made = new FluentBundle(wanted, { useIsolating: false });
    made.addResource(new FluentResource(await answer.text()));
    loaded.set(wanted, made);
  }
  if (language.value === wanted) bundle.value = loaded.get(wanted) ?? null;
}

/** Whether there are words to speak with. */
export const hasWords = () => bundle.value !== null;

/**
 * What the page says in the language in use.
 * @param {string} key
 * @param {Record<string, any>} [values]
 * @returns {string}
 */
export function t(key, values) {
  const words = bundle.value;
  const message = words?.getMessage(key);
  if (!words || !message?.value) return key;
  return words.formatPattern(message.value, values);
}

/**
 * Several names in one phrase: Livia, Gaius and Titus.
 * @param {string[]} names
 * @returns {string}
 */
export function list(names) {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/**
 * How long something takes, roughly: 40 s, 5 min, 3 h, 2 days.
 * @param {number} seconds
 * @returns {string}
 */
export function duration(seconds) {
  if (seconds < 60) return t("time-seconds", { count: Math.max(0, Math.round(seconds)) });
  if (seconds < 3600) return t("time-minutes", { count: Math.round(seconds / 60) });
  if (seconds < 86_400) return t("time-hours", { count: Math.round(seconds / 3600) });
  return t("time-days", { count: Math.round(seconds / 86_400) });
}

/**
 * A day, as one speaks of it.
 * @param {number} seconds since 1970
 * @returns {string}
 */
export function day(seconds) {
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short" }).format(new Date(seconds * 1000));
}

/**
 * The time of day.
 * @param {number} seconds since 1970
 * @returns {string}
 */
export function hour(seconds) {
  return new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(new Date(seconds * 1000));
}
