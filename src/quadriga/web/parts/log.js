// What happened, in words; looking at a line lights its places.
import { placesOf } from "../app/log.js";
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useEffect, useRef } from "../vendor/preact/hooks.js";
import { Icon, Medal } from "./basics.js";

/** @typedef {import("../app/table.js").TableStore} TableStore */

/** @param {{store: TableStore, entry: import("../types.js").NewsData}} props */
const Entry = ({ store, entry }) => {
  if (entry.kind === "undo")
    return html`<li class="taken-back"><${Icon} name="undo" /><span>${t("log-undo")}</span></li>`;
  return entry.events.map((event, n) => {
    const light = () => (store.lit.value = placesOf(event));
    const dim = () => (store.lit.value = []);
    return html`<li class=${n ? "sub" : ""} onPointerEnter=${light} onPointerLeave=${dim} onFocusIn=${light}
      onFocusOut=${dim} key=${`${entry.revision} ${n}`}>
      ${
        event.seat === null || event.seat < 0
          ? html`<i class="dot">
        </i>`
          : html`<${Medal} seat=${event.seat} size="tiny" />`
      }
      <span>${event.phrase}</span>
    </li>`;
  });
};

/** @param {{store: TableStore}} props */
export const LogList = ({ store }) => {
  const place = useRef(/** @type {HTMLOListElement|null} */ (null));
  const entries = store.log.entries.value;
  useEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [entries]);
  const seat = store.seat.value;
  const missed = store.log.since(seat);
  return html`
    ${
      missed.length > 0 &&
      html`<button type="button" class="fold since" onClick=${() => store.play(missed, missed.length * 420)}>
        <${Icon} name="play" />${t("log-since")}</button>`
    }
    <ol class="log" ref=${place} tabindex="0" aria-label=${t("log")}>
      ${entries.map((entry) => html`<${Entry} key=${entry.revision} store=${store} entry=${entry} />`)}
    </ol>
  `;
};
