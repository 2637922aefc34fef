// Pictures in the rulebook: a real position, drawn by the title's own board, with a move that the rule is about.
import { html } from "../app/html.js";
import { get } from "../app/net.js";
import { language } from "../app/settings.js";
import { useStyles } from "../app/style.js";
import { useTitle } from "../games/use-title.js";
import { useAnswer } from "./answers.js";
import { Dress } from "./basics.js";
import { TOUCHED, useCloser } from "./closer.js";
import { shownTable } from "./replay-table.js";
import { useRef } from "../vendor/preact/hooks.js";

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
  const [title] = useTitle(game);
  const [isStyled] = useStyles(STYLES);
  if (!examples || !title || !isStyled || examples[0]?.table.game !== game || title.inWords) return null;
  return { title, examples: new Map(examples.map((one) => [one.rule, one])) };
}

/** Whatever the window: what a title lays beside its map has no place in a picture. */
const WIDTH = 1024;

/**
 * What the board of an example is given. It shows the move as somebody looks at it who may make it; in the picture nobody can.
 * @param {ExampleData} example
 * @param {Catalogue} catalogue
 * @returns {Table}
 */
const tableOf = (example, catalogue) =>
  shownTable(example.table, catalogue, WIDTH, {
    mine: true,
    considered: example.actions,
    preview: example.preview,
    motion: false,
  });

/** @param {{pictures: Pictures, example: ExampleData, catalogue: Catalogue}} props */
export const RulePicture = ({ pictures: { title }, example, catalogue }) => {
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  const table = tableOf(example, catalogue);
  useCloser(place, TOUCHED, [example]);
  return html`<figure><${Dress.Provider} value=${(/** @type {number} */ seat) => title.wears?.(table, seat) ?? seat}>
    <div class="cut board" inert aria-hidden="true" ref=${place}><${title.Board} ...${table} /></div></${Dress.Provider}>
    <figcaption lang=${catalogue.language}>${example.caption}</figcaption></figure>`;
};
