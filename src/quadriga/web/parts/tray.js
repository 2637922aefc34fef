// Under the board: what to do now, the hand, Undo, and the one main button.
import { html } from "../app/html.js";
import { state } from "../app/line.js";
import { outlasts } from "../app/outbox.js";
import { hasOthers, mayAdvise } from "../app/table.js";
import { list, t } from "../app/words.js";
import { Button, RuleId } from "./basics.js";
import { NextMatch } from "./next-match.js";
import { ending, verdict } from "./score-pad.js";
import { playerName } from "./seats.js";
import { useEffect, useRef } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../app/table.js").TableStore} TableStore */

/**
 * Why something was refused; the rule that its sentence ends with stands beside it as a button.
 * @param {import("../app/net.js").Refusal} refusal
 */
const withoutRule = ({ message, rule }) => (rule ? message.replace(`(${rule})`, "").trim() : message);

/** What becomes of a move that is not answered yet: one sentence. @param {TableStore} store */
function underWay(store) {
  const sent = store.sent.value;
  if (!sent || state.value === "open") return t("move-sent");
  return t(sent.tried ? "move-tried" : outlasts() ? "move-kept" : "move-kept-here");
}

/** @param {{store: TableStore, room: Room, table: Table, openRule: (id: string) => void}} props */
const Prompt = ({ store, room, table, openRule }) => {
  const { envelope, catalogue } = table;
  const refusal = store.refusal.value;
  if (refusal)
    return html`<div class="prompt refused" role="alert"><div>
      <h2>${withoutRule(refusal)} ${refusal.rule && html`<${RuleId} id=${refusal.rule} open=${openRule} />`}</h2>
      ${refusal.code !== "offline" && html`<p>${t("nothing-played")}</p>`}</div></div>`;
  if (store.isOver.value)
    return html`<div class="prompt"><div><h2>${verdict(room, catalogue)}</h2><p>${ending(room, catalogue)}</p></div></div>`;
  if (store.pending.value)
    return html`<div class="prompt waiting" role="status"><div><h2>${underWay(store)}</h2></div></div>`;
  if (envelope.question) {
    const { prompt, rule } = envelope.question;
    return html`<div class="prompt"><div><h2>${prompt} ${rule && html`<${RuleId} id=${rule} open=${openRule} />`}</h2></div>
      </div>`;
  }
  const names = envelope.owed.filter((one) => one.seat >= 0).map((one) => playerName(room, one.seat, catalogue));
  const line = names.length ? t("others-choose", { count: names.length, names: list(names) }) : t("a-moment");
  return html`<div class="prompt waiting"><div><h2>${line}</h2><p>${table.seat < 0 ? t("you-watch") : ""}</p></div>
    <${NextMatch} from=${room.id} /></div>`;
};

/**
 * Plays what is advised; it takes the focus, so that one more key is enough.
 * @param {{store: TableStore, disabled: boolean}} props
 */
const PlayHint = ({ store, disabled }) => {
  const place = useRef(/** @type {HTMLSpanElement|null} */ (null));
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  return html`<span class="play-hint" ref=${place}><${Button} kind="main" icon="play" disabled=${disabled}
    onClick=${() => store.playIt()}>${t("play-it")}</${Button}></span>`;
};

/** @param {{store: TableStore, room: Room, table: Table, title: import("../types.js").Title}} props */
const Acts = ({ store, room, table, title }) => {
  const { undo } = table.envelope;
  const others = hasOthers(room);
  const isHere = state.value === "open";
  const canUndo = isHere && undo !== null && undo.barrier !== "undo-nothing" && !store.pending.value;
  const sent = store.sent.value;
  if (sent && !sent.tried && !isHere)
    return html`<${Button} icon="undo" onClick=${() => store.undo()}>${t("take-it-back")}</${Button}>`;
  if (table.hint)
    return html`<${Button} icon="cross" onClick=${() => store.clear()}>${t("hide")}</${Button}>
      <${PlayHint} store=${store} disabled=${!table.mine || !table.considered} />`;
  return html`
    <${Button} icon="undo" disabled=${!canUndo} title=${undo?.sentence ?? ""}
      onClick=${() => store.undo()}>${t(undo && !undo.alone && canUndo && others ? "ask-undo" : "undo")}</${Button}>
    ${
      mayAdvise(room) &&
      html`<${Button} icon="lamp" disabled=${!table.mine || !isHere || store.thinking.value}
      onClick=${() => store.askHint()}>${t(store.thinking.value ? "thinking" : "hint")}</${Button}>`
    }
    <${Button} kind="main" icon="check" disabled=${!table.mine || !table.considered}
      onClick=${() => store.playIt()}>${title.mainWord?.(table) ?? t("play-it")}</${Button}>
  `;
};

/**
 * @param {{store: TableStore, room: Room, table: Table, title: import("../types.js").Title, openRule: (id: string) => void, showResult?: (() => void)|null}} props
 *   `showResult` brings back the card of a match that is over, where it was put aside
 */
export const Tray = ({ store, room, table, title, openRule, showResult = null }) => {
  const draws = title.draws;
  const loose = draws && table.mine ? table.envelope.actions.filter((action) => !draws(action)) : [];
  return html`<footer class="tray" tabindex="-1">
    <${Prompt} store=${store} room=${room} table=${table} openRule=${openRule} />
    <div class="hand-area">${title.Hand && html`<${title.Hand} ...${table} />`}
      ${loose.map(
        (action) => html`<button type="button" class="button loose" key=${action.action}
          onClick=${() => store.commit([action.action])}
          onFocus=${() => store.consider([action.action])}
            onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && store.consider([action.action])}>${action.phrase}</button>`,
      )}</div>
    <div class="acts main-acts">${
      table.seat >= 0 &&
      !store.isOver.value &&
      html`<${Acts} store=${store} room=${room}
      table=${table} title=${title} />`
    }${
      store.isOver.value &&
      showResult &&
      html`<${Button} icon="laurel" onClick=${showResult}>${t("score-pad")}</${Button}>`
    }</div>
  </footer>`;
};
