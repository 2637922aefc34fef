// The shelf's red button: one click plays against the last bot; looking at it shows who that is, and the other levels.
import { beginCoached } from "../app/coaching.js";
import { html } from "../app/html.js";
import { catalogue, post } from "../app/net.js";
import { go } from "../app/router.js";
import { needUser, user } from "../app/session.js";
import { language, level } from "../app/settings.js";
import { t } from "../app/words.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { BotMedal, Button, Icon, Medal, Pips, strength } from "./basics.js";

/** @typedef {import("../types.js").GameData} GameData */
/** @typedef {import("../types.js").LevelData} LevelData */

/**
 * Begin against bots at once.
 * @param {GameData} game
 */
async function begin(game) {
  await needUser();
  const bots = Array.from({ length: game.usual_seats - 1 }, () => ({ kind: "bot", bot: level.peek() }));
  const room = await post("/matches", { game: game.game, seats: [{ kind: "you" }, ...bots], start: true });
  go("match", room.id);
}

/** @param {{game: GameData, levels: LevelData[], choose: (bot: string) => void, coached: () => void}} props */
const Opponents = ({ game, levels, choose, coached }) => {
  const current = levels.find((one) => one.bot === level.value) ?? levels[1];
  const count = game.usual_seats - 1;
  return html`<div class="play-now" role="group" aria-label=${t("play-now")}>
    <p><b>${t("play-now")}</b> <span class="soft">${t("play-now-note")}</span></p>
    <div class="versus"><${Medal} seat=${0} /><span><b>${user.value?.name ?? t("you-name")}</b></span><i>${t("against")}</i>
      <${BotMedal} bot=${current.bot} /><span><b>${count > 1 ? `${count} × ` : ""}${current.name}</b>
        <${Pips} of=${strength(current.bot)} /></span></div>
    <div class="ladder"><span class="soft">${t("another-level")}</span>
      ${levels.map(
        (one) => html`<button type="button" key=${one.bot} class=${one === current ? "on" : ""}
        title=${one.about} aria-label=${one.name} onClick=${() => choose(one.bot)}>
        <${BotMedal} bot=${one.bot} size="tiny" /></button>`,
      )}
    </div>
    <button type="button" class="fold" onClick=${coached}><${Icon} name="owl" />${t("play-coached")}</button>
  </div>`;
};

/** @param {{game: GameData, fail: (error: Error) => void}} props */
export const PlayNow = ({ game, fail }) => {
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [levels, setLevels] = useState(/** @type {LevelData[]|null} */ (null));
  useEffect(() => {
    if (isOpen) catalogue(`/games/${game.game}/catalogue`).then((told) => setLevels(told.levels), fail);
  }, [isOpen, game.game, language.value]);
  /** @param {string} [bot] */
  const play = (bot) => {
    if (bot) level.value = bot;
    setBusy(true);
    begin(game).catch((error) => {
      setBusy(false);
      fail(error);
    });
  };
  /** @param {FocusEvent} event */
  const left = (event) => {
    const place = /** @type {HTMLElement} */ (event.currentTarget);
    if (!place.contains(/** @type {Node|null} */ (event.relatedTarget))) setOpen(false);
  };
  return html`<span class="play-place"
    onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && setOpen(true)}
    onPointerLeave=${() => setOpen(false)}
    onFocusIn=${(/** @type {any} */ event) => event.target.matches(":focus-visible") && setOpen(true)} onFocusOut=${left}
    onContextMenu=${(/** @type {Event} */ event) => (event.preventDefault(), setOpen(true))}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setOpen(false)}>
    <${Button} kind="main" icon="bot" disabled=${busy}
      onClick=${() => play()}>${t("play")}<span class="hidden"> ${t("play-title", { title: game.title })}</span></${Button}>
    ${isOpen && levels && html`<${Opponents} game=${game} levels=${levels} choose=${play}
      coached=${() => beginCoached(game).catch(fail)} />`}
  </span>`;
};
