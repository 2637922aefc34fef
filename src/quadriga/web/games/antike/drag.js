// A stack dragged over the map: press it, pull it to a province that glows, let go. The march then lies there as a plan.
import { useRef } from "../../vendor/hooks.js";
import { isPulled, under } from "../common/drag.js";
import { aimOf, choose, goalsOf, lift, look, take } from "./options.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").UnitKind} UnitKind */

/**
 * Listeners for the box round the map. They hear pointers before the lens does, so that a drag does not pan.
 * @param {Table} table
 */
export function useDrag(table) {
  const latest = useRef(table);
  latest.current = table;
  const grip = useRef(/** @type {{pressed: PointerEvent, province: string, unit: UnitKind, pulled: boolean}|null} */ (null));
  const released = useRef(false);
  const hand = useRef(/** @type {HTMLElement|null} */ (null));

  /** @param {PointerEvent} event */
  function placeUnder(event) {
    const place = under(event)?.closest("svg.map [data-province], svg.map [data-goal^=place]");
    const id = place?.getAttribute("data-province") ?? place?.getAttribute("data-goal")?.split(" ")[1];
    return id && goalsOf(latest.current).has(`place ${id}`) ? `place ${id}` : null;
  }
  const listeners = {
    onPointerDownCapture: (/** @type {PointerEvent} */ event) => {
      released.current = false;
      const [kind, province, unit] = /** @type {Element} */ (event.target).closest("svg.map [data-goal]")?.getAttribute("data-goal")?.split(" ") ?? [];
      if (kind !== "stack" || event.button > 0 || !event.isPrimary) return;
      grip.current = { pressed: event, province, unit: /** @type {UnitKind} */ (unit), pulled: false };
    },
    onPointerMoveCapture: (/** @type {PointerEvent} */ event) => {
      const held = grip.current;
      if (!held || held.pressed.pointerId !== event.pointerId) return;
      if (!held.pulled) {
        if (!isPulled(held.pressed, event)) return event.stopPropagation();
        held.pulled = true;
        const { stack } = aimOf(latest.current);
        if (stack?.province !== held.province || stack.unit !== held.unit) lift(latest.current, held.province, held.unit);
        else take(latest.current, { stack });
      }
      event.stopPropagation();
      if (hand.current) {
        hand.current.hidden = false;
        hand.current.style.translate = `${event.clientX}px ${event.clientY}px`;
      }
      // The board has been drawn anew since the stack was lifted.
      queueMicrotask(() => grip.current && look(latest.current, placeUnder(event)));
    },
    onPointerUpCapture: (/** @type {PointerEvent} */ event) => end(event, true),
    onPointerCancelCapture: (/** @type {PointerEvent} */ event) => end(event, false),
  };

  /** @param {PointerEvent} event @param {boolean} isLetGo */
  function end(event, isLetGo) {
    const held = grip.current;
    if (!held || held.pressed.pointerId !== event.pointerId) return;
    grip.current = null;
    if (hand.current) hand.current.hidden = true;
    if (!held.pulled) return;
    released.current = true;
    const goal = isLetGo ? placeUnder(event) : null;
    if (goal) choose(latest.current, goal);
    else latest.current.consider(null);
  }
  return { listeners, hand, dragged: () => released.current };
}
