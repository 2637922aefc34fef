// The shelf's red button: one click plays against the last bot; looking at it shows who that is, and the other levels.
import { beginCoached } from "../app/coaching.js";
import { html } from "../app/html.js";
import { catalogue, post } from "../app/net.js";
import { go } from "../app/router.js";
import { needUser, user } from "../app/session.js";
import { language, level } from "../app/settings.js";
import { TABLE_SHEETS, bringSheets } from "../app/style.js";
import { t } from "../app/words.js";
import { folderOf, loadTitle } from "../games/index.js";
import { useEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { BotMedal, Button, Icon, Medal, Pips, strength } from "./basics.js";

/** @typedef {import("../types.js").GameData} GameData */
/** @typedef {import("../types.js").LevelData} LevelData */

/**
 * Fetch all that a table of a title needs, while its match is made. What does not come is missed when it is shown.
 * @param {string} game
 */
function bringTable(game) {
  const sheets = [...TABLE_SHEETS, ...folderOf(game).styles];
  Promise.all([import("../screens/match.js"), loadTitle(game), bringSheets(sheets)]).catch(() => {});
}

/**
 * Begin against bots at once.
 * @param {GameData} game
 */
async function begin(game) {
  bringTable(game.game);
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

/**
 * Whether the levels are shown: while a mouse or the keyboard is there, or since somebody asked for them, until they
 * look elsewhere.
 */
function useLook() {
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  const [isNear, setNear] = useState(false);
  const [isKept, setKept] = useState(false);
  const leave = () => (setNear(false), setKept(false));
  useEffect(() => {
    // A finger leaves no focus behind whose loss would tell.
    const elsewhere = (/** @type {Event} */ event) => !isWithin(place.current, event.target) && leave();
    if (isKept) addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, [isKept]);
  const listeners = {
    ref: place,
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && setNear(true),
    onPointerLeave: () => setNear(false),
    onFocusIn: (/** @type {any} */ event) => event.target.matches(":focus-visible") && setNear(true),
    onFocusOut: (/** @type {FocusEvent} */ event) => !isWithin(place.current, event.relatedTarget) && leave(),
    onContextMenu: (/** @type {Event} */ event) => (event.preventDefault(), setKept(true)),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && leave(),
  };
  return { isOpen: isNear || isKept, toggle: () => setKept(!isKept), listeners };
}

/** @param {Element|null} place @param {EventTarget|null} other */
const isWithin = (place, other) => other instanceof Node && Boolean(place?.contains(other));

/** @param {{game: GameData, fail: (error: Error) => void}} props */
export const PlayNow = ({ game, fail }) => {
  const [busy, setBusy] = useState(false);
  const { isOpen, toggle, listeners } = useLook();
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
  const others = t("other-levels", { title: game.title });
  return html`<span class="play-place" ...${listeners}>
    <${Button} kind="main" icon="bot" disabled=${busy}
      onClick=${() => play()}>${t("play")}<span class="hidden"> ${t("play-title", { title: game.title })}</span></${Button}>
    <button type="button" class="button main levels-too" aria-expanded=${String(isOpen)} aria-label=${others} title=${others}
      onClick=${toggle}><${Icon} name="down" /></button>
    ${isOpen && levels && html`<${Opponents} game=${game} levels=${levels} choose=${play}
      coached=${() => beginCoached(game).catch(fail)} />`}
  </span>`;
};
