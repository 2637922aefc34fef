// The waiting room: a niche for each seat, a code, a link with its QR code, and Start.
import { html } from "../app/html.js";
import { ask, get, post } from "../app/net.js";
import { go } from "../app/router.js";
import { list, t } from "../app/words.js";
import { useAnswer } from "../parts/answers.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon } from "../parts/basics.js";
import { Chat } from "../parts/chat.js";
import { CopyField } from "../parts/copy.js";
import { Drawer } from "../parts/drawer.js";
import { Niche, Terms, isFree } from "../parts/niches.js";
import { Watching } from "../parts/seats.js";
import { useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").SeatData} SeatData */
/** @typedef {import("../types.js").LinkData} LinkData */
/** @typedef {import("../app/table.js").TableStore} TableStore */

/** @param {{store: TableStore, room: Room, seat: SeatData, base: string}} props what a host does with a free seat */
const FreeSeatActs = ({ store, room, seat, base }) => {
  const [link, setLink] = useState("");
  const path = `/matches/${room.id}/seats/${seat.seat}`;
  const invite = () =>
    store.request(() => post(`${path}/invitation`)).then((told) => told && setLink(new URL(told.link, base).href));
  const seatBot = () => store.request(() => ask("PUT", path, { kind: "bot", bot: room.stand_in }));
  return html`<span class="niche-acts">
    ${
      link
        ? html`<${CopyField} kind="onwall" text=${link} label=${t("invitation")}>${t("copy-invitation")}</${CopyField}>`
        : html`<${Button} kind="onwall" icon="link" onClick=${invite}>${t("invite")}</${Button}>`
    }
    <${Button} kind="onwall" icon="bot" onClick=${seatBot}>${t("seat-a-bot")}</${Button}></span>`;
};

/** @param {{store: TableStore, room: Room, seat: SeatData, base: string, sit: () => void}} props */
const SeatActs = ({ store, room, seat, base, sit }) => {
  if (room.is_host && isFree(seat))
    return html`<${FreeSeatActs} store=${store} room=${room} seat=${seat} base=${base} />`;
  const free = () =>
    store.request(() =>
      ask("PUT", `/matches/${room.id}/seats/${seat.seat}`, { kind: room.listed ? "open" : "invited" }),
    );
  if (room.is_host && !seat.you)
    return html`<${Button} kind="onwall" icon="door" onClick=${free}>${t("seat-free-it")}</${Button}>`;
  if (!room.you.length && isFree(seat))
    return html`<${Button} kind="onwall" onClick=${sit}>${t("sit-here")}</${Button}>`;
  return null;
};

/** @param {string} code */
const grouped = (code) => code.replace(/^([A-Z]{3})([A-Z]{3})$/, "$1 $2");

/** @param {{room: Room, link: LinkData|undefined}} props */
const Invitations = ({ room, link }) => html`
  ${
    room.code &&
    html`<div class="with-code"><h2>${t("invite-code")}</h2><p class="code">${grouped(room.code)}</p>
    <p class="soft">${t("invite-code-note")}</p></div>`
  }
  ${
    link &&
    html`<div class="by-link"><h2>${t("invite-link")}</h2>
    <${CopyField} text=${link.link} label=${t("invite-link")} />
    <p class=${link.reaches ? "soft" : "refused"}>${t(link.reaches ? "invite-link-note" : "invite-unreached")}</p></div>
    <img class="qr" src=${link.image} alt=${t("invite-qr")} width="132" height="132" />`
  }`;

/** @param {{store: TableStore, room: Room, catalogue: import("../types.js").Catalogue, sit: () => void}} props */
export const WaitingScreen = ({ store, room, catalogue, sit }) => {
  const free = room.seats.filter(isFree);
  const away = room.seats.filter((seat) => seat.state === "person" && !seat.here && !seat.you);
  const isClosed = room.status === "over";
  const [isTalking, setTalking] = useState(false);
  const link = /** @type {LinkData|undefined} */ (
    useAnswer(() => get(`/matches/${room.id}/link?page=${encodeURIComponent(location.origin)}`), [room.id, room.code])
  );
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
        (seat) => html`<${Niche} key=${seat.seat} room=${room} seat=${seat} catalogue=${catalogue}>
          ${!isClosed && html`<${SeatActs} store=${store} room=${room} seat=${seat} base=${link?.link ?? location.href} sit=${sit} />`}
        </${Niche}>`,
      )}</div>
      <div class="invite">
        ${!isClosed && html`<${Invitations} room=${room} link=${link} />`}
        <${Terms} room=${room} catalogue=${catalogue} />
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
