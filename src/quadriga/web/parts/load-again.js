// What could not be loaded, and the button that loads it again.
import { html } from "../app/html.js";
import { reload } from "../app/loading.js";
import { to } from "../app/router.js";
import { t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";
import { Bar } from "./bar.js";
import { Button } from "./basics.js";

/** @typedef {import("../app/loading.js").Fault} Fault */

/** @param {{again?: () => Promise<void>}} props */
export const LoadAgain = ({ again = reload }) => {
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState("");
  const press = () => {
    setBusy(true);
    setTold("");
    again()
      .catch((error) => setTold(error.message))
      .finally(() => setBusy(false));
  };
  return html`<${Button} kind="main" icon="turn" disabled=${isBusy} onClick=${press}>${t("load-again")}</${Button}>
    ${told && html`<p class="refused" role="alert">${told}</p>`}`;
};

/** A whole screen that did not come. @param {{fault: Fault}} props */
export const NotLoaded = ({ fault }) => html`<${Bar} title="Quadriga" /><main class="not-loaded"><h2>${t("load-head")}</h2>
  <p>${fault.message} ${t("load-safe")}</p><div class="acts"><${LoadAgain} again=${fault.again} />
    <${Button} href=${to("")}>${t("to-shelf")}</${Button}></div></main>`;
