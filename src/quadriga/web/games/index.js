// Which titles the page can show; a title's folder is loaded when a table of it is opened, with its style sheets.
import { styled } from "../app/style.js";

/** @typedef {import("../types.js").Title} Title */

/** @type {Record<string, () => Promise<{title: Title}>>} */
const FOLDERS = {
  empire: () => styled(import("./common/empire.js")),
  caesar: () => styled(import("./common/caesar.js")),
  augustus: () => styled(import("./augustus/index.js")),
  antike: () => styled(import("./antike/index.js")),
};

/** What the shelf says of each title beside the server's words: minutes, and weight of five. */
export const SHELF = /** @type {Record<string, {minutes: number, weight: number}>} */ ({
  empire: { minutes: 30, weight: 2 },
  caesar: { minutes: 20, weight: 2 },
  augustus: { minutes: 30, weight: 2 },
  antike: { minutes: 90, weight: 3 },
});

/**
 * @param {string} game
 * @returns {Promise<Title>}
 */
export const loadTitle = async (game) => (await FOLDERS[game]()).title;
