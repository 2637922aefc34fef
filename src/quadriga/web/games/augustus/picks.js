// Cards that are chosen among others: those to keep, those of the row, those to give up; below them what rests.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { cardChoice, chooseCard, laid, markedCards, meantByCard, picksOf } from "./moves.js";
import { Objective, objectiveWords } from "./objective.js";
import { classes, Colour } from "./pieces.js";
import { Prospect, prospectWords } from "./prospect.js";
import { target } from "./target.js";

/** @typedef {import("./types.js").Table} Table */

/** What makes a card one that can be chosen; null where it cannot. @param {Table} table @param {string} id */
export function pressOf(table, id) {
  const phrase = cardChoice(table)?.phrases.get(id);
  if (phrase === undefined) return null;
  const pressed = markedCards(table).includes(id);
  return target(table, { label: [phrase, objectiveWords(table, id), ...prospectWords(table, id)].join(". "), pressed, lies: pressed && laid(table) !== null, meaning: meantByCard(table, id), choose: () => chooseCard(table, id) });
}

/** Figures for the order of choice where several are due, else a tick or a cross. @param {Table} table @param {string} id */
export function badgeOf(table, id) {
  const choice = cardChoice(table);
  const named = choice?.group === "keep" ? picksOf(table) : [];
  const at = [...named, ...markedCards(table)].indexOf(id);
  if (at < 0 || !choice) return undefined;
  if (choice.count + named.length > 1) return at + 1;
  return html`<${Icon} name=${choice.group === "lose" || choice.group === "clear" ? "cross" : "check"} />`;
}

/**
 * @param {{table: Table, ids: (string|null)[], style: string}} props
 */
export function Picks({ table, ids, style }) {
  const choice = cardChoice(table);
  const losing = choice?.group === "lose";
  return html`<section class=${`picks ${style}`} aria-label=${table.t("augustus-hand")}>
    ${ids.map((id, n) => {
      if (!id) return html`<div key=${n} class="objective pick gap"></div>`;
      const badge = badgeOf(table, id);
      const isLooked = meantByCard(table, id)?.join() === table.considered?.join() && table.considered !== null;
      return html`<${Objective} key=${id} table=${table} id=${id} size="pick" press=${pressOf(table, id)} badge=${badge} note=${choice?.group === "choose" ? html`<${Prospect} table=${table} id=${id} />` : undefined}
        style=${classes(badge !== undefined ? (losing ? "given" : "chosen") : isLooked ? "looked" : "may")} />`;
    })}
  </section>`;
}

/** Cards that rest below, one line each. @param {{table: Table, heading: string, ids: string[]}} props */
export const Resting = ({ table, heading, ids }) => html`<section class="resting">
  <h2>${heading}</h2>
  <ul>${ids.map((id) => {
    const card = table.catalogue.board.objectives[id];
    return html`<li key=${id}><${Colour} colour=${card.colour} /><span>${card.name}</span><b>${card.points ?? `${card.power?.points}×`}</b></li>`;
  })}</ul>
</section>`;
