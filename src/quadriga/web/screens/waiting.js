// The waiting room: a niche for each seat, a code, a link, and Start.
import { html } from "../app/html.js";
import { ask, post } from "../app/net.js";
import { go } from "../app/router.js";
import { duration, list, t } from "../app/words.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon, Medal } from "../parts/basics.js";
import { Chat } from "../parts/chat.js";
import { Drawer } from "../parts/drawer.js";
import { Watching, botName } from "../parts/seats.js";
import { useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").SeatData} SeatData */
/** @typedef {import("../app/table.js").TableStore} TableStore */

/**
 * @param {string} text
 * @param {(done: boolean) => void} done
 */
const copy = (text, done) =>
  navigator.clipboard?.writeText(text).then(
    () => done(true),
    () => done(false),
  );

/** @param {string} path */
const full = (path) => new URL(path, location.href).href;

/** @param {{text: string, children?: any, kind?: string}} props */
const Copy = ({ text, children, kind }) => {
  const [done, setDone] = useState(false);
  return html`<${Button} icon=${done ? "check" : "copy"} kind=${kind}
    onClick=${() => copy(text, setDone)}>${done ? t("copied") : children}</${Button}>`;
};

/**
 * What stands under a name: who it is, whether they are here.
 * @param {Room} room
 * @param {SeatData} seat
 */
function aboutSeat(room, seat) {
  if (seat.state === "open" || seat.state === "invited") return t(`niche-${seat.state}`);
  const isHost = room.seats.find((one) => one.host)?.seat === seat.seat;
  const words = [
    seat.you && t(seat.seat === room.you[0] ? "you" : "seat-hot"),
    isHost && t("seat-host"),
    seat.state === "bot" && t("bot"),
    seat.state === "person" && !seat.here && t("seat-away"),
  ];
  return words.filter(Boolean).join(", ") || t("seat-ready");
}

/** @param {{store: TableStore, room: Room, seat: SeatData, catalogue: import("../types.js").Catalogue}} props */
const Niche = ({ store, room, seat, catalogue }) => {
  const [link, setLink] = useState("");
  const isFree = seat.state === "open" || seat.state === "invited";
  const path = `/matches/${room.id}/seats/${seat.seat}`;
  const arrange = (/** @type {object} */ body) => store.request(() => ask("PUT", path, body));
  const invite = () => store.request(() => post(`${path}/invitation`)).then((told) => told && setLink(full(told.link)));
  const name = isFree
    ? t(`seat-${seat.state}`)
    : seat.state === "bot"
      ? seat.name || botName(catalogue, seat.bot ?? "")
      : seat.name;
  return html`<section class=${`niche ${isFree ? "free" : ""} ${seat.state === "person" && !seat.here ? "coming" : ""}`}
    aria-label=${t("seat-number", { number: seat.seat + 1 })}>
    <div class="arch">
      ${
        isFree
          ? html`<span class="hollow"><${Icon} name=${seat.state === "invited" ? "link" : "plus"} />
        </span>`
          : html`<${Medal} seat=${seat.seat} />`
      }
      ${
        !isFree &&
        (seat.here || seat.state === "bot"
          ? html`<span class="tick"><${Icon} name="check" />
        </span>`
          : html`<span class="dots"><b></b><b></b><b></b></span>`)
      }
    </div>
    <b>${name}</b>
    <small>${aboutSeat(room, seat)}</small>
    ${
      room.is_host &&
      isFree &&
      html`<span class="niche-acts">
      ${
        link
          ? html`<${Copy} kind="onwall" text=${link}>${t("copy-invitation")}</${Copy}>`
          : html`<${Button} kind="onwall"
        icon="link" onClick=${invite}>${t("invite")}</${Button}>`
      }
      <${Button} kind="onwall" icon="bot"
        onClick=${() => arrange({ kind: "bot", bot: room.stand_in })}>${t("seat-a-bot")}</${Button}></span>`
    }
    ${
      room.is_host &&
      !isFree &&
      !seat.you &&
      html`<${Button} kind="onwall" icon="door"
      onClick=${() => arrange({ kind: "open" })}>${t("seat-free-it")}</${Button}>`
    }
    ${
      !room.you.length &&
      seat.state === "open" &&
      html`<${Button} kind="onwall"
      onClick=${() => go("join", room.id)}>${t("sit-here")}</${Button}>`
    }
  </section>`;
};

/** @param {string} code */
const grouped = (code) => code.replace(/^([A-Z]+)(\d+)$/, "$1 $2");

/** @param {{store: TableStore, room: Room, catalogue: import("../types.js").Catalogue}} props */
export const WaitingScreen = ({ store, room, catalogue }) => {
  const free = room.seats.filter((seat) => seat.state === "open" || seat.state === "invited");
  const away = room.seats.filter((seat) => seat.state === "person" && !seat.here && !seat.you);
  const isClosed = room.status === "over";
  const [isTalking, setTalking] = useState(false);
  const link = full(`#/join/${room.id}`);
  const start = () =>
    store.request(() => post(`/matches/${room.id}/start`, free.length ? { fill: room.stand_in } : {}));
  const leave = () =>
    store
      .request(() => (room.is_host ? post(`/matches/${room.id}/close`) : post(`/matches/${room.id}/leave`)))
      .then(() => go(""));
  const head = isClosed
    ? t("waiting-closed")
    : free.length
      ? t("waiting-for-seats", { count: free.length })
      : away.length
        ? t("waiting-for", { count: away.length, names: list(away.map((seat) => seat.name)) })
        : t("waiting-all-here");
  return html`<main class="table waiting">
    <${Bar} title=${room.name || catalogue.title} detail=${`· ${t("waiting-room")}`}>
      <${Watching} watching=${room.watching} />
      <button type="button" class="tool narrow" aria-label=${t("chat")} onClick=${() => setTalking(!isTalking)}>
        <${Icon} name="chat" />${store.unread.value > 0 && html`<i class="count">${store.unread.value}</i>`}</button>
        </${Bar}>
    <div class="board">
      <div class=${`niches of-${room.seats.length}`}>${room.seats.map(
        (seat) => html`<${Niche} key=${seat.seat}
        store=${store} room=${room} seat=${seat} catalogue=${catalogue} />`,
      )}</div>
      <div class="invite">
        ${
          room.code &&
          html`<div><h2>${t("invite-code")}</h2><p class="code">${grouped(room.code)}</p>
          <p class="soft">${t("invite-code-note")}</p></div>`
        }
        <div class="by-link"><h2>${t("invite-link")}</h2><div class="copy"><span>${link.replace(/^https?:\/\//, "")}</span>
          <${Copy} text=${link}>${t("copy")}</${Copy}></div>
          <p class="soft">${t("invite-link-note")}</p></div>
        <ul class="terms">
          <li><${Icon} name="users" />${t("seats-count", { count: room.seats.length })}</li>
          <li><${Icon}
            name="clock" />${room.pace.kind === "free" ? t("pace-free") : `${t(`pace-${room.pace.kind}`)}, ${duration(room.pace.seconds)}`}</li>
          <li><${Icon}
            name="book" />${t(Object.entries(room.options).some(([name, value]) => catalogue.options.find((one) => one.name === name)?.default !== value) ? "new-rules-own" : "new-rules-usual")}</li>
          <li><${Icon}
            name="eye" />${t(room.spectators ? (room.listed ? "watchers-all" : "watchers-link") : "watchers-nobody")}</li>
        </ul>
      </div>
    </div>
    <aside class="rail"><div class="tabs"><span class="on">${t("chat")}</span></div><${Chat} store=${store} /></aside>
    <footer class="tray"><div class="prompt"><div>
      <h2 role="status">${head}</h2>
        <p class=${store.refusal.value ? "refused" : ""}>${store.refusal.value?.message ?? (room.is_host && free.length ? t("waiting-fill") : "")}</p>
        </div></div>
      <div class="acts">
        <${Button} icon="door" onClick=${leave}
        disabled=${isClosed || !room.you.length}>${t(room.is_host ? "close-table" : "leave")}</${Button}>
      ${
        room.is_host &&
        html`<${Button} kind="main" icon="play" onClick=${start}
        disabled=${isClosed}>${t("start")}</${Button}>`
      }</div></footer>
    ${
      isTalking &&
      html`<${Drawer} title=${t("chat")} close=${() => setTalking(false)}><${Chat} store=${store} />
      </${Drawer}>`
    }
  </main>`;
};
