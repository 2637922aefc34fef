// What happened in a match that is over, line by line; a line leads to its moment.
import { html } from "../app/html.js";
import { placesOf } from "../app/log.js";
import { t } from "../app/words.js";
import { useEffect, useRef } from "../vendor/preact/hooks.js";
import { Medal } from "./basics.js";

/** @param {{store: import("../app/replay.js").ReplayStore}} props */
export const Story = ({ store }) => {
  const place = useRef(/** @type {HTMLOListElement|null} */ (null));
  const step = store.step.value;
  useEffect(() => {
    const list = place.current;
    const now = /** @type {HTMLElement|null} */ (list?.querySelector(".now") ?? null);
    // Only the list moves, never the page.
    if (list && now) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight * 0.6;
  }, [step, store.story.value]);
  const told = store.story.value.filter((one) => one.events.length);
  const shown = told.findLast((one) => one.revision <= step)?.revision;
  return html`<ol class="log story" ref=${place} tabindex="0" aria-label=${t("log")}>
    ${told.map(
      (one) => html`<li key=${one.revision} class=${one.revision === shown ? "now" : one.revision > step ? "later" : ""}
        onPointerEnter=${() => (store.lit.value = one.events.flatMap(placesOf))} onPointerLeave=${() => (store.lit.value = [])}>
        ${one.seat < 0 ? html`<i class="dot"></i>` : html`<${Medal} seat=${one.seat} size="tiny" />`}
        <button type="button" aria-current=${one.revision === shown ? "step" : "false"}
          onClick=${() => store.jump(one.revision)}>${one.events.map((event, n) => html`<span key=${n}>${event.phrase}</span> `)}
        </button></li>`,
    )}
  </ol>`;
};
