// Which titles the page has a board for; a title's folder is loaded when a table of it is opened, with its style sheets and words.
import { addWords } from "../app/words.js";

/** @typedef {import("../types.js").Title} Title */

/**
 * What belongs to a title: its module, its style sheets, and the folder of its words where it has some of its own.
 * @typedef {{load: () => Promise<{title: Title}>, styles: string[], words: string|null}} Folder
 */

/** @type {Record<string, Folder>} */
const FOLDERS = {
  empire: {
    load: () => import("./empire/index.js"),
    styles: ["look/map/map.css", "games/empire/empire.css"],
    words: "games/empire/locales",
  },
  caesar: {
    load: () => import("./caesar/index.js"),
    styles: ["look/map/map.css", "games/caesar/caesar.css", "games/caesar/panels.css"],
    words: "games/caesar/locales",
  },
  augustus: {
    load: () => import("./augustus/index.js"),
    styles: ["games/augustus/augustus.css", "games/augustus/cards.css", "games/augustus/moments.css", "games/augustus/panels.css", "games/augustus/sizes.css"],
    words: "games/augustus/locales",
  },
  antike: {
    load: () => import("./antike/index.js"),
    styles: ["look/map/map.css", "games/antike/antike.css", "games/antike/panels.css", "games/antike/sizes.css"],
    words: "games/antike/locales",
  },
};

/**
 * A title of another package is shown in words.
 * @type {Folder}
 */
const GUEST = { load: () => import("./common/guest.js"), styles: [], words: null };

/** What the shelf says of each title beside the server's words: minutes, and weight of five; nothing of a guest's title. */
export const SHELF = /** @type {Record<string, {minutes: number, weight: number}|undefined>} */ ({
  empire: { minutes: 30, weight: 2 },
  caesar: { minutes: 20, weight: 2 },
  augustus: { minutes: 30, weight: 2 },
  antike: { minutes: 90, weight: 3 },
});

/**
 * The picture on a title's box; a guest's has a plain one.
 * @param {string} game
 */
export const coverOf = (game) => new URL(`../look/covers/${SHELF[game] ? `${game}.webp` : "plain.svg"}`, import.meta.url).href;

/** @param {string} game */
export const folderOf = (game) => (Object.hasOwn(FOLDERS, game) ? FOLDERS[game] : GUEST);

/**
 * @param {string} game
 * @returns {Promise<Title>}
 */
export async function loadTitle(game) {
  const { load, words } = folderOf(game);
  const [{ title }] = await Promise.all([load(), words && addWords(words)]);
  return title;
}
