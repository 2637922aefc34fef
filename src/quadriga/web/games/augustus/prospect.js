// What an objective of the row would do for whoever takes it, as the server reckons it: one short line.
import { html } from "../../app/html.js";

/** @typedef {import("./types.js").Table} Table */

/**
 * What it adds, most telling first: to objectives under control, rewards, its own points where they are counted, its colour.
 * @param {Table} table
 * @param {string} id
 * @returns {{gain: number, words: string}[]}
 */
function linesOf({ catalogue, envelope, name, t }, id) {
  const told = envelope.view.prospects[id];
  if (!told) return [];
  const { objectives, rewards } = catalogue.board;
  const card = objectives[id];
  const gains = [
    ...Object.entries(told.grows).map(([other, gain]) => ({ gain, words: t("augustus-grows", { objective: objectives[other].name }) })),
    ...told.rewards.map((reward) => ({ gain: rewards[reward].points, words: name("reward", reward) })),
  ];
  if (gains.length) return gains;
  if (card.points === null) return [{ gain: 0, words: t("augustus-counts-now", { points: told.points }) }];
  return [{ gain: 0, words: t("augustus-of-colour", { count: told.of_colour, colour: card.colour }) }];
}

/** The same in words alone. @param {Table} table @param {string} id */
export const prospectWords = (table, id) => linesOf(table, id).map(({ gain, words }) => (gain ? `+${gain} ${words}` : words));

/** Its points and all that it adds. @param {Table} table @param {string} id */
export const prospectGain = (table, id) => linesOf(table, id).reduce((sum, { gain }) => sum + gain, table.envelope.view.prospects[id]?.points ?? 0);

/** @param {{table: Table, id: string}} props */
export const Prospect = ({ table, id }) => html`<span class="prospect">${linesOf(table, id).map(({ gain, words }) => html`<span key=${words}>${gain > 0 && html`<b>+${gain}</b> `}${words}</span>`)}</span>`;
