// A title without a board of its own: the position in words, and the list of all that one can decide.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { Decisions } from "./decisions.js";
import { TextBoard } from "./text-board.js";

/** @typedef {import("../../types.js").Table} Table */
/** @typedef {{icon: string, text: string|number, label?: string}} Fact */

/**
 * @param {(table: Table) => import("../../types.js").Passage[]} textBoard
 * @param {(table: Table, seat: number) => Fact[]} facts what a seat's panel shows
 * @returns {import("../../types.js").Title}
 */
export function titleInWords(textBoard, facts) {
  return {
    Board: (table) => html`<div class="in-words">
      <${Decisions} table=${table} />
      <${TextBoard} passages=${textBoard(table)} table=${table} />
    </div>`,
    Hand: null,
    SeatPanel: (table) => {
      const shown = facts(table, table.seat);
      if (!shown.length) return null;
      return html`<ul class="facts">${shown.map(
        (fact) =>
          html`<li class="fact" key=${fact.icon}><${Icon} name=${fact.icon} /><span class="hidden">${fact.label}</span>
            <b>${fact.text}</b></li>`,
      )}</ul>`;
    },
    Aside: null,
    ScorePad: null,
    textBoard,
    draws: () => true,
    scoring: [],
    inWords: true,
  };
}
