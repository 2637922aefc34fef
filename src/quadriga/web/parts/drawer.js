// A drawer beside the board: rules, the quick card; at a phone also log and chat.
import { html } from "../app/html.js";
import { useKeys } from "../app/keys.js";
import { t } from "../app/words.js";
import { useEffect, useRef } from "../vendor/preact/hooks.js";
import { Button } from "./basics.js";

/** @param {{title: string, close: () => void, kind?: string, children?: any}} props */
export const Drawer = ({ title, close, kind = "", children }) => {
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  useKeys({ Escape: close });
  useEffect(() => {
    const before = /** @type {HTMLElement|null} */ (document.activeElement);
    place.current?.focus();
    return () => before?.focus?.();
  }, []);
  return html`<aside class=${`drawer ${kind}`} role="dialog" aria-label=${title} tabindex="-1" ref=${place}>
    <header><h2>${title}</h2><${Button} icon="cross" kind="quiet" onClick=${close}>${t("close")}</${Button}></header>
    <div class="drawer-inside" tabindex="0" role="group" aria-label=${title}>${children}</div>
  </aside>`;
};
