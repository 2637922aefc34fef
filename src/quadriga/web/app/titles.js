// The titles that the server knows, in the language in use.
import { effect, signal } from "../vendor/signals/signals.js";
import { onOpen } from "./line.js";
import { get } from "./net.js";
import { language } from "./settings.js";

/** @typedef {import("../types.js").GameData} GameData */

/** Null while they are not known. */
export const games = signal(/** @type {GameData[]|null} */ (null));
let told = "";

async function load() {
  const wanted = language.peek();
  try {
    const found = await get("/games");
    if (wanted !== language.peek()) return;
    told = wanted;
    games.value = found;
  } catch {
    // Asked for again when the line is back.
  }
}

effect(() => {
  void language.value;
  load();
});
onOpen(() => told !== language.peek() && load());

/**
 * What a match is called: by its own name, else by its title's, else (a title that is no longer there) by its id.
 * @param {import("../types.js").Room} room
 */
export const nameOf = (room) => room.name || titleOf(room.game);

/** @param {string} game */
export const titleOf = (game) => games.value?.find((one) => one.game === game)?.title ?? game;
