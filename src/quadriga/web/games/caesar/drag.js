// A token dragged from the hand to a border space.
import * as common from "../common/drag.js";
import { lay, meant, targets } from "./moves.js";

/**
 * Follows the pointer from a press on a token; returns at once.
 * @param {PointerEvent} event
 * @param {any} table
 * @param {string} token
 * @param {boolean} turned
 */
export function drag(event, table, token, turned) {
  const held = { ...table, picked: `token ${token}${turned ? " turned" : ""}` };
  const { borders } = targets(held);
  common.drag(event, table, {
    classes: `caesar carried ${/** @type {HTMLElement} */ (event.currentTarget).className}`,
    lifted: (likeness, { offsetWidth: width, offsetHeight: height }) => {
      Object.assign(likeness.style, { width: `${width}px`, left: `${-width / 2}px`, top: `${-height / 2}px` });
      table.pick(held.picked);
    },
    landing: (element) => {
      const border = /** @type {SVGElement|null|undefined} */ (element?.closest("[data-border]"))?.dataset.border;
      const action = border && borders.has(border) && meant(held, border);
      return action ? { actions: [action.action], lay: () => lay(table, [action.action]) } : null;
    },
  });
}
