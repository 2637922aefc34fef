// What happened, a sentence a move, with what followed from it folded under it; looking at a line lights its places.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useMemo } from "../vendor/preact/hooks.js";
import { Icon, Medal } from "./basics.js";

/** @typedef {import("../app/table.js").TableStore} TableStore */
/** @typedef {import("../types.js").LineData} LineData */

/**
 * What lights the places of a line while somebody looks at it.
 * @param {{lit: {value: string[]}}} store
 * @param {{places: string[]}} line
 */
const lights = (store, line) => {
  const light = () => (store.lit.value = line.places);
  const dim = () => (store.lit.value = []);
  return { onPointerEnter: light, onPointerLeave: dim, onFocusIn: light, onFocusOut: dim };
};

/** @param {{store: {lit: {value: string[]}}, line: LineData}} props */
export const Details = ({ store, line }) =>
  html`<ol class="details">${line.details.map(
    (one, n) => html`<li key=${n} ...${lights(store, one)}>${one.phrase}</li>`,
  )}</ol>`;

/** @param {{seat: number|null}} props */
export const Whose = ({ seat }) =>
  seat === null || seat < 0 ? html`<i class="dot"></i>` : html`<${Medal} seat=${seat} size="tiny" />`;

/** @param {{store: TableStore, line: LineData}} props */
const Line = ({ store, line }) => {
  if (line.kind === "undo")
    return html`<li class="taken-back"><${Icon} name="undo" /><span>${line.phrase}</span></li>`;
  const sentence = html`<span class="sentence">${line.phrase}</span>`;
  return html`<li ...${lights(store, line)}>
    <${Whose} seat=${line.seat} />
    ${
      line.details.length
        ? html`<details class="move"><summary>${sentence}</summary><${Details} store=${store} line=${line} /></details>`
        : sentence
    }
  </li>`;
};

/** @param {{store: TableStore}} props */
export const LogList = ({ store }) => {
  const lines = store.log.lines.value;
  const seat = store.seat.value;
  const missed = store.log.since(seat);
  // A line that has ended never changes, and a log grows long: each is drawn once.
  const drawn = useMemo(() => new WeakMap(), [store]);
  /** @param {LineData} line @param {number} n */
  const draw = (line, n) => {
    if (!drawn.has(line)) drawn.set(line, html`<${Line} key=${`${line.revision} ${n}`} store=${store} line=${line} />`);
    return drawn.get(line);
  };
  const events = store.log.eventsSince(seat);
  return html`
    ${
      missed.length > 0 &&
      html`<button type="button" class="fold since" onClick=${() => store.play(events, events.length * 420)}>
        <${Icon} name="play" />${t("log-since")}</button>`
    }
    <div class="log" tabindex="0" role="group" aria-label=${t("log")}><ol>${lines.map(draw)}</ol></div>
  `;
};
