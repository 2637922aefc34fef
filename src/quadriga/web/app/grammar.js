// What a language does to a name inside a sentence of the page: functions that its locale files call.

/** What « de » elides before; the h of these names is mute. */
const VOWELS = "aeiouyhœæ";

/**
 * « de » before a name: `{ DE($title) }` is « de Caesar! » and « d’Antike ».
 * @param {import("../vendor/fluent/types.js").FluentValue[]} given
 */
function of([name]) {
  const told = String(name?.valueOf() ?? "");
  const first = told.slice(0, 1).normalize("NFD").slice(0, 1).toLowerCase();
  return first && VOWELS.includes(first) ? `d’${told}` : `de ${told}`;
}

/** By language. @type {Record<string, Record<string, any>>} */
export const FUNCTIONS = { en: {}, fr: { DE: of } };
