// Pictures in the rulebook: a real position, drawn by the title's own board, with a move that the rule is about.
import { html } from "../app/html.js";
import { get } from "../app/net.js";
import { language } from "../app/settings.js";
import { style } from "../app/style.js";
import { loadTitle } from "../games/index.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { useAnswer } from "./answers.js";
import { Dress } from "./basics.js";
import { shownTable } from "./replay-table.js";

/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").ExampleData} ExampleData */
/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {{title: Title, examples: Map<string, ExampleData>}} Pictures */

const STYLES = ["look/table.css", "look/pieces.css", "screens/table.css", "games/common/board.css"];
const nothing = () => {};

/**
 * The pictures of a title's rules; null while they are not there, or where its board is told in words.
 * @param {string|undefined} game
 * @returns {Pictures|null}
 */
export function usePictures(game) {
  const examples = /** @type {ExampleData[]|undefined} */ (
    useAnswer(() => (game ? get(`/games/${game}/examples`) : new Promise(nothing)), [game, language.value])
  );
  const [title, setTitle] = useState(/** @type {{game: string, title: Title}|null} */ (null));
  useEffect(() => {
    if (game)
      Promise.all([loadTitle(game), ...STYLES.map(style)]).then(([found]) => setTitle({ game, title: found }), nothing);
  }, [game]);
  if (!examples || !title || title.game !== game || examples[0]?.table.game !== game || title.title.inWords) return null;
  return { title: title.title, examples: new Map(examples.map((one) => [one.rule, one])) };
}

/**
 * What the board of an example is given: nothing can be done there.
 * @param {ExampleData} example
 * @param {Catalogue} catalogue
 * @returns {Table}
 */
const tableOf = (example, catalogue) =>
  shownTable(example.table, catalogue, innerWidth, { considered: example.actions, preview: example.preview, motion: false });

/** @param {{pictures: Pictures, example: ExampleData, catalogue: Catalogue}} props */
export const RulePicture = ({ pictures: { title }, example, catalogue }) => {
  const table = tableOf(example, catalogue);
  return html`<figure><${Dress.Provider} value=${(/** @type {number} */ seat) => title.wears?.(table, seat) ?? seat}>
    <div class="cut board" inert aria-hidden="true"><${title.Board} ...${table} /></div></${Dress.Provider}>
    <figcaption lang=${catalogue.language}>${example.caption}</figcaption></figure>`;
};
