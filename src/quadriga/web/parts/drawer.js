// A drawer beside the board: rules, the quick card; at a phone also log and chat.
import { html } from "../app/html.js";
import { useWidth } from "../app/width.js";
import { t } from "../app/words.js";
import { Button } from "./basics.js";
import { useDialog } from "./dialog.js";

/** In a narrower window a drawer lies over the board. */
const BESIDE_FROM = 1181;

/** @param {{title: string, close: () => void, kind?: string, children?: any}} props `kind`: a drawer of the board itself */
export const Drawer = ({ title, close, kind = "", children }) => {
  const isModal = useWidth() < BESIDE_FROM && !kind;
  return html`<dialog class=${`drawer ${kind}`} aria-label=${title} tabindex="-1" ...${useDialog(close, isModal)}>
    <header><h2>${title}</h2><${Button} icon="cross" kind="quiet" onClick=${close}>${t("close")}</${Button}></header>
    <div class="drawer-inside" tabindex="0" role="group" aria-label=${title}>${children}</div>
  </dialog>`;
};
