// Rematch: who wants one, who is asked, who says no.
import { html } from "../app/html.js";
import { noRematch, rematch } from "../app/rematch.js";
import { go, to } from "../app/router.js";
import { list, t } from "../app/words.js";
import { useEffect, useRef } from "../vendor/preact/hooks.js";
import { Button } from "./basics.js";
import { playerName } from "./seats.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Catalogue} Catalogue */

/**
 * Whoever sits at the end of a match goes on with the others when the rematch begins.
 * @param {Room} room
 */
function useRematch(room) {
  const before = useRef(room.rematch);
  useEffect(() => {
    if (room.rematch && !before.current && room.you.length > 0) go("match", room.rematch);
    before.current = room.rematch;
  }, [room.rematch]);
}

/**
 * What is said of a rematch.
 * @param {Room} room
 * @param {Catalogue} catalogue
 */
function wordOf(room, catalogue) {
  const proposal = room.proposal;
  if (proposal?.kind !== "rematch") return "";
  const name = (/** @type {number} */ seat) => playerName(room, seat, catalogue);
  const { refused } = proposal;
  if (refused !== null) return room.you.includes(refused) ? t("rematch-own-no") : t("rematch-no", { name: name(refused) });
  if (proposal.asked.some((seat) => room.you.includes(seat))) return t("rematch-asked", { name: name(proposal.seat) });
  const [names, count] = [list(proposal.asked.map(name)), proposal.asked.length];
  const someone = proposal.asked.some((seat) => room.seats[seat].here);
  return t(someone ? "rematch-waits" : "rematch-away", { names, count });
}

/**
 * What can be done about it.
 * @param {{room: Room, request: (deed: () => Promise<any>) => Promise<any>}} props
 */
const Acts = ({ room, request }) => {
  const { proposal } = room;
  const ask = () => request(() => rematch(room));
  const decline = () => request(() => noRematch(room));
  if (room.rematch) return html`<${Button} kind="main" icon="turn" href=${to("match", room.rematch)}>${t("to-rematch")}</${Button}>`;
  if (!room.you.length) return null;
  if (proposal?.kind !== "rematch" || proposal.refused !== null)
    return html`<${Button} kind="main" icon="turn" onClick=${ask}>${t(room.sandbox ? "once-more" : "rematch")}</${Button}>`;
  if (proposal.asked.some((seat) => room.you.includes(seat)))
    return html`<${Button} icon="cross" onClick=${decline}>${t("no-thanks")}</${Button}>
      <${Button} kind="main" icon="check" onClick=${ask}>${t("accept")}</${Button}>`;
  const own = room.you.includes(proposal.seat);
  return html`<${Button} icon="cross" onClick=${decline}>${t(own ? "withdraw" : "no-thanks")}</${Button}>`;
};

/** @param {{room: Room, catalogue: Catalogue, request: (deed: () => Promise<any>) => Promise<any>}} props */
export const Again = ({ room, catalogue, request }) => {
  useRematch(room);
  // Letters carry no questions: who wants to play again invites again.
  if (room.letters) return html`<div class="again"><div class="acts">
    <${Button} icon="scroll" href=${to("letter")}>${t("by-letter")}</${Button}></div></div>`;
  const word = wordOf(room, catalogue);
  return html`<div class=${`again ${word ? "spoken" : ""}`}><p role="status">${word}</p>
    <div class="acts"><${Acts} room=${room} request=${request} /></div></div>`;
};
