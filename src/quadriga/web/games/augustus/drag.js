// A legion dragged from the reserve, or from its slot, to another slot.
import { carried, drop } from "./moves.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./moves.js").Slot} Slot */

const SLIP = 8;

/** @param {Element|null} found @returns {Slot|null} */
function slotAt(found) {
  const place = /** @type {HTMLElement|null|undefined} */ (found?.closest("[data-slot]"));
  if (!place) return null;
  const [objective, symbol, n] = /** @type {string} */ (place.dataset.slot).split(" ");
  return { objective, symbol, n: Number(n) };
}

/**
 * Follows the pointer from a press on a legion; returns at once.
 * @param {PointerEvent} event
 * @param {Table} table
 * @param {Slot|null} legion null for one of the reserve
 */
export function drag(event, table, legion) {
  if (event.button > 0) return;
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  /** @type {HTMLElement|null} */
  let shown = null;
  /** @type {Slot|null} */
  let over = null;

  const lift = () => {
    shown = document.createElement("div");
    shown.className = `augustus carried ${[...button.classList].find((one) => one.startsWith("seat-")) ?? ""}`;
    shown.append(...[...button.children].map((part) => part.cloneNode(true)));
    document.body.append(shown);
  };
  const move = (/** @type {PointerEvent} */ now) => {
    if (!shown && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) <= SLIP) return;
    if (!shown) lift();
    if (shown) shown.style.translate = `${now.clientX}px ${now.clientY}px`;
    const slot = slotAt(document.elementFromPoint(now.clientX, now.clientY));
    const gesture = slot && carried(table, legion, slot);
    over = gesture ? slot : null;
    table.consider(gesture ? gesture.actions : null);
    shown?.classList.toggle("above", Boolean(gesture));
  };
  const end = (/** @type {PointerEvent} */ last) => {
    stop.abort();
    if (!shown) return;
    shown.remove();
    // The click that a browser makes of the release means nothing; the next one does again.
    const released = new AbortController();
    button.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, signal: released.signal });
    setTimeout(() => released.abort(), 0);
    if (last.type === "pointerup" && over) drop(table, legion, over);
    else table.consider(null);
  };
  const stop = new AbortController();
  button.setPointerCapture(event.pointerId);
  button.addEventListener("pointermove", move, { signal: stop.signal });
  button.addEventListener("pointerup", end, { signal: stop.signal });
  button.addEventListener("pointercancel", end, { signal: stop.signal });
}
