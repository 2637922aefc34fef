// A piece dragged from one place to another: pressed, pulled, let go.

/** How many pixels a pointer may slip and still mean a press. */
const SLIP = 8;

/** @typedef {{clientX: number, clientY: number}} Point */

/**
 * Whether a pointer has moved so far that it pulls what it pressed.
 * @param {Point} from
 * @param {Point} now
 */
export const isPulled = (from, now) => Math.hypot(now.clientX - from.clientX, now.clientY - from.clientY) > SLIP;

/**
 * What lies under a pointer.
 * @param {Point} point
 */
export const under = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY);

/**
 * A move that letting go would make: what it plays, and how it is laid on the table.
 * @typedef {{actions: string[], lay: () => void}} Landing
 */

/**
 * Follows the pointer from a press on a piece; returns at once.
 * @param {PointerEvent} event
 * @param {{consider: (actions: string[]|null) => void}} table
 * @param {object} piece
 * @param {string} piece.classes of its likeness, which goes with the pointer
 * @param {(likeness: HTMLElement, button: HTMLElement) => void} [piece.lifted] it was pulled from its place
 * @param {(place: Element|null) => Landing|null|undefined} piece.landing
 */
export function drag(event, table, { classes, lifted, landing }) {
  if (event.button > 0) return;
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  /** @type {HTMLElement|null} */
  let likeness = null;
  /** @type {Landing|null|undefined} */
  let over = null;

  const lift = () => {
    const made = document.createElement("div");
    made.className = classes;
    made.append(...[...button.children].map((part) => part.cloneNode(true)));
    document.body.append(made);
    lifted?.(made, button);
    return made;
  };
  const move = (/** @type {PointerEvent} */ now) => {
    if (!likeness && !isPulled(event, now)) return;
    likeness ??= lift();
    likeness.style.translate = `${now.clientX}px ${now.clientY}px`;
    over = landing(under(now));
    table.consider(over ? over.actions : null);
    likeness.classList.toggle("above", Boolean(over));
  };
  const end = (/** @type {PointerEvent} */ last) => {
    stop.abort();
    if (!likeness) return;
    likeness.remove();
    // The click that a browser makes of the release means nothing; the next one does again.
    const released = new AbortController();
    button.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, signal: released.signal });
    setTimeout(() => released.abort(), 0);
    if (last.type === "pointerup" && over) over.lay();
    else table.consider(null);
  };
  const stop = new AbortController();
  button.setPointerCapture(event.pointerId);
  button.addEventListener("pointermove", move, { signal: stop.signal });
  button.addEventListener("pointerup", end, { signal: stop.signal });
  button.addEventListener("pointercancel", end, { signal: stop.signal });
}
