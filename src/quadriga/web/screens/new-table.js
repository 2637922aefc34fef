// A new table: who sits where, which rules, what pace, who may watch.
import { html } from "../app/html.js";
import { catalogue, get, post } from "../app/net.js";
import { useLoaded } from "../app/loading.js";
import { go, to } from "../app/router.js";
import { needUser, user } from "../app/session.js";
import { language, level } from "../app/settings.js";
import { isAlone } from "../app/transport.js";
import { duration, list, t } from "../app/words.js";
import { SHELF, coverOf } from "../games/index.js";
import { WithOthers } from "../parts/alone.js";
import { useAnswer } from "../parts/answers.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon, Segments, Switch } from "../parts/basics.js";
import { NotLoaded } from "../parts/load-again.js";
import { SeatRows } from "../parts/seat-rows.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").GameData} GameData */
/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").OptionData} OptionData */
/** @typedef {import("../parts/seat-rows.js").SeatChoice} SeatChoice */
/** @typedef {{kind: "free"|"bank"|"days", seconds: number}} PaceChoice */

const LIVE = [300, 600, 1200, 2700];
const DAYS = [43_200, 86_400, 259_200];
const DELAYS = [0, 60, 300];
const INCREMENT = 5;

/** @param {GameData} game @returns {SeatChoice[]} */
const usualSeats = (game) => [
  { kind: "you", name: "", bot: "" },
  ...Array.from(
    { length: game.usual_seats - 1 },
    () => /** @type {SeatChoice} */ ({ kind: "bot", name: "", bot: level.peek() }),
  ),
];

/** @param {OptionData} option @param {number} seats */
export const isOffered = (option, seats) => !option.seats || (seats >= option.seats[0] && seats <= option.seats[1]);

/** @param {{option: OptionData, value: string, choose: (value: string) => void}} props */
const Option = ({ option, value, choose }) => {
  const values = option.values.map((one) => one.value);
  const isSwitch =
    values.length === 2 &&
    values.includes("on") &&
    values.includes("off") &&
    option.values.every((one) => one.name.length < 8);
  return html`<li class="option">
    ${
      isSwitch
        ? html`<${Switch} label=${option.about} on=${value === "on"}
          choose=${(/** @type {boolean} */ on) => choose(on ? "on" : "off")} /><div><b>${option.about}</b></div>`
        : html`<div><label for=${`option-${option.name}`}><b>${option.about}</b></label></div>
          ${
            option.numbers
              ? html`<input id=${`option-${option.name}`} type="number" min=${option.numbers[0]} max=${option.numbers[1]}
                value=${value} onInput=${(/** @type {any} */ event) => choose(event.target.value)} />`
              : html`<select id=${`option-${option.name}`} class="input"
                onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
                ${option.values.map(
                  (one) => html`<option value=${one.value}
                  selected=${one.value === value}>${one.name}</option>`,
                )}
              </select>`
          }`
    }
  </li>`;
};

/** @param {{told: Catalogue, seats: number, options: Record<string, string>, choose: (name: string, value: string) => void}} props */
export const Options = ({ told, seats, options, choose }) => {
  const offered = told.options.filter((option) => isOffered(option, seats));
  const changed = offered.filter((option) => (options[option.name] ?? option.default) !== option.default);
  const [isOpen, setOpen] = useState(false);
  if (!offered.length) return null;
  return html`<section class="block">
    <h2>${t("new-rules")}<small>${changed.length ? t("new-rules-changed", { count: changed.length }) : t("new-rules-usual")}</small>
      <button type="button" class="fold" aria-expanded=${String(isOpen)}
        onClick=${() => setOpen(!isOpen)}>${t(isOpen ? "fold" : "unfold")}<${Icon} name="down" /></button></h2>
    ${
      isOpen &&
      html`<ul>${offered.map(
        (option) => html`<${Option} key=${option.name} option=${option}
      value=${options[option.name] ?? option.default}
      choose=${(/** @type {string} */ value) => choose(option.name, value)} />`,
      )}</ul>`
    }
  </section>`;
};

/** @param {{pace: PaceChoice, choose: (pace: PaceChoice) => void}} props */
const Pace = ({ pace, choose }) => {
  const kinds = /** @type {const} */ (["bank", "days", "free"]);
  const lengths = { bank: LIVE, days: DAYS, free: [] }[pace.kind];
  return html`<section class="block">
    <h2>${t("pace")}</h2>
    <${Segments} label=${t("pace")} value=${pace.kind}
      values=${kinds.map((kind) => ({ value: kind, name: t(`pace-${kind}`) }))}
      choose=${(/** @type {PaceChoice["kind"]} */ kind) => choose({ kind, seconds: { bank: LIVE[1], days: DAYS[1], free: 0 }[kind] })} />
    ${
      lengths.length > 0 &&
      html`<${Segments} kind="chips" label=${t("pace-length")} value=${pace.seconds}
        values=${lengths.map((seconds) => ({ value: seconds, name: duration(seconds) }))}
      choose=${(/** @type {number} */ seconds) => choose({ ...pace, seconds })} />`
    }
    <p class="note">${t(`pace-${pace.kind}-note`)}</p>
  </section>`;
};

/** @param {{title: string, seats: SeatChoice[], told: Catalogue|undefined, pace: PaceChoice}} props */
function sentence({ title, seats, told, pace }) {
  const names = seats
    .filter((seat) => seat.kind !== "you")
    .map((seat) => {
      if (seat.kind === "bot") return told?.levels.find((one) => one.bot === seat.bot)?.name ?? t("bot");
      return seat.kind === "hot" ? seat.name || t("seat-hot") : t(`seat-${seat.kind}`);
    });
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
  const time = pace.kind === "free" ? t("pace-free") : duration(pace.seconds);
  return t("new-sentence", { title, count: names.length, others: list(counted), pace: time });
}

/** @param {{args: string[]}} props */
export const NewTableScreen = ({ args }) => {
  const [games, fault] = useLoaded(() => /** @type {Promise<GameData[]>} */ (get("/games")), [language.value]);
  if (fault) return html`<${NotLoaded} fault=${fault} />`;
  const game = games?.find((one) => one.game === args[0]) ?? games?.[0];
  if (!games || !game) return html`<div class="flow" aria-busy="true"><${Bar} title=${t("new-table")} /></div>`;
  return html`<${Form} key=${game.game} games=${games} game=${game} />`;
};

/** @param {{games: GameData[], game: GameData}} props */
const Form = ({ games, game }) => {
  const told = /** @type {Catalogue|undefined} */ (
    useAnswer(() => catalogue(`/games/${game.game}/catalogue`), [game.game, language.value])
  );
  const shelf = SHELF[game.game];
  const [seats, setSeats] = useState(usualSeats(game));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [pace, setPace] = useState(/** @type {PaceChoice} */ ({ kind: "free", seconds: 0 }));
  const [who, setWho] = useState(/** @type {"all"|"link"|"nobody"} */ ("link"));
  const [delay, setDelay] = useState(0);
  const [drawn, setDrawn] = useState(false);
  const [name, setName] = useState(/** @type {string|null} */ (null));
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => setFault(""), [seats, options, pace]);
  const alone = seats.every((seat) => ["you", "bot", "hot"].includes(seat.kind));
  const isListed = who === "all" || seats.some((seat) => seat.kind === "open");

  async function make() {
    setBusy(true);
    try {
      await needUser(name?.trim());
      const offered = (told?.options ?? [])
        .filter((option) => isOffered(option, seats.length))
        .map((option) => option.name);
      const room = await post("/matches", {
        game: game.game,
        seats: seats.map(({ kind, name, bot }) => ({
          kind,
          ...(name && kind !== "bot" ? { name } : {}),
          ...(kind === "bot" ? { bot } : {}),
        })),
        options: Object.fromEntries(Object.entries(options).filter(([name]) => offered.includes(name))),
        pace: { kind: pace.kind, seconds: pace.seconds, increment: pace.kind === "bank" ? INCREMENT : 0 },
        seat_order: drawn ? "random" : "chosen",
        listed: isListed,
        spectators: who !== "nobody",
        delay,
        start: alone,
      });
      level.value = seats.find((seat) => seat.kind === "bot")?.bot ?? level.peek();
      go("match", room.id);
    } catch (error) {
      setFault(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  }

  return html`<div class="flow">
    <${Bar} title=${t("new-table")} />
    <main class="sheet-page new-table">
      <div class="wall">
        <div class="boxes" role="group" aria-label=${t("game")}>
          ${games.map(
            (one) => html`<a key=${one.game} class=${`box-pick ${one.game === game.game ? "on" : ""}`}
              href=${to("new", one.game)} aria-current=${one.game === game.game ? "true" : "false"}>
              <b class="carved">${one.title}</b>
                <img src=${coverOf(one.game)} alt="" width="112" height="134" /></a>`,
          )}
        </div>
        <div class="about-game"><h2>${game.title}</h2><p>${game.blurb}</p>
          <ul><li><${Icon} name="users" />${t("players-count", { least: game.seats[0], most: game.seats[1] })}</li>
            ${shelf && html`<li><${Icon} name="clock" />${t("time-minutes", { count: shelf.minutes })}</li>`}
            <li><a href=${to("rules", game.game)}><${Icon} name="book" />${t("rules")}</a></li></ul></div>
      </div>
      <div class="cols">
        <div><${SeatRows} game=${game} levels=${told?.levels ?? []} seats=${seats} set=${setSeats} drawn=${drawn}
          draw=${setDrawn} you=${name ?? user.value?.name ?? ""} call=${alone ? null : setName} /></div>
        <div>
          ${
            told &&
            html`<${Options} told=${told} seats=${seats.length} options=${options}
            choose=${(/** @type {string} */ name, /** @type {string} */ value) => setOptions({ ...options, [name]: value })} />`
          }
          ${isAlone ? html`<${WithOthers} />` : html`<${Pace} pace=${pace} choose=${setPace} />
          <section class="block"><h2>${t("watchers")}</h2>
            <${Segments} label=${t("watchers")} value=${who}
              values=${/** @type {const} */ (["all", "link", "nobody"]).map((one) => ({ value: one, name: t(`watchers-${one}`) }))}
              choose=${setWho} />
            ${
              who !== "nobody" &&
              html`<${Segments} kind="chips" label=${t("delay")} value=${delay}
              values=${DELAYS.map((seconds) => ({ value: seconds, name: seconds ? t("delay-by", { time: duration(seconds) }) : t("delay-none") }))}
              choose=${setDelay} />`
            }
            <p class="note">${t("watchers-note")}</p>
          </section>`}
        </div>
      </div>
    </main>
    <footer class="tray"><div class="prompt"><div>
      <h2>${sentence({ title: game.title, seats, told, pace })}</h2>
      <p class=${fault ? "refused" : ""} role="status">${fault || t(alone ? "new-at-once" : "new-waiting")}</p></div></div>
      <div class="acts"><${Button} icon="undo" href=${to("")}>${t("shelf")}</${Button}>
      <${Button} kind="main" icon="play" disabled=${busy} onClick=${make}>${t(alone ? "begin" : "open-table")}</${Button}>
        </div></footer>
  </div>`;
};
