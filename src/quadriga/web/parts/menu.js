// What one does seldom at a table: propose, resign, take the record along.
import { isCoached, setCoached } from "../app/coaching.js";
import { html } from "../app/html.js";
import { serverNow } from "../app/line.js";
import { ask, post } from "../app/net.js";
import { words } from "../app/settings.js";
import { mayAdvise } from "../app/table.js";
import { t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";
import { Button, Switch } from "./basics.js";
import { Notes } from "./notes.js";
import { PageLinks } from "./page-menu.js";
import { RecordLink } from "./record-link.js";

/** @param {{store: import("../app/table.js").TableStore, room: import("../types.js").Room, close: () => void, keys: () => void}} props */
export const Menu = ({ store, room, close, keys }) => {
  const [sure, setSure] = useState(false);
  const plays = store.seat.value >= 0 && room.status === "playing";
  /** @param {() => Promise<any>} deed */
  const then = (deed) => () => deed().then(close);
  const people = room.seats.filter((seat) => seat.state === "person" && !seat.stand_in && !seat.resigned);
  /** @param {import("../types.js").SeatData} seat */
  const isAbsent = (seat) => seat.absent_from !== null && seat.absent_from <= serverNow();
  /** @param {import("../types.js").SeatData} seat */
  const standIn = (seat) =>
    then(() =>
      store.request(() => ask("PUT", `/matches/${room.id}/seats/${seat.seat}/stand-in`, { bot: room.stand_in })),
    );
  return html`
    <section class="menu-list">
      ${
        plays &&
        html`${
          // Letters carry moves alone.
          !room.letters &&
          html`<${Button} icon="hands" onClick=${then(() => store.propose("draw"))}>${t("offer-draw")}</${Button}>
        <${Button} icon="pause" onClick=${then(() => store.propose("end"))}>${t("offer-end")}</${Button}>`
        }
        ${
          sure
            ? html`<p>${t("resign-sure")}</p>
          <${Button} kind="main" icon="flag"
          onClick=${then(() => store.resign())}>${t("resign")}</${Button}>`
            : html`<${Button} icon="flag"
          onClick=${() => setSure(true)}>${t("resign")}…</${Button}>`
        }`
      }
      ${
        room.status === "playing" &&
        !room.letters &&
        people
          .filter((seat) => seat.you || room.is_host)
          .map(
            (seat) => html`<${Button} key=${seat.seat} icon="bot" kind=${seat.you || isAbsent(seat) ? "" : "quiet"}
        onClick=${standIn(seat)}>${seat.you && room.you.length === 1 ? t("let-bot-play-own") : t("let-bot-play", { name: seat.name })}</${Button}>`,
          )
      }
      ${
        room.is_host &&
        room.status === "playing" &&
        html`<${Button} icon="door"
        onClick=${then(() => store.request(() => post(`/matches/${room.id}/close`)))}>${t("close-table")}</${Button}>`
      }
    </section>
    <section class="menu-list">
      <div class="menu-switch"><span>${t("board-in-words")}</span>
        <${Switch} label=${t("board-in-words")} on=${words.value}
        choose=${(/** @type {boolean} */ on) => (words.value = on)} /></div>
      ${
        plays &&
        mayAdvise(room) &&
        html`<div class="menu-switch"><span>${t("coach")}</span>
          <${Switch} label=${t("coach")} on=${isCoached(room.id)}
          choose=${(/** @type {boolean} */ on) => setCoached(room.id, on)} /></div>`
      }
      ${
        !words.value &&
        html`<${Button} icon="pencil" onClick=${() => ((store.pencil.value = true), close())}>${t("draw")}</${Button}>`
      }
      <${Button} icon="keyboard" onClick=${keys}>${t("keys")}</${Button}>
      <${RecordLink} room=${room} kind="button" />
    </section>
    <${Notes} match=${room.id} />
    <${PageLinks} />
    <p class="soft luck">${t("luck", { digest: room.luck.digest.slice(0, 16) })}</p>
  `;
};
