// The menu of the page: where else one may go, and how the page looks and speaks. A table has one of its own, which ends with it.
import { html } from "../app/html.js";
import { to } from "../app/router.js";
import { isDark, language, theme } from "../app/settings.js";
import { t } from "../app/words.js";
import { Button } from "./basics.js";
import { useDialog } from "./dialog.js";

/** Links and switches that every menu has. */
export const PageLinks = () => {
  const other = language.value === "fr" ? "en" : "fr";
  return html`<section class="menu-list">
    <${Button} icon="cards" href=${to("")}>${t("to-shelf")}</${Button}>
    <${Button} icon="users" href=${to("you")}>${t("your-page")}</${Button}>
    <${Button} icon="book" href=${to("rules")}>${t("rules")}</${Button}>
    <${Button} icon="gear" href=${to("settings")}>${t("settings")}</${Button}>
    <${Button} icon="moon" onClick=${() => (theme.value = isDark() ? "light" : "dark")}>${t(isDark() ? "theme-to-light" : "theme-to-dark")}</${Button}>
    <${Button} icon="globe" onClick=${() => (language.value = other)}><span lang=${other}>${other === "fr" ? "Français" : "English"}</span></${Button}>
  </section>`;
};

/** @param {{close: () => void}} props */
export const PageMenu = ({ close }) =>
  html`<dialog class="page-menu" aria-label=${t("page-menu")} tabindex="-1" ...${useDialog(close, true)}>
    <header><h2>${t("page-menu")}</h2><${Button} icon="cross" kind="quiet" onClick=${close}>${t("close")}</${Button}></header>
    <div onClick=${(/** @type {any} */ event) => event.target.closest("a") && close()}><${PageLinks} /></div>
  </dialog>`;
