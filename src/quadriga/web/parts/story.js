// What happened in a match that is over, a sentence a move; a line leads to its moment.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useEffect, useRef } from "../vendor/preact/hooks.js";
import { Details, Whose } from "./log.js";

/** @param {{store: import("../app/replay.js").ReplayStore}} props */
export const Story = ({ store }) => {
  const place = useRef(/** @type {HTMLOListElement|null} */ (null));
  const step = store.step.value;
  const lines = store.lines.value;
  useEffect(() => {
    const list = place.current;
    const now = /** @type {HTMLElement|null} */ (list?.querySelector(".now") ?? null);
    // Only the list moves, never the page.
    if (list && now) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight * 0.6;
  }, [step, lines]);
  // Of a turn that begins with the last decision of the one before, nothing is told yet.
  const ended = lines.findLastIndex((line) => line.last === step);
  const shown = ended < 0 ? lines.findLastIndex((line) => line.revision <= step) : ended;
  return html`<ol class="log story" ref=${place} tabindex="0" aria-label=${t("log")}>
    ${lines.map(
      (line, n) => html`<li key=${n} class=${n === shown ? "now" : n > shown ? "later" : ""}
        onPointerEnter=${() => (store.lit.value = line.places)} onPointerLeave=${() => (store.lit.value = [])}>
        <${Whose} seat=${line.seat} />
        <div><button type="button" aria-current=${n === shown ? "step" : "false"}
          onClick=${() => store.jump(line.last)}>${line.phrase}</button>
        ${n === shown && line.details.length > 0 && html`<${Details} store=${store} line=${line} />`}</div></li>`,
    )}
  </ol>`;
};
