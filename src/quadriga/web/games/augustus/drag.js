// A legion dragged from the reserve, or from its slot, to another slot.
import * as common from "../common/drag.js";
import { carried, drop } from "./moves.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./moves.js").Slot} Slot */

/** @param {Element|null} element @returns {Slot|null} */
function slotAt(element) {
  const place = /** @type {HTMLElement|null|undefined} */ (element?.closest("[data-slot]"));
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
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  common.drag(event, table, {
    classes: `augustus carried ${[...button.classList].find((name) => name.startsWith("seat-")) ?? ""}`,
    landing: (element) => {
      const slot = slotAt(element);
      const gesture = slot && carried(table, legion, slot);
      return gesture && { actions: gesture.actions, lay: () => drop(table, legion, slot) };
    },
  });
}
