// Settles maps away from the page, which stays free to answer. It is told the ground of a map once, then each crowd on it.
import { groundOf } from "./ground.js";
import { settle } from "./settle.js";

/** @type {Map<string, import("./ground.js").Ground>} */
const grounds = new Map();

addEventListener("message", ({ data }) => {
  if (data.places) grounds.set(data.map, groundOf(data.places, data.shores));
  const ground = grounds.get(data.map);
  if (ground && data.crowd) postMessage({ key: data.key, spots: settle(ground, data.crowd) });
});
