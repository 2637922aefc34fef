// What else lies on the board's empty south: bonus tokens off the map, why Auto-Crassus placed where he did, and he himself
// where there is no rail for him.
import { html } from "../../look/map/html.js";
import { Crassus, Reasons } from "./crassus.js";
import { icon } from "./pieces.js";
import { RAIL_FROM } from "./seat-panel.js";
import { bonusChip } from "./side-panel.js";

/** @typedef {import("./types.js").Table} Table */

/** @param {Table} table */
export function Aside(table) {
  const { view } = table.envelope;
  const pile = Object.entries(view.bonus_pile);
  const strip = view.crassus && table.width < RAIL_FROM;
  return html`${view.crassus && html`<${Reasons} ...${table} />`}
  <div class="caesar aside" data-clear>
    ${strip && html`<${Crassus} ...${table} open=${false} />`}
    ${
      pile.length > 0 &&
      html`<details class="pile">
        <summary>${icon("bag")}<span>${table.t("caesar-pile")}</span></summary>
        <p>${pile.map(([id, count]) => bonusChip(table, id, count))}</p>
      </details>`
    }
  </div>`;
}
