// What a screen asks the server when it opens, and again when the answer may be old.
import { state } from "../app/line.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { effect, signal } from "../vendor/signals/signals.js";

/** How often somebody came back: to a page out of sight, or after the line was lost. */
const returns = signal(0);
let wasLost = false;
effect(() => {
  if (state.value === "open" && wasLost) returns.value = returns.peek() + 1;
  wasLost = state.value === "lost" || (wasLost && state.value !== "open");
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") returns.value = returns.peek() + 1;
});

/**
 * The answer to a question, asked again when something it depends on changes, and after a break if it got none;
 * undefined until it is there.
 * @param {() => Promise<any>} question
 * @param {any[]} about
 * @param {(error: Error) => void} [failed]
 * @returns {any}
 */
export function useAnswer(question, about, failed) {
  const [answer, setAnswer] = useState(/** @type {any} */ (undefined));
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let current = true;
    question().then(
      (told) => current && (setMissing(false), setAnswer(told)),
      (error) => current && (setMissing(true), failed?.(error)),
    );
    return () => {
      current = false;
    };
  }, [...about, missing && returns.value]);
  return answer;
}

/**
 * The same for what changes by itself: it is asked for again whenever somebody comes back. The last answer stays until then.
 * @param {() => Promise<any>} question
 * @param {any[]} about
 * @returns {any}
 */
export const useFresh = (question, about) => useAnswer(question, [...about, returns.value]);
