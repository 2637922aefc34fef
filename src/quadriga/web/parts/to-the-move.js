// The first stop of the keyboard at a table: from there to what can be decided, past the bar and the seats.
import { html } from "../app/html.js";
import { t } from "../app/words.js";

/** Where a decision is taken: in the list, on the board, in the hand; else the button that plays. */
const PLACES = [".board .decision", ".board :is([data-target], svg [role=button])", ".hand-area :is(button, [role=button])", ".tray .button.loose", ".tray .button.main"];

/** The first of them that can be pressed. @returns {HTMLElement|SVGElement|undefined} */
function first() {
  const found = PLACES.flatMap((place) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`main.table ${place}`)]));
  return found.find((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.matches("[disabled], [aria-disabled=true]"));
}

/** Shown while it has the focus. @param {{store: import("../app/table.js").TableStore}} props */
export const ToTheMove = ({ store }) =>
  store.mine.value && html`<button type="button" class="button to-the-move" onClick=${() => first()?.focus()}>${t("to-the-move")}</button>`;
