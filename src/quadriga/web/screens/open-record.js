// The record of a game that was played elsewhere: a file, shown again.
import { html } from "../app/html.js";
import { post } from "../app/net.js";
import { go, to } from "../app/router.js";
import { needUser } from "../app/session.js";
import { t } from "../app/words.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon } from "../parts/basics.js";
import { useState } from "../vendor/preact/hooks.js";

export const OpenRecord = () => {
  const [refusal, setRefusal] = useState("");
  /** @param {any} event */
  const chosen = async (event) => {
    const file = /** @type {File|undefined} */ (event.currentTarget.files?.[0]);
    if (!file) return;
    try {
      await needUser();
      const { id } = await post("/records", { record: await file.text() });
      go("replay", id);
    } catch (error) {
      setRefusal(/** @type {Error} */ (error).message);
    }
  };
  return html`<div class="flow"><${Bar} title=${t("open-record")} />
    <main class="sheet-page open-record" tabindex="0"><section class="block">
      <span class="big-icon"><${Icon} name="scroll" /></span>
      <h2>${t("open-record")}</h2><p>${t("open-record-note")}</p>
      <label class="field"><span>${t("record-file")}</span>
        <input type="file" accept=".quadriga,.txt,text/plain" onChange=${chosen} /></label>
      ${refusal && html`<p role="alert" class="refused">${refusal}</p>`}
      <p><${Button} href=${to("you")}>${t("your-page")}</${Button}></p>
    </section></main></div>`;
};
