// A table on this device alone: how far it is loaded, and how to play with others.
import { html } from "../app/html.js";
import { to } from "../app/router.js";
import { isAlone } from "../app/transport.js";
import { keeping } from "../app/version.js";
import { t } from "../app/words.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { Button } from "./basics.js";

/** What is being loaded before anything can be played, or why nothing can. */
export const Loading = () => {
  const [home, setHome] = useState(/** @type {typeof import("../home/home.js")|null} */ (null));
  useEffect(() => void (isAlone && import("../home/home.js").then(setHome)), []);
  if (!home) return null;
  const fault = home.fault.value;
  if (fault)
    return html`<div class="home-loading" role="alert"><p>${t(`home-${fault}`)}</p>${
      fault === "elsewhere"
        ? html`<${Button} kind="main" onClick=${home.takeTable}>${t("home-here")}</${Button}>`
        : fault === "failed" && html`<${Button} kind="main" icon="turn" onClick=${() => location.reload()}>${t("load-again")}</${Button}>`
    }</div>`;
  const share = home.loaded.value;
  if (share >= 1) return null;
  return html`<div class="home-loading" role="status"><p>${t("home-loading")}</p>
    <progress value=${share} aria-label=${t("home-loading")}></progress></div>`;
};

/** How to play with others, where nobody else can come. */
export const WithOthers = () => html`<section class="with-others"><h2>${t("with-others")}</h2>
  <p class="soft">${t("with-others-note")}</p><p><code>quadriga serve</code></p>
  <p class="soft">${t("by-letter-note")}</p><p><a class="button" href=${to("letter")}>${t("by-letter")}</a></p>
  <p class="soft" role="status">${t(`keeping-${keeping.value}`)}</p></section>`;
