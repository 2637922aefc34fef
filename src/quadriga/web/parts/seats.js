// Who sits at the table: a panel a seat, in the rail or in the strip.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useContext } from "../vendor/preact/hooks.js";
import { BotMedal, Dress, Icon, Medal, strength } from "./basics.js";
import { Clock } from "./clock.js";

/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").SeatData} SeatData */

/**
 * What a bot of a title is called.
 * @param {import("../types.js").Catalogue|null} catalogue
 * @param {string} bot
 */
export function botName(catalogue, bot) {
  return catalogue?.levels.find((level) => level.bot === bot)?.name ?? t("bot");
}

/**
 * What a seat's player is called.
 * @param {Room} room
 * @param {number} seat
 * @param {import("../types.js").Catalogue|null} catalogue
 */
export function playerName(room, seat, catalogue) {
  const one = room.seats[seat];
  if (!one) return t("spectator");
  return one.name || botName(catalogue, one.bot ?? "");
}

/** @param {{room: Room, seat: SeatData, table: Table, title: import("../types.js").Title}} props */
const Line = ({ room, seat, table, title }) => {
  const plays = title.plays?.(table, seat.seat) ?? "";
  const words = plays && plays !== playerName(room, seat.seat, table.catalogue) ? [plays] : [];
  if (seat.resigned) words.push(t("seat-resigned"));
  else if (seat.stand_in) words.push(t("seat-stand-in", { bot: botName(table.catalogue, seat.stand_in) }));
  else if (seat.state === "bot" && seat.bot)
    words.push(botName(table.catalogue, seat.bot), t("bot-level", { level: strength(seat.bot) }));
  else if (!seat.here && room.status === "playing" && !room.letters) words.push(t("seat-away"));
  else if (seat.host && room.you[0] === seat.seat) words.push(t("seat-host"));
  return html`<small>${words.join(" · ")}</small>`;
};

const MOST_AT_LENGTH = 4;

/** @param {{room: Room, table: Table, title: import("../types.js").Title, seat: SeatData}} props */
const Panel = ({ room, table, title, seat }) => {
  // Six in the rail: the rivals' panels are as low as in the strip, so that every score is in sight.
  const form = table.width > 1180 && room.seats.length > MOST_AT_LENGTH && seat.seat !== table.seat ? "strip" : undefined;
  const asked = room.status === "playing" && table.envelope.owed.some((one) => one.seat === seat.seat);
  const worn = useContext(Dress)(seat.seat);
  const thinking = asked && (seat.bot || seat.stand_in);
  return html`<section class=${`seat seat-${worn + 1} ${asked ? "turn" : ""}`}
    aria-label=${t("seat-of", { name: playerName(room, seat.seat, table.catalogue) })}>
    <header>
      <${Medal} seat=${seat.seat} />
      <div class="who">
        <b>${playerName(room, seat.seat, table.catalogue)}</b> ${seat.seat === table.seat && html`<span class="soft">${t("you-aside")}</span>`}
        <${Line} room=${room} seat=${seat} table=${table} title=${title} />
      </div>
      ${thinking && html`<span class="thinking" role="img" aria-label=${t("thinking")}><b></b><b></b><b></b></span>`}
      ${(seat.bot || seat.stand_in) && html`<${BotMedal} bot=${seat.stand_in ?? seat.bot} size="tiny" />`}
      <${Clock} room=${room} seat=${seat} />
    </header>
    <${title.SeatPanel} ...${table} seat=${seat.seat} form=${form} />
  </section>`;
};

/**
 * All seats, your own one last at the desk with two seats, first with more.
 * @param {{room: Room, table: Table, title: import("../types.js").Title}} props
 */
export const Seats = ({ room, table, title }) => {
  const own = table.seat;
  const order = room.seats.map((_, seat) => (own < 0 ? seat : (own + seat) % room.seats.length));
  if (order.length === 2 && own >= 0 && table.width > 1180) order.reverse();
  return order.map(
    (seat) => html`<${Panel} key=${seat} room=${room} table=${table} title=${title} seat=${room.seats[seat]} />`,
  );
};

/** @param {{watching: number}} props */
export const Watching = ({ watching }) =>
  watching > 0 &&
  html`<span class="tool" role="img" aria-label=${t("watching", { count: watching })}>
    <${Icon} name="eye" />${watching}</span>`;
