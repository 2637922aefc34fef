// What somebody has chosen for this device: kept in the browser, applied at once.
import { effect, signal } from "../vendor/signals/signals.js";
import { keep, kept } from "./storage.js";

const PLACE = "quadriga";

/** @typedef {"en"|"fr"} Language */
/** @typedef {"device"|"light"|"dark"} Theme */

/** What the device itself prefers, for whoever has chosen nothing. */
const DEFAULTS = {
  language: /** @type {Language} */ (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en"),
  theme: /** @type {Theme} */ ("device"),
  motion: /** @type {"full"|"calm"} */ ("full"),
  sound: false,
  /** From 0 to 1. */
  volume: 0.6,
  haptics: false,
  notices: false,
  letters: true,
  words: false,
  level: "level2",
};

const start = { ...DEFAULTS, ...kept(PLACE, /** @type {Partial<typeof DEFAULTS>} */ ({})) };

export const language = signal(start.language);
export const theme = signal(start.theme);
export const motion = signal(start.motion);
export const sound = signal(start.sound);
export const volume = signal(start.volume);
/** Whether the phone stirs where it would sound. */
export const haptics = signal(start.haptics);
/** Whether the browser gives notice of a turn while the page is out of sight. */
export const notices = signal(start.notices);
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
    keep(PLACE, {
      language: language.value,
      theme: theme.value,
      motion: motion.value,
      sound: sound.value,
      volume: volume.value,
      haptics: haptics.value,
      notices: notices.value,
      letters: letters.value,
      words: words.value,
      level: level.value,
    });
  });
}
