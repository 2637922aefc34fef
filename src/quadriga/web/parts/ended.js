// The end of a match: who has won and by what, once more, the record.
import { html } from "../app/html.js";
import { rematch } from "../app/rematch.js";
import { to } from "../app/router.js";
import { t } from "../app/words.js";
import { Button } from "./basics.js";
import { Wreath } from "./curtain.js";
import { GenericPad, ending, verdict } from "./score-pad.js";
import { Medal } from "./basics.js";

/** @param {{store: import("../app/table.js").TableStore, room: import("../types.js").Room, table: import("../types.js").Table, title: import("../types.js").Title}} props */
export const EndCard = ({ store, room, table, title }) => {
  const winner = room.outcome?.winners.length === 1 ? room.outcome.winners[0] : null;
  const again = () => store.request(() => rematch(room));
  return html`<section class="preview ended" aria-live="polite">
    <header>${winner !== null && html`<div class="wreath small"><${Wreath} /><${Medal} seat=${winner} /></div>`}<div>
      <h2>${verdict(room, table.catalogue)}</h2><p class="soft">${ending(room, table.catalogue)}</p></div></header>
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
      <a class="button" href=${`/api/matches/${room.id}/record?whole=true`} download>${t("record")}</a>`
      }
      ${room.you.length > 0 && html`<${Button} kind="main" icon="turn" onClick=${again}>${t("rematch")}</${Button}>`}</div>
  </section>`;
};
