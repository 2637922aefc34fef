// A title of another package, for which the page has no board: all that the seat sees, as an outline in words.
import { titleInWords } from "./title.js";

/** @typedef {import("../../types.js").Table} Table */

/**
 * What an id is called, whatever kind of thing it is.
 * @param {Table} table
 * @param {string} id
 */
const called = ({ catalogue }, id) => Object.values(catalogue.names).find((names) => id in names)?.[id] ?? id;

/**
 * A word of the program as a heading: `left_over` as “Left over”.
 * @param {string} word
 */
const heading = (word) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");

/** @param {Table} table @param {any} value @returns {string} */
function inLine(table, value) {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value !== "object") return called(table, String(value));
  if (Array.isArray(value)) return value.map((one) => inLine(table, one)).join(", ") || "–";
  return Object.entries(value).map(([name, one]) => `${called(table, name)}: ${inLine(table, one)}`).join("; ") || "–";
}

/** @param {Table} table @param {any} value @returns {string[]} */
function lines(table, value) {
  if (value === null || typeof value !== "object") return [inLine(table, value)];
  if (Array.isArray(value)) return value.map((one, n) => `${n + 1}: ${inLine(table, one)}`);
  return Object.entries(value).map(([name, one]) => `${called(table, name)}: ${inLine(table, one)}`);
}

/** What every view says beside the position; the page shows it in its own places. */
const BESIDE = new Set(["decision", "actors", "turn", "outcome"]);

/** @param {Table} table */
const outline = (table) =>
  Object.entries(table.envelope.view)
    .filter(([name]) => !BESIDE.has(name))
    .map(([name, value]) => ({ heading: heading(name), lines: lines(table, value) }));

export const title = titleInWords(outline, () => []);
