// The shelf: four boxes, what is being played, what can be joined or watched.
import { html } from "../app/html.js";
import { lastTable } from "../app/last-table.js";
import { state as line } from "../app/line.js";
import { isDue, mine, waiting } from "../app/mine.js";
import { get } from "../app/net.js";
import { go, to } from "../app/router.js";
import { games, nameOf } from "../app/titles.js";
import { isAlone } from "../app/transport.js";
import { duration, t } from "../app/words.js";
import { SHELF, coverOf } from "../games/index.js";
import { useFresh } from "../parts/answers.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon, Medal, Pips } from "../parts/basics.js";
import { PlayNow } from "../parts/play-now.js";
import { others, timeLeft, turnOf } from "../parts/rooms.js";
import { WithOthers } from "../parts/alone.js";
import { RecordLink } from "../parts/record-link.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").GameData} GameData */

const MOST_ROWS = 5;

/** @param {{game: GameData, fail: (error: Error) => void}} props */
const Box = ({ game, fail }) => {
  const known = SHELF[game.game];
  return html`<article class=${`game of-${game.game}`}>
    <div class="box"><div class="side"></div><div class="front">
      <img src=${coverOf(game.game)} alt="" width="360" height="432" />
        <h2 aria-hidden="true">${game.title}</h2>
    </div></div>
    <div class="about">
      <h2 class="phone-title">${game.title}</h2>
      <p>${known ? t("shelf-about", { game: game.game }) : game.blurb}</p>
      <ul class="meta">
        <li><${Icon} name="users" /><span class="hidden">${t("players")}</span>${game.seats[0]}–${game.seats[1]}</li>
        ${
          known &&
          html`<li><${Icon} name="clock" />${t("time-minutes", { count: known.minutes })}</li>
        <li><span class="hidden">${t("weight", { weight: known.weight })}</span><${Pips} of=${known.weight} /></li>`
        }
      </ul>
      <div class="acts">
        <${PlayNow} game=${game} fail=${fail} />
        <${Button} href=${to("new", game.game)} title=${t("table-title", { title: game.title })}>${t("table")}</${Button}>
      </div>
      <div class="also">
        ${
          known &&
          html`<a href=${to("lesson", game.game)} title=${t("lesson-title", { title: game.title })}><${Icon} name="owl" />${t("learn")}</a>`
        }
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

/** @param {{room: Room, state?: any, mine?: boolean}} props */
const Row = ({ room, state, mine = false }) => html`<li class=${`row ${mine ? "mine" : ""}`}>
  <${Medals} room=${room} />
  <a class="what" href=${to("match", room.id)}><b>${nameOf(room)}</b><small>${others(room)}</small></a>
  <span class="state">${state}</span>
</li>`;

/**
 * A list that is empty, or not known yet: what is not known is not denied.
 * @param {{icon: string, text: string, known: boolean}} props
 */
const Nothing = ({ icon, text, known }) =>
  html`<li class="row nothing-yet"><span class="big-icon"><${Icon} name=${known ? icon : "hourglass"} /></span>
    <span class="soft">${known ? text : t(isAlone || line.value === "open" ? "list-soon" : "list-offline")}</span></li>`;

/** What waits for you, first of all. */
const Ribbon = () => {
  const room = waiting.value[0];
  if (!room || !games.value) return null;
  const left = timeLeft(room);
  const seat = room.seats.find((one) => one.you && one.asked_at !== null) ?? room.seats[room.proposal?.seat ?? 0];
  return html`<div class="ribbon"><${Medal} seat=${seat.seat} size="tiny" />
    <span><b>${turnOf(room)}</b> ${t(isDue(room) ? "ribbon-where" : "ribbon-in", { title: nameOf(room), others: others(room) })}
      ${left !== null && html` <span class="soft">${t("ribbon-left", { time: duration(left) })}</span>`}</span>
    <${Button} kind="main" icon="play" href=${to("match", room.id)}>${t("continue")}</${Button}>
  </div>`;
};

/** Public matches; where nobody else can come there are none. @param {string} wanted @returns {Promise<Room[]>} */
const listed = (wanted) => (isAlone ? Promise.resolve([]) : get(`/matches?${wanted}`));

/** @param {Room} room */
const wantsMe = (room) => waiting.value.includes(room);

export const ShelfScreen = () => {
  // Who is back at the shelf has left the table.
  useEffect(() => void (lastTable.value = null), []);
  /** @type {[Room[]|undefined, Room[]|undefined, Room[]|undefined]} */
  const [open, watched, over] = [
    useFresh(() => listed("status=waiting&limit=6"), []),
    useFresh(() => listed("status=playing&limit=4"), []),
    useFresh(() => listed("status=over&limit=4"), []),
  ];
  const [fault, setFault] = useState(/** @type {Error|null} */ (null));
  const [code, setCode] = useState("");
  const current = [...waiting.value, ...(mine.value ?? []).filter((room) => !wantsMe(room))];
  const joinable = (open ?? []).filter((room) => !room.you.length);
  const seen = [...(watched ?? []), ...(over ?? [])];
  return html`
    <${Bar} title=${t("shelf")} home />
    <main class="shelf-page">
      <${Ribbon} />
      ${fault && html`<div class="ribbon fault" role="alert"><${Icon} name="cross" />${fault.message}</div>`}
      <div class="shelf"><div class="frame"></div><div class="plank"></div>
        <div class="games">${(games.value ?? []).map(
          (game) => html`<${Box} key=${game.game} game=${game}
          fail=${setFault} />`,
        )}</div>
      </div>
      <div class="lists">
        <section class="own-matches"><h2>${t("your-matches")} <a href=${to("you")}>${t("all")}</a></h2><ul>
          ${current.slice(0, MOST_ROWS).map(
            (room) => html`<${Row} key=${room.id} room=${room} mine=${wantsMe(room)} state=${turnOf(room)} />`,
          )}
          ${!current.length && html`<${Nothing} icon="bolt" text=${t("none-mine")} known=${mine.value !== null} />`}
        </ul></section>
        ${isAlone ? html`<${WithOthers} />` : html`<section><h2>${t("open-tables")} <a href=${to("new")}>${t("new-table")}</a></h2><ul>
          ${joinable.map(
            (room) => html`<${Row} key=${room.id} room=${room}
              state=${html`<a class="button" href=${to("join", room.id)}>${t("join")}</a>`} />`,
          )}
          ${!joinable.length && html`<${Nothing} icon="door" text=${t("none-open")} known=${open !== undefined} />`}
        </ul>
        <form class="by-code"
          onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), code.trim() && go("code", code.trim()))}>
          <label for="code">${t("code-have")}</label>
          <input id="code" value=${code} autocomplete="off" maxlength="12"
            onInput=${(/** @type {any} */ event) => setCode(event.target.value.toUpperCase())} />
          <button class="button">${t("join")}</button>
        </form></section>
        <section><h2>${t("watch-and-replay")}</h2><ul>
          ${seen.map(
            (room) => html`<${Row} key=${room.id} room=${room}
            state=${
              room.status === "over"
                ? html`<${RecordLink} room=${room} />`
                : html`<a href=${to("match", room.id)}>${t("watch")}</a>`
            } />`,
          )}
          ${
            !seen.length &&
            html`<${Nothing} icon="eye" text=${t("none-watch")} known=${watched !== undefined && over !== undefined} />`
          }
        </ul></section>`}
      </div>
    </main>
  `;
};
