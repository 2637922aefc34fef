// What is asked now: the server's sentence for the parts of a choice that are made, and what the main button waits for.

/** @typedef {import("../types.js").Table} Table */

/**
 * Of all sentences that speak of nothing but what is chosen, the one that says most of it.
 * @param {Table} table
 * @param {import("../types.js").Title} title
 * @returns {{prompt: string, missing: string|null}}
 */
export function asked(table, title) {
  const { question } = table.envelope;
  if (!question) return { prompt: "", missing: null };
  const chosen = (table.mine && title.chosen?.(table)) || {};
  let { prompt, missing } = question;
  let most = 0;
  for (const { parts, about, ...said } of question.steps) {
    const isSo = parts.every((part) => part in chosen) && Object.keys(about).every((part) => about[part] === chosen[part]);
    if (isSo && parts.length > most) {
      most = parts.length;
      ({ prompt, missing } = said);
    }
  }
  return { prompt, missing };
}
