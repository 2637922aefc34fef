// The bar at the top: where one is, whether the line holds, the tools.
import { screenName } from "../app/call.js";
import { html } from "../app/html.js";
import { press } from "../app/keys.js";
import { state } from "../app/line.js";
import { isDark, language, theme } from "../app/settings.js";
import { to } from "../app/router.js";
import { isAlone } from "../app/transport.js";
import { t } from "../app/words.js";
import { useEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { Icon } from "./basics.js";

const Live = () => {
  // There is no line that could be lost; what is being loaded is told by itself.
  if (isAlone) return null;
  const lost = state.value !== "open";
  return html`<span class=${`live ${lost ? "lost" : ""}`} role="status"><span>${t(lost ? "live-lost" : "live-open")}</span>
    </span>`;
};

const Languages = () => html`
  <span class="lang" role="group" aria-label=${t("language")}>
    ${
      /** @type {const} */ (["fr", "en"]).map(
        (one) => html`<button type="button" lang=${one} aria-pressed=${String(language.value === one)}
        onClick=${() => (language.value = one)}>${one.toUpperCase()}</button>`,
      )
    }
  </span>
`;

let isFirst = true;

/** @param {HTMLElement|null} heading not shown on every screen: then what is below it has the focus */
function arrive(heading) {
  const main = /** @type {HTMLElement|null} */ (document.querySelector("#page main"));
  const place = heading?.checkVisibility() ? heading : main;
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * What had the focus goes with the screen that is left: then the next one's heading has it, unless that has its own place
 * for it. A page that has just been loaded is read from its top anyway.
 * @param {{current: HTMLElement|null}} heading
 */
function useArrival(heading) {
  useEffect(() => {
    const at = document.activeElement;
    if (!isFirst && (!at || at === document.body)) arrive(heading.current);
    isFirst = false;
  }, []);
}

/**
 * @param {{title: string, detail?: string, home?: boolean, rules?: () => void, children?: any}} props
 *   `children` are further tools, `rules` opens the rules of the game at hand
 */
export const Bar = ({ title, detail = "", home = false, rules, children }) => {
  const heading = useRef(/** @type {HTMLHeadingElement|null} */ (null));
  const [menu, setMenu] = useState(/** @type {{Shown: any}|null} */ (null));
  // It comes when it is asked for first: most visits do without.
  const openMenu = () =>
    import("./page-menu.js").then(({ PageMenu }) => setMenu({ Shown: PageMenu }), (error) => console.warn(error));
  useEffect(() => void (screenName.value = home ? "" : title), [title, home]);
  useArrival(heading);
  return html`<header class=${`bar ${home ? "home" : ""}`}>
    <button type="button" class="tool" aria-label=${t("page-menu")} aria-haspopup="dialog"
      onClick=${() => press("m") || openMenu()}><${Icon} name="menu" /></button>
    <a class="brand" href=${to("")} aria-label=${`Quadriga · ${t("to-shelf")}`}>QUADRIGA</a>
    <h1 class="where" tabindex="-1" ref=${heading}><b>${title}</b> ${detail}</h1>
    <nav class="tools" aria-label=${t("tools")}>
      <${Live} />
      ${children}
      ${
        rules
          ? html`<button type="button" class="tool" aria-label=${t("rules-and-card")} onClick=${rules}>
            <${Icon} name="book" /></button>`
          : html`<a class="tool" href=${to("rules")} aria-label=${t("rules-and-card")}><${Icon} name="book" /></a>`
      }
      <button type="button" class="tool wide" aria-label=${t(isDark() ? "theme-to-light" : "theme-to-dark")}
        onClick=${() => (theme.value = isDark() ? "light" : "dark")}><${Icon} name="moon" /></button>
      <a class="tool wide" href=${to("you")} aria-label=${t("your-page")}><${Icon} name="users" /></a>
      <a class=${`tool ${home ? "" : "wide"}`} href=${to("settings")} aria-label=${t("settings")}><${Icon} name="gear" />
        </a>
      <${Languages} />
    </nav>
    ${menu && html`<${menu.Shown} close=${() => setMenu(null)} />`}
  </header>`;
};
