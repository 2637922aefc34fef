// Style sheets are in force as long as something on the page wears them: what is left takes its own along, and nothing of
// one screen or title reaches another.
import { useLayoutEffect, useState } from "../vendor/preact/hooks.js";
import { useLoaded } from "./loading.js";

/** What a table wears, whatever is played at it. */
export const TABLE_SHEETS = [
  "look/table.css",
  "look/pieces.css",
  "screens/waiting.css",
  "screens/table.css",
  "screens/plan.css",
  "screens/rules.css",
  "screens/you.css",
  "games/common/board.css",
];

/** All sheets that come and go, in the order in which they rule, whichever of them comes first. */
const ORDER = [
  "screens/shelf.css",
  "screens/new-table.css",
  ...TABLE_SHEETS,
  "screens/lesson.css",
  "screens/replay.css",
  "screens/review.css",
  "look/map/map.css",
  "games/empire/empire.css",
  "games/caesar/caesar.css",
  "games/caesar/panels.css",
  "games/augustus/augustus.css",
  "games/augustus/cards.css",
  "games/augustus/moments.css",
  "games/augustus/panels.css",
  "games/augustus/sizes.css",
  "games/antike/antike.css",
  "games/antike/panels.css",
  "games/antike/sizes.css",
];

/** @typedef {{link: HTMLLinkElement, isThere: Promise<void>, worn: number}} Sheet */

/** @type {Map<string, Sheet>} */
const sheets = new Map();

/** @param {Sheet} sheet */
function follow({ link, worn }) {
  // Not the link's own `disabled`: that would have the sheet fetched again, and the page shown without it.
  if (link.sheet) link.sheet.disabled = !worn;
}

/**
 * A sheet that the page itself asks for is there before any script.
 * @param {HTMLLinkElement} link
 * @param {string} path
 */
function adopt(link, path) {
  const sheet = { link, isThere: Promise.resolve(), worn: 0 };
  sheets.set(path, sheet);
  follow(sheet);
}

/** @param {string} path */
const addressOf = (path) => new URL(`../${path}`, import.meta.url).href;

for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]'))) {
  const path = ORDER.find((one) => addressOf(one) === link.href);
  if (path) adopt(link, path);
}

/**
 * Ask for a sheet, once; it is not in force before somebody wears it.
 * @param {string} path from the page's root
 * @returns {Sheet}
 */
function fetched(path) {
  const found = sheets.get(path);
  if (found) return found;
  if (!ORDER.includes(path)) throw new Error(`${path} is not among the sheets of app/style.js`);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = addressOf(path);
  /** @type {Sheet} */
  const sheet = { link, isThere: Promise.resolve(), worn: 0 };
  sheet.isThere = new Promise((resolve, reject) => {
    link.onload = () => (follow(sheet), resolve());
    link.onerror = () => {
      // Who wants it next asks again.
      link.remove();
      sheets.delete(path);
      reject(new Error(`${path} could not be loaded`));
    };
  });
  sheets.set(path, sheet);
  const next = ORDER.slice(ORDER.indexOf(path) + 1).find((later) => sheets.has(later));
  document.head.insertBefore(link, (next && sheets.get(next)?.link) || null);
  return sheet;
}

/**
 * Ask for sheets, and wait until they are there; none is in force before somebody wears it.
 * @param {string[]} paths from the page's root
 */
export async function bringSheets(paths) {
  const asked = paths.map(fetched);
  await Promise.all(asked.map((sheet) => sheet.isThere));
  return asked;
}

/**
 * Wear style sheets as long as a component is on the page.
 * @param {string[]} paths from the page's root
 * @returns {[boolean, import("./loading.js").Fault|null]} whether they are in force, for nothing that needs them may be
 *   shown before; and why they are not
 */
export function useStyles(paths) {
  const wanted = paths.join(" ");
  const [asked, missing] = useLoaded(() => bringSheets(paths), [wanted]);
  const [worn, setWorn] = useState(/** @type {string|null} */ (null));
  useLayoutEffect(() => {
    if (!asked) return;
    /** @param {1|-1} by */
    const wear = (by) => asked.forEach((sheet) => ((sheet.worn += by), follow(sheet)));
    wear(1);
    setWorn(wanted);
    return () => wear(-1);
  }, [asked]);
  return [worn === wanted, missing];
}
