// What every drawing is written in: tagged templates that become Preact elements.
import htm from "../../vendor/htm.js";
import { h } from "../../vendor/preact.js";

export const html = htm.bind(h);

const PIECES = new URL("../pieces.svg", import.meta.url).pathname;

/**
 * The address of an icon.
 * @param {string} id
 */
export const piece = (id) => `${PIECES}#${id}`;
