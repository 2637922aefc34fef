// What every drawing is written in: tagged templates that become Preact elements.
import htm from "../../vendor/htm.js";
import { h } from "../../vendor/preact.js";

export const html = htm.bind(h);

/**
 * The address of an icon; the page holds the sheet of icons.
 * @param {string} id
 */
export const piece = (id) => `#${id}`;
