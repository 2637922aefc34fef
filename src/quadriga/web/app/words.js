// The page's own words: one Fluent file a language. All words of a game come from the server.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "../vendor/signals/signals.js";
import { FUNCTIONS } from "./grammar.js";
import { language } from "./settings.js";

/** @type {import("../vendor/signals/signals.js").Signal<FluentBundle|null>} */
const bundle = signal(null);
/** The folders whose words are in use: the page's own, and those of the titles that were opened. */
const folders = ["locales"];
/** @type {Map<string, Promise<FluentResource>>} */
const files = new Map();
/** What was said before, by key and values: a board says the same hundreds of things at every change. @type {Map<string, string>} */
const said = new Map();
const MOST_SAID = 5000;
/** The language and the folders of the words in use. */
let spoken = "";

/** @param {string} path from the page's root */
function file(path) {
  const found = files.get(path) ?? read(path);
  files.set(path, found);
  found.catch(() => files.delete(path));
  return found;
}

/** @param {string} path */
async function read(path) {
  const answer = await fetch(new URL(`../${path}`, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

/**
 * Bring the words of the language in use.
 * @returns {Promise<void>}
 */
export async function loadWords() {
  const wanted = language.value;
  const needed = `${wanted} ${folders}`;
  if (spoken === needed) return;
  const made = new FluentBundle(wanted, { useIsolating: false, functions: FUNCTIONS[wanted] });
  for (const resource of await Promise.all(folders.map((folder) => file(`${folder}/${wanted}.ftl`))))
    made.addResource(resource);
  if (language.value !== wanted) return;
  said.clear();
  spoken = needed;
  bundle.value = made;
}

/**
 * Bring the words of a title, too.
 * @param {string} folder from the page's root
 * @returns {Promise<void>}
 */
export async function addWords(folder) {
  if (!folders.includes(folder)) folders.push(folder);
  await loadWords();
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
  if (!values) return words.formatPattern(message.value);
  const asked = `${key} ${JSON.stringify(values)}`;
  const known = said.get(asked) ?? words.formatPattern(message.value, values);
  if (said.size > MOST_SAID) said.clear();
  said.set(asked, known);
  return known;
}

/**
 * Makes each formatter once: making one takes longer than a hundred uses of it.
 * @template {any[]} A
 * @template T
 * @param {(...given: A) => T} make
 * @returns {(...given: A) => T}
 */
function once(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (...given) => {
    const key = given.join();
    const known = made.get(key) ?? make(...given);
    made.set(key, known);
    return known;
  };
}

const lists = once((/** @type {string} */ tag) => new Intl.ListFormat(tag, { type: "conjunction" }));
const numbers = once(
  (/** @type {string} */ tag, /** @type {number} */ digits) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/**
 * Several names in one phrase: Livia, Gaius and Titus.
 * @param {string[]} names
 * @returns {string}
 */
export const list = (names) => lists(language.value).format(names);

/**
 * A figure as one writes it: 2.1 in English, 2,1 in French.
 * @param {number} value
 * @param {number} digits after the point
 * @returns {string}
 */
export const number = (value, digits) => numbers(language.value, digits).format(value);

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
  return new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(
    new Date(seconds * 1000),
  );
}
