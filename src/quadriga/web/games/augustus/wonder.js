// A press on a slot that no legion can go to now: the rules say why.

/**
 * @param {import("./types.js").Table} table
 * @param {Event} event
 */
export function wonderAtSlot(table, event) {
  const place = /** @type {Element} */ (event.target).closest("[data-slot]");
  const [objective, symbol] = place?.getAttribute("data-slot")?.split(" ") ?? [];
  if (!place || !table.mine || table.playing || place.querySelector("[data-target]")) return;
  table.wonder?.({ objective, symbol });
}
