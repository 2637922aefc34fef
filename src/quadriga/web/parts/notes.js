// Private notes on a match: kept on this device, for nobody else's eyes.
import { html } from "../app/html.js";
import { isLasting, keep, kept } from "../app/storage.js";
import { t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";

const MOST = 4000;

/** @param {string} match */
const placeOf = (match) => `quadriga notes ${match}`;

/** @param {{match: string}} props */
export const Notes = ({ match }) => {
  const [text, setText] = useState(kept(placeOf(match), ""));
  const write = (/** @type {any} */ event) => {
    setText(event.target.value);
    keep(placeOf(match), event.target.value || null);
  };
  return html`<label class="notes"><b>${t("notes")}</b>
    <textarea rows="4" maxlength=${MOST} value=${text} onInput=${write}></textarea>
    <small class="soft">${t(isLasting(placeOf(match)) ? "notes-where" : "notes-fleeting")}</small></label>`;
};
