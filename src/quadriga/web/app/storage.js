// What this device keeps between visits. A browser that keeps nothing remembers as long as the page is open.

/** @type {Map<string, string>} */
const memory = new Map();

/**
 * What is kept at a place.
 * @template T
 * @param {string} place
 * @param {T} otherwise where nothing is kept, or nothing that can be read
 * @returns {T}
 */
export function kept(place, otherwise) {
  try {
    return JSON.parse(memory.get(place) ?? localStorage.getItem(place) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * Keep something at a place; null to keep it no longer.
 * @param {string} place
 * @param {any} value
 */
export function keep(place, value) {
  const text = JSON.stringify(value);
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
    memory.delete(place);
  } catch {
    memory.set(place, text);
  }
}

/**
 * Whether what is kept at a place is still there on the next visit.
 * @param {string} place
 */
export const isLasting = (place) => !memory.has(place);
