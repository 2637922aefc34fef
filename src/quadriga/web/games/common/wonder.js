// A press on what cannot be chosen: the rules say why, where prompts stand.

/** @typedef {{wonder?: (about: Record<string, string>) => void, mine: boolean, playing: object|null}} Wondering */

/**
 * Asks why nothing can be decided about the place that was pressed. Its attribute `data-KIND` holds an id, where KIND is the
 * field of an action that names such places: `data-city`, `data-border`. Whatever can be chosen is left alone.
 * @param {Wondering} table
 * @param {Event} event
 * @param {string} kind
 * @param {Record<string, string>} [more] what else is meant, such as the token in hand
 */
export function wonderAt(table, event, kind, more = {}) {
  const place = /** @type {Element} */ (event.target).closest(`[data-${kind}]`);
  const id = place?.getAttribute(`data-${kind}`);
  if (!id || !table.mine || table.playing || place?.getAttribute("role") === "button") return;
  table.wonder?.({ ...more, [kind]: id });
}
