// How components are written: `html` templates over Preact, without a build step.
import htm from "../vendor/htm/htm.js";
import { h } from "../vendor/preact/preact.js";

/** @typedef {import("../vendor/preact/preact.js").ComponentChildren} Children */
/** @typedef {import("../vendor/preact/preact.js").VNode<any>} Node */

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(/** @type {any} */ (h));
