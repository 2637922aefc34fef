// What is not there, and what failed: a mosaic whose stones have fallen.
import { html } from "../app/html.js";
import { go, to } from "../app/router.js";
import { t } from "../app/words.js";
import { coverOf } from "../games/index.js";
import { Bar } from "../parts/bar.js";
import { Button } from "../parts/basics.js";
import { LoadAgain } from "../parts/load-again.js";
import { useState } from "../vendor/preact/hooks.js";

/** @param {{fault?: {message: string, status?: number, code?: string, again?: () => Promise<void>}|null}} props */
export const LostScreen = ({ fault = null }) => {
  const [code, setCode] = useState("");
  const isAway = fault?.code === "offline" || fault?.code === "not-loaded";
  const failed = isAway || (fault?.status ?? 0) >= 500;
  return html`<div class="you-page lost"><${Bar} title="Quadriga" /><main>
    <div class="broken" aria-hidden="true">
      <img src=${coverOf("empire")} alt="" width="400" height="480" />${Array.from(
        { length: 11 },
        () => html`<i>
      </i>`,
      )}</div>
    ${
      failed
        ? html`<section><h2>${t(isAway ? "load-head" : "failed-head")}</h2>
          <p>${fault?.message} ${t(isAway ? "load-safe" : "failed-safe")}</p>
          <div class="acts"><${LoadAgain} again=${fault?.again} />
          <${Button} href=${to("")}>${t("to-shelf")}</${Button}></div></section>`
        : html`<section><p class="soft">404</p><h2>${t("lost-head")}</h2><p>${fault?.message ?? t("lost-words")}</p>
          <form class="code-in"
            onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), code.trim() && go("code", code.trim()))}>
            <label for="code">${t("code-have")}</label>
            <span><input id="code" value=${code} autocomplete="off" maxlength="12"
              onInput=${(/** @type {any} */ event) => setCode(event.target.value.toUpperCase())} />
            <button class="button">${t("join")}</button></span></form>
          <div class="acts"><${Button} kind="main" icon="menu" href=${to("")}>${t("to-shelf")}</${Button}>
            <${Button} href=${to("you")}>${t("your-matches")}</${Button}></div></section>`
    }
  </main></div>`;
};
