// The bar at the top: where one is, whether the line holds, the tools.
import { html } from "../app/html.js";
import { state } from "../app/line.js";
import { isDark, language, theme } from "../app/settings.js";
import { to } from "../app/router.js";
import { t } from "../app/words.js";
import { useEffect } from "../vendor/preact/hooks.js";
import { Icon } from "./basics.js";

const Live = () => {
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

/**
 * @param {{title: string, detail?: string, home?: boolean, rules?: () => void, children?: any}} props
 *   `children` are further tools, `rules` opens the rules of the game at hand
 */
export const Bar = ({ title, detail = "", home = false, rules, children }) => {
  useEffect(() => {
    document.title = home ? "Quadriga" : `${title} · Quadriga`;
  }, [title, home]);
  return html`<header class=${`bar ${home ? "home" : ""}`}>
    ${!home && html`<a class="tool" href=${to("")} aria-label=${t("to-shelf")}><${Icon} name="menu" /></a>`}
    <a class="brand" href=${to("")} tabindex="-1">QUADRIGA</a>
    <h1 class="where"><b>${title}</b> ${detail}</h1>
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
  </header>`;
};
