// The sources of points, as icons and figures.
import { html } from "../../look/map/html.js";
import { Icon } from "./pieces.js";

/** @type {Record<string, string>} */
const ICONS = { roads: "road", cities: "city", rows: "row", columns: "column", gold: "gold", bonus: "laurel" };
const BARS = { row: "M2 9h5.4v6H2zM9.3 9h5.4v6H9.3zM16.6 9H22v6h-5.4z", column: "M9 2h6v5.4H9zM9 9.3h6v5.4H9zM9 16.6h6V22H9z" };

/** @param {{source: string}} props */
export function SourceIcon({ source }) {
  const id = ICONS[source] ?? "laurel";
  return id in BARS
    ? html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${BARS[/** @type {"row"|"column"} */ (id)]} /></svg>`
    : html`<${Icon} id=${id} />`;
}

/**
 * A change, with its sign.
 * @param {number} value
 */
export const signed = value => value < 0 ? `−${-value}` : `+${value}`;
