// Playing with the keyboard alone: the focus is never lost between two moves.
import { useEffect, useRef } from "../../vendor/preact/hooks.js";

/** Whether the keyboard brought the focus, not a finger or a mouse. @param {FocusEvent} event */
export const isKeyed = (event) => /** @type {Element} */ (event.currentTarget).matches(":focus-visible");

/**
 * Whether nothing has the focus, or the table as a whole, or something that can be pressed no longer: the browser notices
 * that a little later.
 */
function isLost() {
  const at = /** @type {HTMLElement|SVGElement|null} */ (document.activeElement);
  return !at || at === document.body || at.matches(".board, .tray") || (at.tabIndex < 0 && !at.hasAttribute("tabindex"));
}

/**
 * What had the focus may be gone after a move: then the next thing to decide on takes it. Whoever points is left alone.
 * @param {{envelope: {revision: number}, mine: boolean, playing: object|null}} table
 * @param {() => HTMLElement|SVGElement|null|undefined} next
 */
export function useFocusAfterMove({ envelope, mine, playing }, next) {
  const usesKeys = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (/** @type {string} */ type, /** @type {boolean} */ keys) =>
      addEventListener(type, () => (usesKeys.current = keys), { capture: true, signal: stop.signal });
    listen("keydown", true);
    listen("pointerdown", false);
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (usesKeys.current && mine && !playing && isLost()) next()?.focus();
  }, [envelope.revision, mine, !playing]);
}
