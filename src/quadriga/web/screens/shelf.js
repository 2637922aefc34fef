// The shelf: four boxes, what is being played, what can be joined or watched.
import { html } from "../app/html.js";
import { get } from "../app/net.js";
import { go, to } from "../app/router.js";
import { user } from "../app/session.js";
import { language } from "../app/settings.js";
import { duration, list, t } from "../app/words.js";
import { SHELF } from "../games/index.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon, Medal, Pips } from "../parts/basics.js";
import { secondsLeft } from "../parts/clock.js";
import { useAnswer } from "../parts/answers.js";
import { PlayNow } from "../parts/play-now.js";
import { useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").GameData} GameData */

/** @param {{game: GameData, fail: (error: Error) => void}} props */
const Box = ({ game, fail }) => {
  const { minutes, weight } = SHELF[game.game];
  return html`<article class=${`game of-${game.game}`}>
    <div class="box"><div class="side"></div><div class="front">
      <img src=${`look/covers/${game.game}.webp`} alt="" width="360" height="432" />
        <h2 aria-hidden="true">${game.title}</h2>
    </div></div>
    <div class="about">
      <h2 class="phone-title">${game.title}</h2>
      <p>${t("shelf-about", { game: game.game })}</p>
      <ul class="meta">
        <li><${Icon} name="users" /><span class="hidden">${t("players")}</span>${game.seats[0]}–${game.seats[1]}</li>
        <li><${Icon} name="clock" />${t("time-minutes", { count: minutes })}</li>
        <li><span class="hidden">${t("weight", { weight })}</span><${Pips} of=${weight} /></li>
      </ul>
      <div class="acts">
        <${PlayNow} game=${game} fail=${fail} />
        <${Button} href=${to("new", game.game)} title=${t("table-title", { title: game.title })}>${t("table")}</${Button}>
      </div>
      <div class="also">
        <a href=${to("lesson", game.game)} title=${t("lesson-title", { title: game.title })}><${Icon} name="owl" />${t("learn")}</a>
        <a href=${to("rules", game.game)} title=${t("rules-title", { title: game.title })}><${Icon} name="book" />${t("rules")}</a>
      </div>
    </div>
  </article>`;
};

/** @param {{room: Room, all?: boolean}} props */
const Medals = ({ room }) => html`<span class="medals" aria-hidden="true">
  ${room.seats.map((seat) =>
    seat.state === "open" || seat.state === "invited"
      ? html`<span class="medal vacant tiny"></span>`
      : html`<${Medal} seat=${seat.seat} size="tiny" />`,
  )}
</span>`;

/**
 * Who else plays: people by name, bots by number.
 * @param {Room} room
 */
export function others(room) {
  const people = room.seats.filter((seat) => seat.state === "person" && seat.seat !== room.you[0]);
  const bots = room.seats.filter((seat) => seat.state === "bot").length;
  const names = [...people.map((seat) => seat.name), ...(bots ? [t("bots", { count: bots })] : [])];
  return list(names) || t("nobody-yet");
}

/** @param {Room} room */
export function turnOf(room) {
  if (room.status === "waiting") return t("state-waiting");
  const asked = room.seats.filter((seat) => seat.asked_at !== null);
  if (asked.some((seat) => seat.you)) return t("state-you");
  return asked[0] ? t("state-other", { name: asked[0].name || t("bot") }) : t("state-playing");
}

/** @param {Room} room */
export const isDue = (room) =>
  room.status === "playing" && room.seats.some((seat) => seat.you && seat.asked_at !== null && !seat.stand_in);

/** @param {{room: Room, titles: Record<string, string>, detail: string, state?: any, mine?: boolean, href?: string}} props */
const Row = ({ room, titles, detail, state, mine = false, href }) => html`<li class=${`row ${mine ? "mine" : ""}`}>
  <${Medals} room=${room} />
  <a class="what" href=${href ?? to("match", room.id)}><b>${room.name || titles[room.game]}</b><small>${detail}</small></a>
  <span class="state">${state}</span>
</li>`;

/** @param {{icon: string, text: string}} props */
const Nothing = ({ icon, text }) =>
  html`<li class="row nothing-yet"><span class="big-icon"><${Icon} name=${icon} /></span><span class="soft">${text}</span>
    </li>`;

/** @param {{rooms: Room[], titles: Record<string, string>}} props */
const Ribbon = ({ rooms, titles }) => {
  const due = rooms.filter(isDue).sort((a, b) => (timeLeft(a) ?? Infinity) - (timeLeft(b) ?? Infinity))[0];
  if (!due || !(due.game in titles)) return null;
  const left = timeLeft(due);
  const seat = due.seats.find((one) => one.you && one.asked_at !== null);
  return html`<div class="ribbon"><${Medal} seat=${seat?.seat ?? 0} size="tiny" />
    <span><b>${t("state-you")}</b> ${t("ribbon-where", { title: titles[due.game], others: others(due) })}
      ${left !== null && html` <span class="soft">${t("ribbon-left", { time: duration(left) })}</span>`}</span>
    <${Button} kind="main" icon="play" href=${to("match", due.id)}>${t("continue")}</${Button}>
  </div>`;
};

/** @param {Room} room */
function timeLeft(room) {
  const seat = room.seats.find((one) => one.you && one.asked_at !== null);
  return seat ? secondsLeft(room, seat) : null;
}

export const ShelfScreen = () => {
  const games = useAnswer(() => get("/games"), [language.value]);
  const mine = useAnswer(() => (user.value ? get("/me/matches?limit=12") : Promise.resolve([])), [user.value?.id]);
  const open = useAnswer(() => get("/matches?status=waiting&limit=6"), []);
  const watched = useAnswer(() => get("/matches?status=playing&limit=4"), []);
  const over = useAnswer(() => get("/matches?status=over&limit=4"), []);
  const [fault, setFault] = useState(/** @type {Error|null} */ (null));
  const [code, setCode] = useState("");
  const titles = Object.fromEntries((games ?? []).map((/** @type {GameData} */ game) => [game.game, game.title]));
  const current = (mine ?? []).filter((/** @type {Room} */ room) => room.status !== "over");
  const joinable = (open ?? []).filter((/** @type {Room} */ room) => !room.you.length);
  return html`
    <${Bar} title=${t("shelf")} home />
    <main class="shelf-page">
      <${Ribbon} rooms=${current} titles=${titles} />
      ${fault && html`<div class="ribbon fault" role="alert"><${Icon} name="cross" />${fault.message}</div>`}
      <div class="shelf"><div class="frame"></div><div class="plank"></div>
        <div class="games">${(games ?? []).map(
          (/** @type {GameData} */ game) => html`<${Box} key=${game.game} game=${game}
          fail=${setFault} />`,
        )}</div>
      </div>
      <div class="lists">
        <section><h2>${t("your-matches")} <a href=${to("you")}>${t("all")}</a></h2><ul>
          ${current.slice(0, 5).map(
            (/** @type {Room} */ room) => html`<${Row} key=${room.id} room=${room} titles=${titles}
            detail=${others(room)} mine=${isDue(room)} state=${turnOf(room)} />`,
          )}
          ${!current.length && html`<${Nothing} icon="bolt" text=${t("none-mine")} />`}
        </ul></section>
        <section><h2>${t("open-tables")} <a href=${to("new")}>${t("new-table")}</a></h2><ul>
          ${joinable.map(
            (
              /** @type {Room} */ room,
            ) => html`<${Row} key=${room.id} room=${room} titles=${titles} detail=${others(room)}
              state=${html`<a class="button" href=${to("join", room.id)}>${t("join")}</a>`} />`,
          )}
          ${!joinable.length && html`<${Nothing} icon="door" text=${t("none-open")} />`}
        </ul>
        <form class="by-code"
          onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), code.trim() && go("code", code.trim()))}>
          <label for="code">${t("code-have")}</label>
          <input id="code" value=${code} autocomplete="off" maxlength="12"
            onInput=${(/** @type {any} */ event) => setCode(event.target.value.toUpperCase())} />
          <button class="button">${t("join")}</button>
        </form></section>
        <section><h2>${t("watch-and-replay")}</h2><ul>
          ${(watched ?? []).map(
            (/** @type {Room} */ room) => html`<${Row} key=${room.id} room=${room} titles=${titles}
            detail=${others(room)} state=${html`<a href=${to("match", room.id)}>${t("watch")}</a>`} />`,
          )}
          ${(over ?? []).map(
            (/** @type {Room} */ room) => html`<${Row} key=${room.id} room=${room} titles=${titles}
            detail=${others(room)}
            state=${html`<a href=${`/api/matches/${room.id}/record?whole=true`} download>${t("record")}</a>`} />`,
          )}
          ${!(watched ?? []).length && !(over ?? []).length && html`<${Nothing} icon="eye" text=${t("none-watch")} />`}
        </ul></section>
      </div>
    </main>
  `;
};
