// A hint on a board: the move that is proposed is what is looked at; here is the line foreseen after it.

const MOST_FORESEEN = 2;

/**
 * Where the steps foreseen after a hint take place, in their order; a step without a place of its own is left out of the
 * drawing and keeps its number.
 * @template T
 * @param {{hint: object[]|null}} table
 * @param {(id: string) => T|undefined} placeOf what a board has under an id
 * @returns {{number: number, place: T}[]}
 */
export function foreseen({ hint }, placeOf) {
  /** @type {{actions: string[]}[]} */
  const line = /** @type {any} */ (hint?.[0])?.line ?? [];
  return line.slice(0, MOST_FORESEEN).flatMap(({ actions }, n) => {
    // A decision is written as a verb and the ids of what it is about.
    const place = actions.flatMap((one) => one.split(" ")).map(placeOf).find(Boolean);
    return place ? [{ number: n + 2, place }] : [];
  });
}
