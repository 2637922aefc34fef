// Under the board: what to do now, the hand, Undo, and the one main button.
import { html } from "../app/html.js";
import { state } from "../app/line.js";
import { outlasts } from "../app/outbox.js";
import { hasOthers, mayAdvise } from "../app/table.js";
import { say } from "../app/say.js";
import { list, t } from "../app/words.js";
import { asked } from "./asked.js";
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

/**
 * What one plans for: when, and what to choose.
 * @param {{store: TableStore, prompt: string}} props
 */
const Seeking = ({ store, prompt }) => {
  const { sought, outlook, plan } = store.ahead;
  const { path = [], when = null } = sought.value ?? {};
  const others = outlook.value?.others ?? [];
  const named = when && (others.find((one) => one.action === when)?.phrase ?? store.ahead.named.get(when) ?? when);
  const before = plan.value?.lines.flat().find((step) => step.actions.join() === path[path.length - 1]?.actions.join());
  const about = named ? t("plan-if", { move: named }) : before ? t("plan-after", { move: before.phrase }) : t("plan-turn");
  return html`<div class="prompt planning" role="status"><div><h2>${prompt}</h2><p>${about}</p></div></div>`;
};

/** @param {{store: TableStore, room: Room, table: Table, title: import("../types.js").Title, openRule: (id: string) => void}} props */
const Prompt = ({ store, room, table, title, openRule }) => {
  const { envelope, catalogue } = table;
  const { prompt } = asked(table, title);
  // The first sentence of a question is told with the news; what follows a part of the choice is told here.
  useEffect(() => {
    if (prompt !== envelope.question?.prompt) say(prompt);
  }, [prompt]);
  const refusal = store.refusal.value;
  if (refusal)
    return html`<div class="prompt refused" role="alert"><div>
      <h2>${withoutRule(refusal)} ${refusal.rule && html`<${RuleId} id=${refusal.rule} open=${openRule} />`}</h2>
      ${refusal.code !== "offline" && html`<p>${t("nothing-played")}</p>`}</div></div>`;
  if (store.isOver.value)
    return html`<div class="prompt"><div><h2>${verdict(room, catalogue)}</h2><p>${ending(room, catalogue)}</p></div></div>`;
  if (store.pending.value)
    return html`<div class="prompt waiting" role="status"><div><h2>${underWay(store)}</h2></div></div>`;
  const { ahead } = store;
  if (ahead.isSeeking.value && envelope.question) return html`<${Seeking} store=${store} prompt=${prompt} />`;
  if (envelope.question && store.asked.value && ahead.plan.value?.missed)
    return html`<div class="prompt"><div><h2>${prompt}</h2><p role="status">${ahead.plan.value.missed}</p></div></div>`;
  if (envelope.question && !ahead.isOpen.value) {
    const { rule } = envelope.question;
    return html`<div class="prompt"><div><h2>${prompt} ${rule && html`<${RuleId} id=${rule} open=${openRule} />`}</h2></div>
      </div>`;
  }
  const names = envelope.owed.filter((one) => one.seat >= 0).map((one) => playerName(room, one.seat, catalogue));
  const line = names.length ? t("others-choose", { count: names.length, names: list(names) }) : t("a-moment");
  const [first, ...more] = ahead.plan.value?.lines ?? [];
  const planned = first && (first[0].condition ? t("plan-if", { move: first[0].condition }) + " " : "") + first[0].phrase;
  const note = planned ? t("planned", { move: planned, more: more.length }) : table.seat < 0 ? t("you-watch") : "";
  return html`<div class="prompt waiting"><div><h2>${line}</h2><p class=${planned ? "planned" : ""}>${note}</p></div>
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

/**
 * What one may do while others decide: look for a move to plan, or at what is planned.
 * @param {{store: TableStore, table: Table, openPlan: () => void}} props
 */
const Planning = ({ store, table, openPlan }) => {
  const { ahead } = store;
  const isPlanned = Boolean(ahead.plan.value?.lines.length);
  if (ahead.isSeeking.value)
    return html`<${Button} icon="cross" onClick=${() => ahead.leave()}>${t("plan-leave")}</${Button}>
      <${Button} icon="users" onClick=${openPlan}>${t("plan-answer-short")}</${Button}>
      <${Button} kind="main" icon="check" disabled=${!table.considered} why=${t("choose-first")}
        onClick=${() => store.playIt()}>${t("plan-it")}</${Button}>`;
  return html`${
    isPlanned && html`<${Button} icon="undo" onClick=${() => ahead.keep([])}>${t("plan-drop")}</${Button}>`
  }<${Button} icon="hourglass" onClick=${isPlanned ? openPlan : () => ahead.seek()}>${t(isPlanned ? "plan" : "plan-ahead")}</${Button}>`;
};

/** Why nobody can be asked for advice now. @param {TableStore} store */
const whyNoHint = (store) => t(state.value !== "open" ? "hint-offline" : store.asked.value ? "thinking" : "not-asked");

/** @param {{store: TableStore, room: Room, table: Table, title: import("../types.js").Title, openPlan: () => void}} props */
const Acts = ({ store, room, table, title, openPlan }) => {
  const { undo } = table.envelope;
  const others = hasOthers(room);
  const isHere = state.value === "open";
  // What is in a letter stands; nobody can be asked.
  const isSent = Boolean(room.letters) && (!undo?.alone || !room.letters?.owed && !table.mine);
  const canUndo = isHere && undo !== null && undo.barrier !== "undo-nothing" && !isSent && !store.pending.value;
  const sent = store.sent.value;
  if (sent && !sent.tried && !isHere)
    return html`<${Button} icon="undo" onClick=${() => store.undo()}>${t("take-it-back")}</${Button}>`;
  if (store.ahead.isSeeking.value) return html`<${Planning} store=${store} table=${table} openPlan=${openPlan} />`;
  if (table.hint)
    return html`<${Button} icon="cross" onClick=${() => store.clear()}>${t("hide")}</${Button}>
      <${PlayHint} store=${store} disabled=${!table.mine || !table.considered} />`;
  return html`
    <${Button} icon="undo" disabled=${!canUndo} why=${isSent ? t("letter-stands") : undo?.sentence ?? t(isHere ? "move-sent" : "hint-offline")}
      onClick=${() => store.undo()}>${t(undo && !undo.alone && canUndo && others ? "ask-undo" : "undo")}</${Button}>
    ${
      mayAdvise(room) &&
      !store.ahead.isOpen.value &&
      html`<${Button} icon="lamp" disabled=${!table.mine || !isHere || store.thinking.value} why=${whyNoHint(store)}
      onClick=${() => store.askHint()}>${t(store.thinking.value ? "thinking" : "hint")}</${Button}>`
    }
    ${
      store.ahead.isOpen.value
        ? html`<${Planning} store=${store} table=${table} openPlan=${openPlan} />`
        : html`<${Button} kind="main" icon="check" disabled=${!table.mine || !table.considered}
      why=${table.mine ? asked(table, title).missing || t("choose-first") : t("not-asked")} onClick=${() => store.playIt()}>${title.mainWord?.(table) ?? t("play-it")}</${Button}>`
    }
  `;
};

/**
 * @param {{store: TableStore, room: Room, table: Table, title: import("../types.js").Title, openRule: (id: string) => void, openPlan: () => void, showResult?: (() => void)|null}} props
 *   `showResult` brings back the card of a match that is over, where it was put aside
 */
export const Tray = ({ store, room, table, title, openRule, openPlan, showResult = null }) => {
  const draws = title.draws;
  const loose = draws && table.mine ? table.envelope.actions.filter((action) => !draws(action)) : [];
  return html`<footer class="tray" tabindex="-1">
    <${Prompt} store=${store} room=${room} table=${table} title=${title} openRule=${openRule} />
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
      table=${table} title=${title} openPlan=${openPlan} />`
    }${
      store.isOver.value &&
      showResult &&
      html`<${Button} icon="laurel" onClick=${showResult}>${t("score-pad")}</${Button}>`
    }</div>
  </footer>`;
};
