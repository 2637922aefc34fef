// The table as it was told last: what had the focus may be gone when it loses it, and must not speak of an older position.

/** @typedef {import("./types.js").Table} Table */

/** @type {Table|null} */
let told = null;

/** Every component of this title that listens says what it was given. @param {Table} table */
export function remember(table) {
  told = table;
}

/** @param {Table} table the one known to whoever asks */
export const latest = (table) => told ?? table;
