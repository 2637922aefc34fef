// The card in the corner of the board: what a move would do, what the best bot would do, what was missed.
import { html } from "../app/html.js";
import { placesOf } from "../app/log.js";
import { t } from "../app/words.js";
import { Button, Icon, Medal } from "./basics.js";

/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../types.js").EventData} EventData */
/** @typedef {import("../app/table.js").TableStore} TableStore */

const MOST_LINES = 7;

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

/** @param {{events: EventData[], light?: (ids: string[]) => void}} props */
const Lines = ({ events, light }) => {
  const shown = events.slice(0, MOST_LINES);
  return html`<ol class="line">
    ${shown.map(
      (
        event,
        n,
      ) => html`<li key=${n} onPointerEnter=${() => light?.(placesOf(event))} onPointerLeave=${() => light?.([])}>
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

/** @param {{table: Table, own?: ((table: Table) => any)|null}} props `own`: the title draws it itself */
export const PreviewCard = ({ table, own }) => {
  const { preview, considered, envelope } = table;
  if (own) return html`<section class="preview" aria-live="polite"><${own} ...${table} /></section>`;
  return html`<section class="preview" aria-live="polite">
    <h2>${phraseOf(envelope, considered ?? [])}<em>${t("preview")}</em></h2>
    ${
      preview
        ? html`<${Lines} events=${preview.events} />
      <p class="then soft">${t(`then-${preview.then}`)}</p>`
        : html`<p class="soft">…</p>`
    }
  </section>`;
};

/** @param {{store: TableStore, table: Table}} props */
export const HintCard = ({ store, table }) => {
  const hints = table.hint ?? [];
  const best = hints[0];
  if (!best) return html`<section class="preview hint"><p>${t("hint-none")}</p></section>`;
  return html`<section class="preview hint" aria-live="polite">
    <h2><${Icon} name="lamp" />${t("hint")}<span class="odds"><b>${Math.round(best.value * 100)}</b>${t("hint-of")}</span>
      </h2>
    <p class="best">${best.phrase}</p>
    ${table.preview && html`<${Lines} events=${table.preview.events} />`}
    ${
      hints.length > 1 &&
      html`<p class="others">${t("hint-next")} ${hints.slice(1, 4).map(
        (one) =>
          html`<button type="button" key=${one.action} onClick=${() => store.consider([one.action])}>
              <b>${Math.round(one.value * 100)}</b> ${one.phrase}</button>`,
      )}</p>`
    }
  </section>`;
};

/** @param {{events: EventData[], store: TableStore, close: () => void}} props */
export const NewsCard = ({ events, store, close }) => html`<section class="preview news" aria-label=${t("news")}>
  <h2>${t("news")}<button type="button" class="shut" aria-label=${t("close")} onClick=${close}><${Icon} name="cross" />
    </button></h2>
  <${Lines} events=${events.slice(-MOST_LINES)} light=${(/** @type {string[]} */ ids) => (store.lit.value = ids)} />
  <div class="acts">
    <${Button} kind="quiet" icon="play"
    onClick=${() => store.play(events, events.length * 420)}>${t("play-back")}</${Button}></div>
</section>`;
