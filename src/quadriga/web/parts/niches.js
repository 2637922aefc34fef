// Who sits at a table that has not begun: a niche in the painted wall for each seat; and what is agreed there.
import { html } from "../app/html.js";
import { duration, t } from "../app/words.js";
import { Icon, Medal } from "./basics.js";
import { botName } from "./seats.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").SeatData} SeatData */
/** @typedef {import("../types.js").Catalogue} Catalogue */

/** @param {SeatData} seat */
export const isFree = (seat) => seat.state === "open" || seat.state === "invited";

/**
 * What stands under a name: who it is, whether they are here.
 * @param {Room} room
 * @param {SeatData} seat
 */
function aboutSeat(room, seat) {
  if (isFree(seat)) return t(seat.state === "open" && room.listed ? "niche-open" : "niche-invited");
  const isHost = room.seats.find((one) => one.host)?.seat === seat.seat;
  const words = [
    seat.you && t(seat.seat === room.you[0] ? "you" : "seat-hot"),
    isHost && t("seat-host"),
    seat.state === "bot" && t("bot"),
    seat.state === "person" && !seat.here && t("seat-away"),
  ];
  return words.filter(Boolean).join(", ") || t("seat-ready");
}

/** @param {SeatData} seat @param {Catalogue} catalogue */
function nameOf(seat, catalogue) {
  if (isFree(seat)) return t(`seat-${seat.state}`);
  return seat.name || (seat.state === "bot" ? botName(catalogue, seat.bot ?? "") : "");
}

/** @param {{room: Room, seat: SeatData, catalogue: Catalogue, children?: any}} props `children` is what can be done there */
export const Niche = ({ room, seat, catalogue, children }) => {
  const isAway = seat.state === "person" && !seat.here;
  return html`<section class=${`niche ${isFree(seat) ? "free" : ""} ${isAway ? "coming" : ""}`}
    aria-label=${t("seat-number", { number: seat.seat + 1 })}>
    <div class="arch">
      ${
        isFree(seat)
          ? html`<span class="hollow"><${Icon} name=${seat.state === "invited" ? "link" : "plus"} /></span>`
          : html`<${Medal} seat=${seat.seat} />
            ${
              isAway
                ? html`<span class="dots"><b></b><b></b><b></b></span>`
                : html`<span class="tick"><${Icon} name="check" /></span>`
            }`
      }
    </div>
    <b>${nameOf(seat, catalogue)}</b>
    <small>${aboutSeat(room, seat)}</small>
    ${children}
  </section>`;
};

/** @param {{room: Room, catalogue: Catalogue}} props */
export const Terms = ({ room, catalogue }) => {
  const usual = (/** @type {string} */ name) => catalogue.options.find((one) => one.name === name)?.default;
  const isOwn = Object.entries(room.options).some(([name, value]) => usual(name) !== value);
  const pace = room.pace.kind === "free" ? t("pace-free") : `${t(`pace-${room.pace.kind}`)}, ${duration(room.pace.seconds)}`;
  const watchers = room.spectators ? (room.listed ? "watchers-all" : "watchers-link") : "watchers-nobody";
  return html`<ul class="terms">
    <li><${Icon} name="users" />${t("seats-count", { count: room.seats.length })}</li>
    <li><${Icon} name="clock" />${pace}</li>
    <li><${Icon} name="book" />${t(isOwn ? "new-rules-own" : "new-rules-usual")}</li>
    <li><${Icon} name="eye" />${t(watchers)}</li>
  </ul>`;
};
