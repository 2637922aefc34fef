// The server has a newer version of the page than this one: it is loaded when somebody says so.
import { html } from "../app/html.js";
import { reload } from "../app/loading.js";
import { isOld, takeOver } from "../app/version.js";
import { t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";
import { Button } from "./basics.js";

export const Newer = () => {
  const [isSeen, setSeen] = useState(false);
  if (!isOld.value || isSeen) return null;
  return html`<aside class="newer" role="status"><p><b>${t("newer-head")}</b> ${t("newer-words")}</p>
    <span class="acts"><${Button} kind="quiet" onClick=${() => setSeen(true)}>${t("later")}</${Button}>
      <${Button} kind="main" icon="turn" onClick=${() => takeOver().then(reload).catch(() => {})}>${t("reload")}</${Button}></span></aside>`;
};
