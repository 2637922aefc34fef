// Where you are signed in, and all that is yours as one file.
import { html } from "../app/html.js";
import { file } from "../app/net.js";
import { devices, endDevice, user } from "../app/session.js";
import { day, hour, t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";
import { useFresh } from "./answers.js";
import { Icon } from "./basics.js";
import { save } from "./record-link.js";

/** @typedef {import("../types.js").SessionData} SessionData */

/** @param {SessionData} one */
const nameOf = (one) =>
  one.browser && one.system
    ? t("device-name", { browser: one.browser, system: one.system })
    : one.browser || one.system || t("device-unknown");

/** What the last press came to: nothing, or a sentence. */
function useDeed() {
  const [told, setTold] = useState({ said: "", failed: false });
  /** @param {() => Promise<any>} deed @param {string} [during] @param {string} [after] */
  async function run(deed, during = "", after = "") {
    setTold({ said: during, failed: false });
    try {
      await deed();
      setTold({ said: after, failed: false });
    } catch (error) {
      setTold({ said: /** @type {Error} */ (error).message, failed: true });
    }
  }
  return { run, status: html`<p class=${told.failed ? "refused" : "soft"} role="status">${told.said}</p>` };
}

export const Devices = () => {
  const [ended, setEnded] = useState(0);
  const { run, status } = useDeed();
  const listed = /** @type {SessionData[]|undefined} */ (
    useFresh(() => (user.value ? devices() : Promise.resolve([])), [user.value?.id, ended])
  );
  /** @param {string} [id] */
  const end = (id) => run(() => endDevice(id).finally(() => setEnded((count) => count + 1)));
  if (!user.value || !listed?.length) return null;
  return html`<section class="block"><h2>${t("devices")}</h2>
    <ul class="devices">${listed.map(
      (one) => html`<li key=${one.id}><div><b>${nameOf(one)}</b>
        <small><span>${
          one.current ? t("device-this") : t("device-used", { day: day(one.used_at), hour: hour(one.used_at) })
        }</span><span>${t("device-since", { day: day(one.created_at) })}</span></small></div>
        ${
          !one.current &&
          html`<button type="button" class="button" aria-label=${t("device-end-named", { name: nameOf(one) })}
            onClick=${() => end(one.id)}>${t("device-end")}</button>`
        }</li>`,
    )}</ul>
    ${
      listed.length > 2 &&
      html`<button type="button" class="button" onClick=${() => end()}>${t("devices-end-others")}</button>`
    }${status}</section>`;
};

export const OwnData = () => {
  const { run, status } = useDeed();
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => save(await file("/me/export"), "quadriga.zip");
  /** @param {Event} event */
  async function press(event) {
    event.preventDefault();
    setBusy(true);
    await run(fetchIt, t("own-data-soon"), t("own-data-done"));
    setBusy(false);
  }
  if (!user.value) return null;
  return html`<section class="block"><h2>${t("own-data")}</h2><p class="soft">${t("own-data-note")}</p>
    <p class="own-data"><button type="button" class="button" disabled=${busy} onClick=${press}><${Icon} name="scroll" />
    ${t("own-data-fetch")}</button></p>${status}</section>`;
};
