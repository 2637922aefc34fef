// Something to pass on: a field that holds it, a button that copies it, and on a phone one that hands it on.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { Button } from "./basics.js";

/**
 * Copy what a field holds; where that is impossible it stays selected. Over plain HTTP there is no clipboard, and
 * anywhere a browser may refuse it.
 * @param {HTMLInputElement} field
 * @returns {Promise<boolean>} whether it was copied
 */
async function copy(field) {
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // Refused: what is selected can still be copied.
  }
  field.focus();
  field.select();
  const done = document.execCommand("copy");
  if (done) before?.focus();
  return done;
}

/**
 * @param {{text: string, label: string, children?: any, kind?: string}} props
 *   `label` says what is copied, `children` is the button's word
 */
export const CopyField = ({ text, label, children, kind = "" }) => {
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [state, setState] = useState(/** @type {""|"copied"|"by-hand"} */ (""));
  useEffect(() => setState(""), [text]);
  const press = async () => setState((await copy(/** @type {HTMLInputElement} */ (field.current))) ? "copied" : "by-hand");
  const isPhone = matchMedia("(pointer: coarse)").matches;
  return html`<div class="copy-field"><input readonly ref=${field} value=${text} aria-label=${label}
      onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
    ${
      "share" in navigator &&
      isPhone &&
      html`<${Button} kind=${kind} icon="share"
        onClick=${() => navigator.share({ url: text }).catch(() => {})}>${t("share")}</${Button}>`
    }
    <${Button} kind=${kind} icon=${state === "copied" ? "check" : "copy"}
      onClick=${press}>${state === "copied" ? t("copied") : (children ?? t("copy"))}</${Button}>
    <small role="status">${state === "by-hand" ? t("copy-by-hand") : ""}</small></div>`;
};
