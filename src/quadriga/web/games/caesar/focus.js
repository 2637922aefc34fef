// Where the keyboard goes next: from the hand to the map, from the map to the hand, and on after a move.

/** @param {...string} selectors */
const first = (...selectors) => /** @type {HTMLElement|undefined} */ (selectors.map((one) => document.querySelector(one)).find(Boolean));

const TOKEN = ".hand [data-token][aria-disabled=false]";

/** What is to be decided: the hand comes first, then the map, then what is a button of the shell's. */
export const firstToDecide = () => first(TOKEN, ".hand [data-action]", ".map [role=button]", ".tray .loose");

// Both wait for the page to show what has just been chosen.

/** A token has been chosen: to where it lies, or to the first place that glows. */
export const toTheMap = () => queueMicrotask(() => first(".map [role=button][aria-pressed=true]", ".map [role=button]")?.focus());

/** A place has been chosen: to the tokens that can lie there. */
export const toTheHand = () => queueMicrotask(() => first(TOKEN)?.focus());
