// A token dragged from the hand to a border space.
import { lay, meant, targets } from "./moves.js";

const SLIP = 8;

/**
 * Follows the pointer from a press on a token; returns at once.
 * @param {PointerEvent} event
 * @param {any} table
 * @param {string} token
 * @param {boolean} turned
 */
export function drag(event, table, token, turned) {
  if (event.button > 0) return;
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const held = { ...table, picked: `token ${token}${turned ? " turned" : ""}` };
  const { borders } = targets(held);
  /** @type {HTMLElement | null} */
  let carried = null;
  /** @type {string | null} */
  let over = null;

  const lift = () => {
    carried = document.createElement("div");
    carried.className = `caesar carried ${button.className}`;
    carried.style.width = `${button.offsetWidth}px`;
    carried.append(...[...button.children].map((part) => part.cloneNode(true)));
    document.body.append(carried);
    table.pick(held.picked);
  };
  const move = (/** @type {PointerEvent} */ now) => {
    if (!carried && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) <= SLIP) return;
    if (!carried) lift();
    if (carried) carried.style.translate = `${now.clientX - button.offsetWidth / 2}px ${now.clientY - button.offsetHeight / 2}px`;
    const space = document.elementFromPoint(now.clientX, now.clientY)?.closest("[data-border]");
    const id = /** @type {SVGElement | undefined} */ (space)?.dataset.border ?? null;
    if (id === over) return;
    over = id && borders.has(id) ? id : null;
    const action = over && meant(held, over);
    table.consider(action ? [action.action] : null);
    carried?.classList.toggle("above", Boolean(action));
  };
  const end = (/** @type {PointerEvent} */ last) => {
    stop.abort();
    if (!carried) return;
    carried.remove();
    // The click that a browser makes of the release means nothing; the next one does again.
    const released = new AbortController();
    button.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, signal: released.signal });
    setTimeout(() => released.abort(), 0);
    const action = last.type === "pointerup" && over && meant(held, over);
    if (action) lay(table, [action.action]);
    else table.consider(null);
  };
  const stop = new AbortController();
  button.setPointerCapture(event.pointerId);
  button.addEventListener("pointermove", move, { signal: stop.signal });
  button.addEventListener("pointerup", end, { signal: stop.signal });
  button.addEventListener("pointercancel", end, { signal: stop.signal });
}
