// Shortcuts: single keys, where nobody is typing and nobody has switched them off.
import { useEffect } from "../vendor/preact/hooks.js";
import { letters } from "./settings.js";

/** @param {EventTarget|null} target */
function isTyping(target) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Listen to keys as long as a component is shown. `Escape` and function keys always count, letters only where allowed.
 * @param {Record<string, (event: KeyboardEvent) => void>} handlers by `event.key`, letters in lower case
 */
export function useKeys(handlers) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    function pressed(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const handler = handlers[key];
      if (!handler || (key !== "Escape" && (isTyping(event.target) || (key.length === 1 && !letters.peek())))) return;
      event.preventDefault();
      handler(event);
    }
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
