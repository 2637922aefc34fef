// All keys on one sheet.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { Button } from "./basics.js";
import { useDialog } from "./dialog.js";

const GROUPS = {
  "keys-decide": [
    ["keys-next", "↑ ↓"],
    ["keys-play", "Enter"],
    ["keys-number", "1–9"],
    ["keys-filter", "/"],
    ["keys-clear", "Esc"],
  ],
  "keys-move": [
    ["undo", "U"],
    ["hint", "H"],
    ["play-it", "P"],
    ["plan-ahead", "A"],
    ["news", "N"],
  ],
  "keys-look": [
    ["board-in-words", "V"],
    ["log", "L"],
    ["chat", "C"],
    ["draw", "D"],
  ],
  "keys-help": [
    ["keys-card", "R"],
    ["keys-why", "W"],
    ["menu", "M"],
    ["keys", "?"],
  ],
};

/** @param {{close: () => void}} props */
export const Keys = ({ close }) =>
  html`<dialog class="shortcuts" aria-label=${t("keys")} tabindex="-1" ...${useDialog(close, true)}>
    <h2>${t("keys")}<${Button} kind="quiet" icon="cross" onClick=${close}>${t("close")}</${Button}></h2>
    <div class="groups">${Object.entries(GROUPS).map(
      ([group, keys]) =>
        html`<div key=${group}><h3>${t(group)}</h3><ul>${keys.map(
          ([what, key]) => html`<li key=${what}>
            <span>${t(what)}</span><span>${key.split(" ").map((one) => html`<kbd>${one}</kbd>`)}</span></li>`,
        )}</ul></div>`,
    )}</div>
    <p>${t("keys-note")}</p>
  </dialog>`;
