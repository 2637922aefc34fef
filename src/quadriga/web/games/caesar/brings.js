// What a move brings in figures, for the list of decisions: provinces as they would stand, and which of them would close.

/** @typedef {import("./types.js").Province} Province */

/**
 * @param {import("./types.js").Table} table
 * @param {import("../../types.js").Choice} _choice
 * @param {import("./types.js").Preview} preview
 */
export function brings({ envelope, name, t }, _choice, preview) {
  const { provinces, sides } = envelope.view;
  const own = Math.max(0, sides.findIndex(({ seat }) => seat === envelope.seat));
  const changed = preview.view.provinces.filter((/** @type {Province} */ one, /** @type {number} */ n) => JSON.stringify(one) !== JSON.stringify(provinces[n]));
  return changed
    .map(({ id, closed, influence }) => t("caesar-brings", { province: name("province", id), closed: String(Boolean(closed)), own: influence[own], other: influence[1 - own] }))
    .join(", ");
}
