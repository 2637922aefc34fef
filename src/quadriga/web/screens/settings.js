// Settings apply at once; each has one line on its effect.
import { html } from "../app/html.js";
import { ability, setNotices } from "../app/notice.js";
import * as settings from "../app/settings.js";
import { play } from "../app/sound.js";
import { t } from "../app/words.js";
import { Bar } from "../parts/bar.js";
import { Icon, Medal, Segments, Switch } from "../parts/basics.js";
import { YouHead } from "./you.js";

/** @param {{icon: string, name: string, children?: any}} props */
const Setting = ({ icon, name, children }) =>
  html`<li class="setting"><${Icon} name=${icon} /><div><b>${t(`set-${name}`)}</b><p>${t(`set-${name}-note`)}</p>
    </div>${children}</li>`;

/** @param {{of: import("../vendor/signals/signals.js").Signal<boolean>, icon: string, name: string}} props */
const Toggle = ({ of, icon, name }) =>
  html`<${Setting} icon=${icon} name=${name}>
    <${Switch} label=${t(`set-${name}`)} on=${of.value} choose=${(/** @type {boolean} */ on) => (of.value = on)} />
    </${Setting}>`;

/** Asked for by a press and in no other way; where the browser has none, it says why. */
const Notices = () => html`<li class="setting"><${Icon} name="bell" /><div><b>${t("set-notices")}</b>
  <p>${t("set-notices-note", { ability: ability.value })}</p></div>
  <${Switch} label=${t("set-notices")} on=${settings.notices.value && ability.value === "possible"}
    disabled=${ability.value !== "possible"} choose=${setNotices} /></li>`;

const THEMES = /** @type {const} */ ([
  ["light", "fresco"],
  ["dark", "night"],
  ["device", "both"],
]);

export const SettingsScreen =
  () => html`<div class="you-page"><${Bar} title=${t("settings")} /><main class="sheet-page" tabindex="0">
    <${YouHead} at="settings" />
  <div class="you-cols even"><div>
    <section class="block"><h2>${t("set-look")}</h2><ul>
      <${Setting} icon="globe" name="language">
        <${Segments} label=${t("language")} value=${settings.language.value}
        choose=${(/** @type {"en"|"fr"} */ one) => (settings.language.value = one)}
        values=${[
          { value: "en", name: html`<span lang="en">English</span>` },
          { value: "fr", name: html`<span lang="fr">Français</span>` },
        ]} /></${Setting}>
      <${Setting} icon="moon" name="theme"><div class="theme-picks" role="group" aria-label=${t("set-theme")}>${THEMES.map(
        ([value, look]) =>
          html`<button type="button" key=${value} class=${`tp ${look}`}
            aria-pressed=${String(settings.theme.value === value)} onClick=${() => (settings.theme.value = value)}><i>
            </i>${t(`theme-${value}`)}</button>`,
      )}</div></${Setting}>
      <${Setting} icon="play" name="motion">
        <${Segments} label=${t("set-motion")} value=${settings.motion.value}
        choose=${(/** @type {"full"|"calm"} */ one) => (settings.motion.value = one)}
        values=${[
          { value: "full", name: t("motion-full") },
          { value: "calm", name: t("motion-calm") },
        ]} /></${Setting}>
    </ul></section>
    <section class="block"><h2>${t("set-colours")}</h2><ul>
      <li class="setting"><${Icon} name="eye" /><div><b>${t("set-emblems")}</b><p>${t("set-emblems-note")}</p></div></li>
      <li class="setting proof">${[0, 1, 2, 3, 4, 5].map((seat) => html`<${Medal} key=${seat} seat=${seat} />`)}</li></ul>
        </section>
  </div><div>
    <section class="block"><h2>${t("set-sounds")}</h2><ul>
      <${Toggle} of=${settings.sound} icon="sound" name="sound" />
      <${Setting} icon="sound" name="volume"><input type="range" class="volume" min="0" max="1" step="0.1"
        aria-label=${t("set-volume")} disabled=${!settings.sound.value} value=${settings.volume.value}
        onChange=${(/** @type {any} */ event) => ((settings.volume.value = Number(event.target.value)), play("turn"))} /></${Setting}>
      ${"vibrate" in navigator && html`<${Toggle} of=${settings.haptics} icon="device" name="haptics" />`}
      <${Notices} />
    </ul></section>
    <section class="block"><h2>${t("set-play")}</h2><ul>
      <${Toggle} of=${settings.letters} icon="keyboard" name="letters" />
      <${Toggle} of=${settings.words} icon="book" name="words" />
    </ul></section>
  </div></div></main></div>`;
