// Once more: a table for the same people and bots.
import { post } from "./net.js";
import { go } from "./router.js";
import { hasOthers } from "./table.js";

/** @param {import("../types.js").Room} room the match that is over */
export async function rematch(room) {
  const { id } = await post(`/matches/${room.id}/rematch`);
  // Where nobody else is to come, there is nothing to wait for.
  if (!hasOthers(room) && room.is_host && !room.rematch) await post(`/matches/${id}/start`);
  go("match", id);
}
