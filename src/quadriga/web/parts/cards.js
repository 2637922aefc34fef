// The cards beside or over the board: what a move would do, what the best bot would do, what was missed.
import { html } from "../app/html.js";
import { number, t } from "../app/words.js";
import { choices } from "../games/common/decisions.js";
import { useState } from "../vendor/preact/hooks.js";
import { Button, Icon, Medal } from "./basics.js";

/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../types.js").EventData} EventData */
/** @typedef {import("../app/table.js").TableStore} TableStore */

const MOST_LINES = 7;
/** Of a hint: what it brings, what is foreseen after it, what else might be done. */
const [MOST_REASONS, MOST_FORESEEN, MOST_OTHERS] = [2, 2, 2];

/**
 * What the server calls a decision or a whole move.
 * @param {import("../types.js").Envelope} envelope
 * @param {string[]} actions
 */
export function phraseOf(envelope, actions) {
  const key = actions.join("\n");
  const gesture = envelope.gestures.find((one) => one.actions.join("\n") === key);
  return gesture?.phrase ?? envelope.actions.find((one) => one.action === actions[0])?.phrase ?? "";
}

/** @param {{events: EventData[]}} props */
const Lines = ({ events }) => {
  const shown = events.slice(0, MOST_LINES);
  return html`<ol class="line">
    ${shown.map(
      (
        event,
        n,
      ) => html`<li key=${n}>
        <i class="no">${n + 1}</i>${
          event.seat !== null && event.seat >= 0
            ? html`<${Medal} seat=${event.seat}
          size="tiny" />`
            : html`<span></span>`
        }<span>${event.phrase}</span></li>`,
    )}
    ${events.length > shown.length && html`<li class="soft more">${t("more-lines", { count: events.length - shown.length })}</li>`}
  </ol>`;
};

/**
 * What a move brings, where the title knows a sentence for it, and what happens then.
 * @param {{table: Table, title: import("../types.js").Title, preview: import("../types.js").PreviewData}} props
 */
const Foretold = ({ table, title, preview }) => {
  const key = table.considered?.join("\n");
  const choice = choices(table.envelope).find((one) => one.actions.join("\n") === key);
  const brings = choice && title.brings?.(table, choice, preview);
  const events = preview.events.filter(({ event }) => !title.unsaid?.includes(event));
  return html`${brings && html`<p class="brings">${brings}</p>`}
    ${events.length > 0 && html`<${Lines} events=${events} />`}
    <p class="then soft">${t(`then-${preview.then}`)}</p>`;
};

/** @param {{table: Table, title: import("../types.js").Title, inWords: boolean}} props a title may draw its card itself */
export const PreviewCard = ({ table, title, inWords }) => {
  const { preview, considered, envelope } = table;
  if (title.PreviewCard && !inWords) return html`<section class="preview" aria-live="polite"><${title.PreviewCard} ...${table} /></section>`;
  return html`<section class="preview" aria-live="polite">
    <h2>${phraseOf(envelope, considered ?? [])}<em>${t("preview")}</em></h2>
    ${preview ? html`<${Foretold} table=${table} title=${title} preview=${preview} />` : html`<p class="soft">…</p>`}
  </section>`;
};

/**
 * What the bot expects: of two the share it gives one, of more the rank.
 * @param {{hint: import("../types.js").HintData, seats: number}} props
 */
const Odds = ({ hint, seats }) =>
  html`<span class="odds">${
    seats > 2
      ? html`<b>${number(hint.rank, 1)}</b>${t("hint-rank", { seats })}`
      : html`<b>${Math.round(hint.value * 100)}</b>${t("hint-of")}`
  }</span>`;

/**
 * A move that is advised, or one that is expected to follow it.
 * @param {{at: number, seat: number, phrase: string, notes?: string[]}} props
 */
const Step = ({ at, seat, phrase, notes = [] }) => html`<li><i class="no">${at}</i>
  <${Medal} seat=${seat} size="tiny" /><span>${at === 1 ? html`<b class="best">${phrase}</b>` : phrase}${
    notes.length > 0 && html`<small>${notes.join(" ")}</small>`
  }</span></li>`;

/** @param {{store: TableStore, table: Table}} props */
export const HintCard = ({ store, table }) => {
  const hints = table.hint ?? [];
  const [shown, ...others] = hints;
  const { seats, seat } = table.envelope;
  if (!shown) return html`<section class="preview hint"><p>${t("hint-none")}</p></section>`;
  return html`<section class="preview hint" aria-live="polite">
    <h2><${Icon} name="lamp" />${t("hint")}<${Odds} hint=${shown} seats=${seats} /></h2>
    <ol class="line">
      <${Step} at=${1} seat=${seat} phrase=${shown.phrase} notes=${shown.reason.slice(0, MOST_REASONS)} />
      ${shown.line
        .slice(0, MOST_FORESEEN)
        .map((step, n) => html`<${Step} key=${n} at=${n + 2} seat=${step.seat} phrase=${step.phrase} />`)}
    </ol>
    ${shown.line.length > 0 && html`<p class="soft guess">${t("hint-guess")}</p>`}
    ${
      others.length > 0 &&
      html`<p class="others">${t("hint-next")} ${others.slice(0, MOST_OTHERS).map(
        (one) => html`<button type="button" key=${one.action} onClick=${() => store.lookAt(one)}>
          <b>${seats > 2 ? number(one.rank, 1) : Math.round(one.value * 100)}</b> ${one.phrase}</button>`,
      )}</p>`
    }
  </section>`;
};

/**
 * What was missed. On a phone it is one line, which opens.
 * @param {{lines: import("../types.js").LineData[], events: EventData[], store: TableStore, close: () => void}} props
 */
export const NewsCard = ({ lines, events, store, close }) => {
  const [isOpen, setOpen] = useState(false);
  const shown = lines.slice(-MOST_LINES);
  return html`<section class=${`preview news ${isOpen ? "open" : ""}`} aria-label=${t("news")}>
    <h2><button type="button" class="headline" aria-expanded=${String(isOpen)} onClick=${() => setOpen(!isOpen)}>
        <${Icon} name="down" /><b>${t("news")}</b><span>${shown[shown.length - 1].phrase}</span></button>
      <span class="heading">${t("news")}</span>
      <button type="button" class="shut" aria-label=${t("close")} onClick=${close}><${Icon} name="cross" /></button></h2>
    <ol class="line">
      ${lines.length > shown.length && html`<li class="soft more">${t("more-lines", { count: lines.length - shown.length })}</li>`}
      ${shown.map(
        (line, n) => html`<li key=${line.revision} onPointerEnter=${() => (store.lit.value = line.places)}
          onPointerLeave=${() => (store.lit.value = [])}><i class="no">${n + 1}</i>${
            line.seat === null || line.seat < 0 ? html`<span></span>` : html`<${Medal} seat=${line.seat} size="tiny" />`
          }<span>${line.phrase}</span></li>`,
      )}
    </ol>
    <div class="acts">
      <${Button} kind="quiet" icon="play"
      onClick=${() => store.play(events, events.length * 420)}>${t("play-back")}</${Button}></div>
  </section>`;
};
