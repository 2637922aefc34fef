// What a choice brings, in words and as one figure, for the list of decisions and the card of a look. A legion that others may
// not know of yet scores nothing until all have decided, so its objective is told as it would stand.
import { consequence } from "./consequence.js";
import { legionsOn, slotsOf } from "./objective.js";
import { powerWords } from "./powers.js";
import { prospectGain, prospectWords } from "./prospect.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("../../types.js").Choice} Choice */

/** The table as it is while a choice is looked at. @param {Table} table @param {Choice} choice @param {Preview} preview @returns {Table} */
const lookedAt = (table, { actions }, preview) => ({ ...table, considered: actions, preview, picked: null, hint: null, playing: null });

/** The cards that a choice is about as a whole. @param {Choice} choice @returns {string[]} */
const cardsOf = ({ fields }) => (fields.symbol || fields.symbols ? [] : (fields.objectives ?? (fields.objective ? [fields.objective] : [])));

/** What a card is worth by itself: its points or how they are counted, and its power. @param {Table} table @param {string} id */
function worthWords(table, id) {
  const { points, power } = table.catalogue.board.objectives[id];
  return [...(points === null ? [] : [table.t("count-points", { count: points })]), ...(power ? [powerWords(table, power)] : [])];
}

/** @param {Table} table @param {Choice} choice @param {Preview} preview */
export function brings(table, choice, preview) {
  const { catalogue, envelope, name, t } = table;
  const { filling, gains } = consequence(lookedAt(table, choice, preview));
  const told = [
    ...filling.map(({ id, will, all }) => {
      const objective = name("objective", id);
      if (will < all) return t("augustus-stands", { objective, legions: will, all });
      return `${t("augustus-completes", { objective })}, ${worthWords(table, id).join(", ")}`;
    }),
    ...gains.map(({ source, change }) => `${catalogue.sources[source]} ${change > 0 ? "+" : "−"}${Math.abs(change)}`),
  ];
  if (told.length) return told.join("; ");
  // From slot to slot of one card: it has as many as before.
  const same = choice.fields.symbol && envelope.view.seats[envelope.seat].objectives.find(({ id }) => id === choice.fields.objective);
  if (same) return t("augustus-stands", { objective: name("objective", same.id), legions: legionsOn(same.filled), all: slotsOf(table, same.id).length });
  const cards = cardsOf(choice);
  return cards
    .map((id) => {
      const words = [...worthWords(table, id), ...(envelope.view.prospects[id] ? prospectWords(table, id) : [])].join(", ");
      return cards.length > 1 ? t("augustus-card-brings", { objective: name("objective", id), words }) : words;
    })
    .join("; ");
}

/**
 * Most of all, what completes an objective; then what brings points; then what comes nearest to completing one.
 * @param {Table} table @param {Choice} choice @param {Preview} preview
 */
export function worth(table, choice, preview) {
  const { filling, before, after } = consequence(lookedAt(table, choice, preview));
  const { objectives } = table.catalogue.board;
  const full = filling.filter(({ will, all }) => will === all);
  if (full.length) return full.reduce((sum, { id }) => sum + 100 + (objectives[id].points ?? 0), after - before);
  if (before !== after) return after - before;
  // A legion that comes from another slot is not worth more than one of the reserve.
  if (filling.length) return Math.min(...filling.map(({ will, was, all }) => (will - was) / (all - Math.min(was, will) + 1)));
  const sign = choice.group === "lose" ? -1 : 1;
  return cardsOf(choice).reduce((sum, id) => sum + sign * (table.envelope.view.prospects[id] ? prospectGain(table, id) : (objectives[id].points ?? 0)), 0);
}
