// Shortcuts: single keys, where nobody is typing and nobody has switched them off.
import { useEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { letters } from "./settings.js";

/** @param {EventTarget|null} target */
function isTyping(target) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** @typedef {Record<string, (event: KeyboardEvent) => void>} Handlers */

/** How many components have listened; one that is inside another, or came later, has the higher number. */
let count = 0;
/** @type {Map<number, {current: Handlers}>} */
const listening = new Map();

/**
 * A key is for what came last and knows it: so Escape closes what lies on top, whatever has been drawn anew since.
 * @param {string} key
 */
function handlerOf(key) {
  const last = Math.max(...[...listening].filter(([, handlers]) => handlers.current[key]).map(([number]) => number));
  return listening.get(last)?.current[key];
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key !== "Escape" && (isTyping(event.target) || (key.length === 1 && !letters.peek()))) return;
  const handler = handlerOf(key);
  if (!handler) return;
  event.preventDefault();
  handler(event);
});

/**
 * Do what a key would do.
 * @param {string} key
 * @returns {boolean} whether anything on the screen knows it
 */
export function press(key) {
  const handler = handlerOf(key);
  handler?.(new KeyboardEvent("keydown", { key }));
  return Boolean(handler);
}

/**
 * Listen to keys as long as a component is shown. `Escape` and function keys always count, letters only where allowed.
 * @param {Handlers} handlers by `event.key`, letters in lower case
 */
export function useKeys(handlers) {
  const [number] = useState(() => ++count);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    listening.set(number, latest);
    return () => {
      listening.delete(number);
    };
  }, []);
}
