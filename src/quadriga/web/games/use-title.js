// A title for a screen, with its style sheets, and why it is not there yet.
import { useLoaded } from "../app/loading.js";
import { useStyles } from "../app/style.js";
import { folderOf, loadTitle } from "./index.js";

/** @typedef {import("../types.js").Title} Title */

const NOTHING = /** @type {string[]} */ ([]);

/**
 * @param {string|null|undefined} game nothing while it is not known which
 * @returns {[Title|null, import("../app/loading.js").Fault|null]}
 */
export function useTitle(game) {
  const [loaded, missing] = useLoaded(() => (game ? loadTitle(game).then((title) => ({ game, title })) : null), [game]);
  const [isStyled, unstyled] = useStyles(game ? folderOf(game).styles : NOTHING);
  return [isStyled && loaded?.game === game ? (loaded?.title ?? null) : null, missing ?? unstyled];
}
