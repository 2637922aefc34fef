// What somebody has chosen for this device: kept in the browser, applied at once.
import { effect, signal } from "../vendor/signals/signals.js";

const PLACE = "quadriga";

/** @typedef {"en"|"fr"} Language */
/** @typedef {"device"|"light"|"dark"} Theme */

/** What the device itself prefers, for whoever has chosen nothing. */
const DEFAULTS = {
  language: /** @type {Language} */ (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en"),
  theme: /** @type {Theme} */ ("device"),
  motion: /** @type {"full"|"calm"} */ ("full"),
  sound: false,
  letters: true,
  words: false,
  level: "level2",
};

/** @returns {Partial<typeof DEFAULTS>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

const start = { ...DEFAULTS, ...kept() };

export const language = signal(start.language);
export const theme = signal(start.theme);
export const motion = signal(start.motion);
export const sound = signal(start.sound);
/** Whether single letters are shortcuts. */
export const letters = signal(start.letters);
/** Whether boards are shown in words. */
export const words = signal(start.words);
/** The bot played last. */
export const level = signal(start.level);

const darkDevice = matchMedia("(prefers-color-scheme: dark)");
const calmDevice = matchMedia("(prefers-reduced-motion: reduce)");
const deviceIsDark = signal(darkDevice.matches);
const deviceIsCalm = signal(calmDevice.matches);
darkDevice.addEventListener("change", () => (deviceIsDark.value = darkDevice.matches));
calmDevice.addEventListener("change", () => (deviceIsCalm.value = calmDevice.matches));

/** Whether the page is dark now. */
export const isDark = () => (theme.value === "device" ? deviceIsDark.value : theme.value === "dark");

/** Whether things may move. */
export const mayMove = () => motion.value === "full" && !deviceIsCalm.value;

/** Keep what is chosen, and let the document follow. */
export function followSettings() {
  effect(() => {
    document.documentElement.dataset.theme = isDark() ? "dark" : "light";
    document.documentElement.dataset.motion = mayMove() ? "full" : "calm";
    document.documentElement.lang = language.value;
  });
  effect(() => {
    const chosen = {
      language: language.value,
      theme: theme.value,
      motion: motion.value,
      sound: sound.value,
      letters: letters.value,
      words: words.value,
      level: level.value,
    };
    try {
      localStorage.setItem(PLACE, JSON.stringify(chosen));
    } catch {
      // A browser that keeps nothing: the choice lasts as long as the page.
    }
  });
}
