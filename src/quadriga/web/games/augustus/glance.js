// A closer look at a card that is shown small: the mouse over it, the focus on it, or a touch unfolds it beside its place.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { useEffect, useLayoutEffect, useRef } from "../../vendor/preact/hooks.js";
import { signal } from "../../vendor/signals/signals.js";

/** @typedef {{id: string, filled: Record<string, number>|null, seat: number|null, beside: DOMRect}} Looked */

/** The card that is looked at; it may lie on the table or in a seat's panel. */
export const looked = /** @type {import("../../vendor/signals/signals.js").Signal<Looked|null>} */ (signal(/** @type {Looked|null} */ (null)));

/**
 * What makes a small card unfold.
 * @param {string} id
 * @param {Record<string, number>|null} [filled]
 * @param {number|null} [seat]
 */
export function glance(id, filled = null, seat = null) {
  const look = (/** @type {Event} */ event) => {
    looked.value = { id, filled, seat, beside: /** @type {Element} */ (event.currentTarget).getBoundingClientRect() };
  };
  const leave = () => {
    if (looked.peek()?.id === id) looked.value = null;
  };
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(event),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && leave(),
    onFocus: look,
    onBlur: leave,
    onClick: look,
  };
}

/**
 * The same for a card that is large already, where a finger finds no words: a touch unfolds it.
 * @param {string} id
 */
export const touchGlance = (id) => ({
  onPointerUp: (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse") looked.value = { id, filled: null, seat: null, beside: /** @type {Element} */ (event.currentTarget).getBoundingClientRect() };
  },
});

/**
 * Where a card unfolds: beside its place, below or above it, else at the top of the table; where it hides least of what can
 * be chosen now, and not the place itself.
 * @param {DOMRect} place
 * @param {number} width
 * @param {number} height
 */
function spotFor(place, width, height) {
  const { left, right, top, bottom } = place;
  const fit = (/** @type {number} */ x, /** @type {number} */ y) => [Math.max(8, Math.min(x, innerWidth - width - 8)), Math.max(8, Math.min(y, innerHeight - height - 8))];
  const sides = [fit(right + 12, top - 20), fit(left - width - 12, top - 20)];
  const spots = [...(left > innerWidth / 2 ? sides.toReversed() : sides), fit(left, bottom + 8), fit(left, top - height - 8), fit(left, 8), fit(innerWidth / 2, 8), fit(8, 8)];
  const targets = [place, ...[...document.querySelectorAll(".forum [data-target]")].map((one) => one.getBoundingClientRect())];
  const hides = (/** @type {number[]} */ [x, y]) => targets.reduce((sum, one) => sum + Math.max(0, Math.min(x + width, one.right) - Math.max(x, one.left)) * Math.max(0, Math.min(y + height, one.bottom) - Math.max(y, one.top)), 0);
  return spots.reduce((best, one) => (hides(one) < hides(best) ? one : best));
}

/**
 * The unfolded card: `draw` makes it. Any press elsewhere folds it again.
 * @param {{draw: (looked: Looked) => any}} props
 */
export function Glance({ draw }) {
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  const shown = looked.value;
  useEffect(() => {
    const away = (/** @type {PointerEvent} */ event) => {
      if (!(/** @type {Element} */ (event.target).closest(".small, .large header, .spine, .progress"))) looked.value = null;
    };
    addEventListener("pointerdown", away);
    return () => {
      removeEventListener("pointerdown", away);
      looked.value = null;
    };
  }, []);
  useLayoutEffect(() => {
    if (!place.current || !shown) return;
    const { width, height } = place.current.getBoundingClientRect();
    const [x, y] = spotFor(shown.beside, width, height);
    place.current.style.translate = `${x}px ${y}px`;
  });
  return shown && html`<div class="augustus glance" ref=${place} aria-hidden="true">${draw(shown)}</div>`;
}

/** A legion on a slot, as it is shown on an unfolded card. @param {{icon: string, seat: number|null, on: boolean}} props */
export const Seen = ({ icon, seat, on }) =>
  html`<span class="place"><span class=${`slot ${on ? `on seat-${(seat ?? 0) + 1}` : ""}`}><${Icon} name=${on ? "legion" : icon} /></span></span>`;
