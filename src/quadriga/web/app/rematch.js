// Once more: with bots at once, with people as soon as all of them want it.
import { ask, post } from "./net.js";
import { go } from "./router.js";

/** @typedef {import("../types.js").Room} Room */

/**
 * Ask for a rematch, or agree to one; who is still to be asked is shown where the match has ended.
 * @param {Room} room the match that is over
 */
export async function rematch(room) {
  const { id } = await post(`/matches/${room.id}/rematch`);
  go("match", id ?? room.id);
}

/**
 * Say no to a rematch, or no longer ask for one.
 * @param {Room} room the match that is over
 */
export const noRematch = (room) => ask("DELETE", `/matches/${room.id}/rematch`);
