// A link to a moment, to be copied; and going on from it alone or against bots.
import { html } from "../app/html.js";
import { post } from "../app/net.js";
import { go } from "../app/router.js";
import { needUser } from "../app/session.js";
import { isAlone } from "../app/transport.js";
import { t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";
import { BotMedal, Button, Medal, Segments } from "./basics.js";
import { CopyField } from "./copy.js";
import { Drawer } from "./drawer.js";

/** @typedef {import("../app/replay.js").ReplayStore} ReplayStore */

/** @param {{link: string}} props the part of the address after # */
export const CopyLink = ({ link }) =>
  html`<${CopyField} text=${new URL(link, location.href).href} label=${t("share-link")} />`;

/** @param {{link: string, step: number, close: () => void}} props */
export const ShareDrawer = ({ link, step, close }) =>
  html`<${Drawer} title=${t("share-moment")} close=${close}>${!isAlone && html`<p>${t("share-note", { step })}</p><${CopyLink} link=${link} />`}
  </${Drawer}>`;

/** @param {{store: ReplayStore, room: import("../types.js").Room, catalogue: import("../types.js").Catalogue, step: number, close: () => void}} props */
export const SandboxDrawer = ({ store, room, catalogue, step, close }) => {
  const eyes = store.eyes.peek();
  const [seat, setSeat] = useState(eyes >= 0 ? eyes : (room.you[0] ?? 0));
  const [bot, setBot] = useState(/** @type {string|null} */ (catalogue.levels[2]?.bot ?? null));
  const [refusal, setRefusal] = useState("");
  const begin = async () => {
    try {
      await needUser();
      const { id } = await post(`/matches/${room.id}/sandboxes`, { step, seat, bot });
      go("match", id);
    } catch (error) {
      setRefusal(/** @type {Error} */ (error).message);
    }
  };
  const rivals = [
    { value: null, name: t("sandbox-alone") },
    ...catalogue.levels.map((level) => ({
      value: level.bot,
      name: html`<${BotMedal} bot=${level.bot} size="tiny" />${level.name}`,
    })),
  ];
  return html`<${Drawer} title=${t("try-from-here")} close=${close}>
    <p>${t("sandbox-note", { step })}</p>
    <h3>${t("sandbox-seat")}</h3>
    <${Segments} label=${t("sandbox-seat")} kind="seg stacked" value=${seat} choose=${setSeat}
      values=${room.seats.map((one) => ({ value: one.seat, name: html`<${Medal} seat=${one.seat} size="tiny" />${one.name}` }))} />
    <h3>${t("sandbox-rivals")}</h3>
    <${Segments} label=${t("sandbox-rivals")} kind="seg stacked" value=${bot} choose=${setBot} values=${rivals} />
    <p class="soft">${t("sandbox-kept")}</p>
    ${refusal && html`<p role="alert" class="refused">${refusal}</p>`}
    <p><${Button} kind="main" icon="play" onClick=${begin}>${t("sandbox-begin")}</${Button}></p>
  </${Drawer}>`;
};
