// The end of a match: who has won and by what, once more, the record.
import { html } from "../app/html.js";
import { to } from "../app/router.js";
import { t } from "../app/words.js";
import { useEffect } from "../vendor/preact/hooks.js";
import { Again } from "./again.js";
import { Button, Icon, Medal } from "./basics.js";
import { Wreath } from "./curtain.js";
import { NextMatch } from "./next-match.js";
import { GenericPad, ending, verdict } from "./score-pad.js";
import { RecordLink } from "./record-link.js";

/**
 * It can be put aside, to look at the board; whoever is asked for a rematch sees it again.
 * @param {{store: import("../app/table.js").TableStore, room: import("../types.js").Room, table: import("../types.js").Table, title: import("../types.js").Title, isShown: boolean, show: (shown: boolean) => void}} props
 */
export const EndCard = ({ store, room, table, title, isShown, show }) => {
  useEffect(() => void (room.proposal && show(true)), [room.proposal]);
  const winner = room.outcome?.winners.length === 1 ? room.outcome.winners[0] : null;
  return html`<section class="preview ended" aria-live="polite" hidden=${!isShown}>
    <header>${winner !== null && html`<div class="wreath small"><${Wreath} /><${Medal} seat=${winner} /></div>`}<div>
      <h2>${verdict(room, table.catalogue)}</h2><p class="soft">${ending(room, table.catalogue)}</p></div>
      <button type="button" class="shut" aria-label=${t("put-aside")} title=${t("put-aside")} onClick=${() => show(false)}>
        <${Icon} name="down" /></button></header>
    <div class="pad-area" tabindex="0" role="group"
      aria-label=${t("score-pad")}>${
        title.ScorePad && table.envelope.outcome
          ? html`<${title.ScorePad} ...${table} />`
          : html`<${GenericPad}
      room=${room} catalogue=${table.catalogue} />`
      }</div>
    <div class="acts"><${Button} icon="menu" href=${to("")}>${t("shelf")}</${Button}>
      ${
        !room.sandbox &&
        html`<${Button} icon="play" href=${to("replay", room.id)}>${t("replay")}</${Button}>
      <${Button} icon="lamp" href=${to("review", room.id)}>${t("review")}</${Button}>
      <${RecordLink} room=${room} kind="button" />`
      }
      <${NextMatch} from=${room.id} /></div>
    <${Again} room=${room} catalogue=${table.catalogue}
      request=${(/** @type {() => Promise<any>} */ deed) => store.request(deed)} />
  </section>`;
};
