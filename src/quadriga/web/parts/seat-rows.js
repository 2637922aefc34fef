// The seats of a new table, one row each: you, a bot, somebody by link, anybody, somebody at the same screen.
import { html } from "../app/html.js";
import { isAlone } from "../app/transport.js";
import { t } from "../app/words.js";
import { BotMedal, Icon, Medal, Pips, Segments, moveAmong, strength } from "./basics.js";

/** @typedef {"you"|"hot"|"open"|"invited"|"bot"} SeatKind */
/** @typedef {{kind: SeatKind, name: string, bot: string}} SeatChoice */

/** Who may sit there; on this device alone nobody comes from elsewhere. */
const KINDS = /** @type {[SeatKind, string][]} */ ([
  ...(isAlone
    ? []
    : [
        ["invited", "link"],
        ["open", "door"],
      ]),
  ["bot", "bot"],
  ["hot", "device"],
]);

/** @param {{levels: import("../types.js").LevelData[], bot: string, choose: (bot: string) => void}} props */
const Levels = ({ levels, bot, choose }) => html`
  <div class="levels" role="radiogroup" aria-label=${t("level")} onKeyDown=${moveAmong}>
    ${levels.map(
      (one) => html`<button type="button" role="radio" key=${one.bot} aria-checked=${String(one.bot === bot)}
        tabindex=${one.bot === bot ? 0 : -1}
        class=${one.bot === bot ? "on" : ""} onClick=${() => choose(one.bot)}>
        <${BotMedal} bot=${one.bot} /><b>${one.name}</b><${Pips} of=${strength(one.bot)} />
      </button>`,
    )}
  </div>
  <p class="says">${levels.find((one) => one.bot === bot)?.about}</p>
`;

/** @param {{levels: import("../types.js").LevelData[], bot: string, choose: (bot: string) => void, label: string}} props */
const LevelPick = ({ levels, bot, choose, label }) => html`
  <select class="input" aria-label=${label} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${levels.map((one) => html`<option value=${one.bot} selected=${one.bot === bot}>${one.name}</option>`)}
  </select>
`;

/**
 * @param {{number: number, seat: SeatChoice, levels: import("../types.js").LevelData[], set: (seat: SeatChoice) => void, remove: (() => void)|null, wide: boolean}} props
 *   `wide`: with two seats all choices lie open
 */
const Row = ({ number, seat, levels, set, remove, wide }) => {
  const label = t("seat-number", { number: number + 1 });
  return html`<div class=${`seat-row seat-${number + 1}`} role="group" aria-label=${label}>
    <${Medal} seat=${number} />
    <div class="who"><b>${label}</b><small>${t(`seat-${seat.kind}-note`)}</small></div>
    ${
      remove &&
      html`<button type="button" class="button round quiet" aria-label=${t("seat-remove")} onClick=${remove}>
      <${Icon} name="cross" /></button>`
    }
    <${Segments} kind="kinds" label=${label} value=${seat.kind}
      choose=${(/** @type {SeatKind} */ kind) => set({ ...seat, kind })}
      values=${KINDS.map(([kind, icon]) => ({
        value: kind,
        name: html`<${Icon} name=${icon} />
        <span>${t(`seat-${kind}`)}</span>`,
      }))} />
    ${
      seat.kind === "bot" &&
      (wide
        ? html`<${Levels} levels=${levels} bot=${seat.bot}
          choose=${(/** @type {string} */ bot) => set({ ...seat, bot })} />`
        : html`<${LevelPick} label=${t("level")} levels=${levels} bot=${seat.bot}
          choose=${(/** @type {string} */ bot) => set({ ...seat, bot })} />`)
    }
    ${
      seat.kind === "hot" &&
      html`<label class="field slim">${t("seat-called")}<input value=${seat.name} maxlength="30"
        onInput=${(/** @type {any} */ event) => set({ ...seat, name: event.target.value })} /></label>`
    }
  </div>`;
};

/**
 * @param {{game: import("../types.js").GameData, levels: import("../types.js").LevelData[], seats: SeatChoice[], set: (seats: SeatChoice[]) => void, drawn: boolean, draw: (drawn: boolean) => void, you: string, call: ((name: string) => void)|null}} props
 *   `call`: where others come, one may say what one is called
 */
export const SeatRows = ({ game, levels, seats, set, drawn, draw, you, call }) => {
  const [least, most] = game.seats;
  const last = seats[seats.length - 1];
  const place = seats.findIndex((seat) => seat.kind === "you");
  /** @param {number} at */
  const sitAt = (at) => {
    const moved = seats.filter((_, n) => n !== place);
    moved.splice(at, 0, seats[place]);
    set(moved);
  };
  return html`<section class="block seats">
    <h2>${t("seats")}<small>${t("seats-count", { count: seats.length })}</small></h2>
    ${seats.map((seat, number) =>
      seat.kind === "you"
        ? html`<div class=${`seat-row seat-${number + 1}`} key="you">
            <${Medal} seat=${number} /><div class="who">${
              call
                ? html`<label class="field"><small>${t("your-name")}</small><input value=${you} maxlength="40"
                  autocomplete="nickname" onInput=${(/** @type {any} */ event) => call(event.target.value)} /></label>`
                : html`<b>${you || t("you-name")}</b>`
            }</div>
            <${Segments} label=${t("your-seat")} value=${drawn ? -1 : place}
              choose=${(/** @type {number} */ at) => (draw(at < 0), at >= 0 && sitAt(at))}
              values=${[{ value: -1, name: t("seat-drawn") }, ...seats.map((_, at) => ({ value: at, name: t("seat-place", { number: at + 1 }) }))]} />
          </div>`
        : html`<${Row} key=${number} number=${number} seat=${seat} levels=${levels} wide=${seats.length === 2}
            set=${(/** @type {SeatChoice} */ changed) => set(seats.map((one, n) => (n === number ? changed : one)))}
            remove=${seats.length > least ? () => set(seats.filter((_, n) => n !== number)) : null} />`,
    )}
    ${
      seats.length < most &&
      html`<button type="button" class="add"
        onClick=${() => set([...seats, last.kind === "you" ? { kind: "bot", name: "", bot: "level2" } : { ...last, name: "" }])}>
        <${Icon} name="plus" />${t("seat-add")}</button>`
    }
  </section>`;
};
