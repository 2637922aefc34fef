// Your page: what waits for you, what you have played, who you are.
import { html } from "../app/html.js";
import { house, state as line } from "../app/line.js";
import { ended, isAsked, isDue, mine, waiting } from "../app/mine.js";
import { get } from "../app/net.js";
import { to } from "../app/router.js";
import { user } from "../app/session.js";
import { nameOf, titleOf } from "../app/titles.js";
import { isAlone } from "../app/transport.js";
import { day, duration, t } from "../app/words.js";
import { coverOf } from "../games/index.js";
import { Account } from "../parts/account.js";
import { useFresh } from "../parts/answers.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon, Medal } from "../parts/basics.js";
import { Devices, OwnData } from "../parts/devices.js";
import { OwnMatches } from "../parts/own-matches.js";
import { others, timeLeft, turnOf } from "../parts/rooms.js";
import { WithOthers } from "../parts/alone.js";
import { RecordLink } from "../parts/record-link.js";

/** @typedef {import("../types.js").Room} Room */

/** @param {{at: "you"|"settings"}} props */
export const YouHead = ({ at }) => html`<header class="you-head">
  <span class="you-medal"><${Medal} seat=${0} /></span>
  <div><h2>${user.value?.name ?? t("nobody")}</h2>
    <p>${t(user.value ? (user.value.guest ? "guest-here" : "account-here") : "guest-soon")}</p></div>
  <nav class="you-tabs" aria-label=${t("your-page")}>
    <a href=${to("you")} class=${at === "you" ? "on" : ""}
      aria-current=${at === "you" ? "page" : "false"}>${t("your-matches")}</a>
    <a href=${to("settings")} class=${at === "settings" ? "on" : ""}
      aria-current=${at === "settings" ? "page" : "false"}>${t("settings")}</a>
  </nav>
</header>`;

/** @param {{room: Room, first: boolean}} props */
const Due = ({ room, first }) => {
  const left = timeLeft(room);
  return html`<li class=${`due ${first ? "first" : ""}`}>
    <img src=${coverOf(room.game)} alt="" width="64" height="68" />
    <div><b>${nameOf(room)}</b>
      <span class="medals" aria-hidden="true">${room.seats.map(
        (seat) => html`<${Medal} key=${seat.seat} seat=${seat.seat}
      size="tiny" />`,
      )}</span>
      <small>${others(room)}</small><p class="soft">${turnOf(room)}</p></div>
    <span class="left-time">${left !== null && html`<b>${duration(left)}</b>`}</span>
    <${Button} kind=${first ? "main" : ""} icon="play"
      href=${to("match", room.id)}>${t(isDue(room) ? "play" : isAsked(room) ? "to-answer" : "look")}</${Button}></li>`;
};

/** @param {{room: Room}} props */
const Result = ({ room }) => {
  if (!room.outcome) return html`<span class="result">${t("ended-short", { by: room.ended_by ?? "" })}</span>`;
  if (!room.you.length) return html`<span class="result">${t("without-you")}</span>`;
  const seat = room.you[0];
  const won = room.outcome.winners.includes(seat);
  return html`<span class=${`result ${won ? "won" : ""}`}>${room.seats.length > 2 ? t("result-rank", { rank: room.outcome.ranks[seat], count: room.seats.length }) : t(won ? (room.outcome.winners.length > 1 ? "result-shared" : "result-won") : "result-lost")}</span>`;
};

export const YouScreen = () => {
  const past = /** @type {Room[]|undefined} */ (
    useFresh(
      () => (user.value ? get("/me/matches?status=over&limit=100") : Promise.resolve([])),
      [user.value?.id, ended.value],
    )
  );
  const current = [...waiting.value, ...(mine.value ?? []).filter((room) => !waiting.value.includes(room))];
  const unknown = t(isAlone || line.value === "open" ? "list-soon" : "list-offline");
  return html`<div class="you-page"><${Bar} title=${t("your-page")} /><main class="sheet-page" tabindex="0">
    <${YouHead} at="you" />
    ${
      user.value?.guest &&
      house.value?.accounts !== "closed" &&
      html`<div class="guest-note"><${Icon} name="lock" /><div>${t("guest-note")}</div>
      <${Button} href="#/you?account">${t("make-account")}</${Button}></div>`
    }
    <div class="you-cols"><div>
      <section class="block"><h2>${t("waiting-for-you")}
        ${mine.value && html`<small>${t("matches-count", { count: current.length })}</small>`}</h2>
        <ul class="dues">${current.map(
          (room, n) => html`<${Due} key=${room.id} room=${room}
          first=${n === 0 && waiting.value.includes(room)} />`,
        )}</ul>
        ${!mine.value && html`<p class="soft" role="status">${unknown}</p>`}
        ${
          mine.value &&
          !current.length &&
          html`<div class="nothing"><span class="hollows"><i><${Icon} name="bolt" /></i><i>
          <${Icon} name="trident" /></i></span><div><h2>${t("none-waiting")}</h2><p>${t("none-waiting-note")}</p>
          <div class="acts"><${Button} kind="main" icon="bot" href=${to("")}>${t("play-now")}</${Button}>
          <${Button} href=${to("new")}>${t("new-table")}</${Button}></div></div></div>`
        }
      </section>
      <section class="block"><h2>${t("history")}${past && html`<small>${past.length}</small>`}</h2>
        ${!past && html`<p class="soft" role="status">${unknown}</p>`}
        ${
          past &&
          (past.length > 0
            ? html`<table class="history"><caption class="hidden">${t("history")}</caption><tbody>${past.map(
                (room) => html`<tr key=${room.id}><td>${day(room.ended_at ?? room.created_at)}</td><td>
                  <b>${titleOf(room.game)}</b></td><td>${others(room)}</td><td><${Result} room=${room} /></td>
              <td>${
                room.started_at
                  ? html`<a href=${to("replay", room.id)}>${t("replay")}</a>`
                  : html`<a href=${to("match", room.id)}>${t("look")}</a>`
              }</td><td>
                <${RecordLink} room=${room} /></td></tr>`,
              )}</tbody></table>`
            : html`<div class="nothing"><span class="big-icon"><${Icon} name="scroll" /></span><div>
              <h2>${t("none-history")}</h2><p>${t("none-history-note")}</p></div></div>`)
        }
        <p class="end-line"><a class="button" href=${to("replay")}><${Icon} name="scroll" />${t("open-record")}</a></p>
      </section></div>
      <div><${Account} /><${OwnMatches} />${isAlone ? html`<${WithOthers} />` : html`<${Devices} /><${OwnData} />`}</div>
    </div></main></div>`;
};
