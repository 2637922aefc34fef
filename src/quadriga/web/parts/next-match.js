// The way to the next match that waits for you.
import { html } from "../app/html.js";
import { nextAfter, waiting } from "../app/mine.js";
import { to } from "../app/router.js";
import { nameOf } from "../app/titles.js";
import { t } from "../app/words.js";
import { Icon } from "./basics.js";
import { others } from "./rooms.js";

/** @param {{from: string}} props the match one is at */
export const NextMatch = ({ from }) => {
  const room = nextAfter(from);
  if (!room) return null;
  const count = waiting.value.filter((one) => one.id !== from).length;
  const about = t("next-match-about", { title: nameOf(room), others: others(room) });
  return html`<a class="button next-match" href=${to("match", room.id)} title=${about}>
    <${Icon} name="bell" />${t("next-match")}${count > 1 && html`<span class="how-many">${count}</span>`}
    <span class="hidden">${about}</span></a>`;
};
