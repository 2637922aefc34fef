// What everybody at the table must know: the line is lost, a bot stands in, somebody proposes something.
import { html } from "../app/html.js";
import * as line from "../app/line.js";
import { ask } from "../app/net.js";
import { drop } from "../app/outbox.js";
import { t } from "../app/words.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { BotMedal, Button, Icon, Medal } from "./basics.js";
import { useSeconds } from "./clock.js";
import { LetterHerald } from "./letter.js";
import { botName, playerName } from "./seats.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../app/table.js").TableStore} TableStore */

/** A line that is back at once is not worth a word. */
const LOST_MS = 1500;

/** @param {{mark: any, head: string, words?: string, children?: any}} props */
const Herald = ({
  mark,
  head,
  words,
  children,
}) => html`<section class="herald" role="status">${mark}<div><h2>${head}</h2>${words && html`<p>${words}</p>`}</div>
  ${children && html`<div class="acts">${children}</div>`}</section>`;

const Lost = () => {
  const [isLong, setLong] = useState(false);
  const isLost = line.state.value !== "open";
  useEffect(() => {
    const timer = setTimeout(() => setLong(isLost), isLost ? LOST_MS : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  useSeconds(isLost && isLong);
  if (!isLost || !isLong) return null;
  const seconds = line.nextTry.value === null ? 0 : Math.max(0, Math.ceil((line.nextTry.value - Date.now()) / 1000));
  return html`<${Herald} mark=${html`<span class="seal-round warn"><${Icon} name="plug" />
    </span>`} head=${t("lost-line")} words=${t("lost-next", { seconds })}>
    <${Button} onClick=${line.tryNow}>${t("try-now")}</${Button}></${Herald}>`;
};

/** A move that was kept while the line was lost, and came too late. @param {{store: TableStore}} props */
const Unplayed = ({ store }) => {
  const one = store.unplayed.value;
  if (!one) return null;
  return html`<${Herald} mark=${html`<span class="seal-round warn"><${Icon} name="cross" /></span>`}
    head=${t("unplayed")} words=${one.refusal?.sentence}>
    <${Button} onClick=${() => drop(one.key)}>${t("close")}</${Button}></${Herald}>`;
};

/** @param {{store: TableStore, room: Room, catalogue: Catalogue}} props */
const Proposal = ({ store, room, catalogue }) => {
  const proposal = room.proposal;
  // A rematch is spoken of where the match has ended.
  if (!proposal || proposal.kind === "rematch") return null;
  const name = playerName(room, proposal.seat, catalogue);
  const asked = proposal.asked.some((seat) => room.you.includes(seat));
  const own = room.you.includes(proposal.seat);
  return html`<${Herald} mark=${html`<${Medal} seat=${proposal.seat} />`}
    head=${own ? t("proposal-own", { kind: proposal.kind }) : t("proposal", { name, kind: proposal.kind })}
    words=${t(`proposal-${proposal.kind}-note`)}>
    ${
      asked &&
      html`<${Button} onClick=${() => store.answer(false)}>${t("refuse")}</${Button}>
      <${Button} onClick=${() => store.answer(true)}>${t("agree")}</${Button}>`
    }
    ${
      own &&
      html`<${Button}
      onClick=${() => store.request(() => ask("DELETE", `/matches/${room.id}/proposals`))}>${t("withdraw")}</${Button}>`
    }
  </${Herald}>`;
};

/** @param {{store: TableStore, room: Room, catalogue: Catalogue}} props */
const TakeOver = ({ store, room, catalogue }) => {
  const [seen, setSeen] = useState("");
  const seat = room.seats.find((one) => one.stand_in && !one.resigned);
  if (!seat?.stand_in || room.status !== "playing" || seen === `${seat.seat} ${seat.stand_in}`) return null;
  const bot = botName(catalogue, seat.stand_in);
  const takeBack = () =>
    store.request(() => ask("DELETE", `/matches/${room.id}/seats/${seat.seat}/stand-in`));
  const mark = html`<span class="pair"><${Medal} seat=${seat.seat} /><${BotMedal} bot=${seat.stand_in} /></span>`;
  if (seat.you && room.you.length === 1)
    return html`<${Herald} mark=${mark} head=${t("takeover-own", { bot })} words=${t("takeover-own-note")}>
      <${Button} kind="main" onClick=${takeBack}>${t("i-am-back")}</${Button}></${Herald}>`;
  return html`<${Herald} mark=${mark} head=${t("takeover", { name: seat.name, bot })} words=${t("takeover-note")}>
    <${Button} kind="quiet" onClick=${() => setSeen(`${seat.seat} ${seat.stand_in}`)}>${t("close")}</${Button}>
    ${seat.you && html`<${Button} onClick=${takeBack}>${t("take-back", { name: seat.name })}</${Button}>`}
    ${
      store.seat.value >= 0 &&
      !seat.you &&
      html`<${Button} kind="quiet" icon="hands"
      onClick=${() => store.propose("end")}>${t("offer-end")}</${Button}>`
    }</${Herald}>`;
};

/** @param {{store: TableStore, room: Room, catalogue: Catalogue}} props */
export const Heralds = ({ store, room, catalogue }) => html`<div class="heralds">
  <${Lost} /><${Unplayed} store=${store} /><${Proposal} store=${store} room=${room} catalogue=${catalogue} />
    <${TakeOver} store=${store} room=${room} catalogue=${catalogue} />${room.letters && html`<${LetterHerald} room=${room} />`}</div>`;
