// A lesson: the real board and the real tray, with an owl beside them that says one thing at a time.
import { beginCoached } from "../app/coaching.js";
import { html } from "../app/html.js";
import { useKeys } from "../app/keys.js";
import { LessonStore } from "../app/lesson.js";
import { say } from "../app/say.js";
import { language, words } from "../app/settings.js";
import { useWidth } from "../app/width.js";
import { t } from "../app/words.js";
import { useTitle } from "../games/use-title.js";
import { Bar } from "../parts/bar.js";
import { Button, Dress, RuleId } from "../parts/basics.js";
import { PreviewCard } from "../parts/cards.js";
import { LIT, useCloser } from "../parts/closer.js";
import { Drawer } from "../parts/drawer.js";
import { OwlCard } from "../parts/owl.js";
import { QuickCard, RuleList } from "../parts/rules.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";
import { LostScreen } from "./lost.js";
import { InWords, tableOf } from "./table.js";

/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Table} Table */

/** How far round what a step speaks of the light reaches, and how small it may be, in px. */
const [MARGIN, LEAST] = [90, 150];

/**
 * Light falls on what a step speaks of; the rest of the board lies in the shade.
 * @param {{current: HTMLElement|null}} board
 * @param {any[]} changes
 */
function useLight(board, changes) {
  const [light, setLight] = useState(/** @type {{x: number, y: number, r: number}|null} */ (null));
  useEffect(() => {
    const fall = () => {
      const place = board.current?.getBoundingClientRect();
      const lit = [...(board.current?.querySelectorAll(`svg :is(${LIT})`) ?? [])];
      const boxes = lit.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
      if (!place || !boxes.length) return setLight(null);
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
      const r = Math.max(LEAST, Math.hypot(right - left, bottom - top) / 2 + MARGIN);
      setLight({ x: (left + right) / 2 - place.left, y: (top + bottom) / 2 - place.top, r });
    };
    const frame = requestAnimationFrame(fall);
    // It goes along when the board comes closer, or is moved.
    const moved = new MutationObserver(fall);
    const map = board.current?.querySelector("svg.map");
    if (map) moved.observe(map, { attributeFilter: ["viewBox"] });
    return () => {
      cancelAnimationFrame(frame);
      moved.disconnect();
    };
  }, changes);
  return light;
}

/**
 * The focus goes where one goes on: to the button that leads on, or to the board where something is to be done.
 * @param {LessonStore} store
 * @param {{current: HTMLElement|null}} place
 */
function useFocus(store, place) {
  const [at, isDone] = [store.at.value, store.isDone.value];
  useEffect(() => {
    const wanted = place.current?.querySelector(isDone ? ".tray .main" : ".board");
    if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true });
  }, [at, isDone, store.lesson.value]);
}

/**
 * A screen reader hears each step, and what comes of a move.
 * @param {LessonStore} store
 */
function useVoice(store) {
  const [step, learned] = [store.step.value, store.learned.value];
  useEffect(() => void (step && say([step.title, step.says, step.task ?? ""].join(". "))), [step]);
  useEffect(() => {
    if (learned) say(learned.says || (store.envelope.peek()?.question?.prompt ?? ""));
  }, [learned]);
}

/** @param {{store: LessonStore, openRule: (id: string) => void}} props */
const Prompt = ({ store, openRule }) => {
  const [step, refusal, learned, envelope] = [
    store.step.value,
    store.refusal.value,
    store.learned.value,
    store.envelope.value,
  ];
  if (refusal)
    return html`<div class="prompt refused" role="alert"><div>
      <h2>${refusal.message} ${refusal.rule && html`<${RuleId} id=${refusal.rule} open=${openRule} />`}</h2>
      <p>${t("nothing-played")}</p></div></div>`;
  if (store.isDone.value) {
    const next = t(store.isLast.value ? "lesson-over" : "lesson-read");
    return html`<div class="prompt"><div><h2>${learned?.says ?? next}</h2><p>${learned ? next : ""}</p></div></div>`;
  }
  const word = learned?.verdict === "other" ? learned.says : (envelope?.question?.prompt ?? "");
  return html`<div class=${`prompt ${learned?.verdict === "other" ? "again" : ""}`}><div><h2>${step?.task}</h2>
    <p>${word}</p></div></div>`;
};

/** @param {{store: LessonStore, table: Table, title: Title, fail: (error: Error) => void}} props */
const Acts = ({ store, table, title, fail }) => {
  const back = html`<${Button} icon="back" kind="round" disabled=${store.at.value === 0} title=${t("lesson-back")}
    onClick=${() => store.back()}><span class="hidden">${t("lesson-back")}</span></${Button}>`;
  if (!store.isDone.value)
    return html`${back}<${Button} icon="lamp" disabled=${!table.mine}
        onClick=${() => store.showMe()}>${t("lesson-show")}</${Button}>
      <${Button} kind="main" icon="check" disabled=${!table.mine || !table.considered}
        onClick=${() => store.playIt()}>${title.mainWord?.(table) ?? t("play-it")}</${Button}>`;
  if (store.isLast.value)
    return html`${back}<${Button} kind="main" icon="play"
      onClick=${() => beginCoached(table.catalogue).catch(fail)}>${t("first-match")}</${Button}>`;
  return html`${back}<${Button} kind="main" icon="arrow" onClick=${() => store.next()}>${t("lesson-next")}</${Button}>`;
};

/** @param {{store: LessonStore, table: Table, title: Title, openRule: (id: string) => void}} props */
const LessonTray = ({ store, table, title, openRule }) => {
  const draws = title.draws;
  const loose = draws && table.mine ? table.envelope.actions.filter((action) => !draws(action)) : [];
  /** @param {Error} error */
  const fail = (error) => (store.fault.value = /** @type {any} */ (error));
  return html`<footer class="tray" tabindex="-1">
    <${Prompt} store=${store} openRule=${openRule} />
    <div class="hand-area">${title.Hand && html`<${title.Hand} ...${table} />`}
      ${loose.map(
        (action) => html`<button type="button" class="button loose" key=${action.action}
          onClick=${() => store.commit([action.action])}
          onFocus=${() => store.consider([action.action])}>${action.phrase}</button>`,
      )}</div>
    <div class="acts main-acts"><${Acts} store=${store} table=${table} title=${title} fail=${fail} /></div>
  </footer>`;
};

/** @param {{store: LessonStore, table: Table, title: Title}} props */
const LessonTable = ({ store, table, title }) => {
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  const board = useRef(/** @type {HTMLElement|null} */ (null));
  const [rule, setRule] = useState(/** @type {string|null} */ (null));
  const { catalogue, envelope } = table;
  const inWords = words.value;
  useVoice(store);
  useFocus(store, place);
  useCloser(board, LIT, [store.at.value, store.lesson.value, table.width, inWords], true);
  const light = useLight(board, [store.at.value, store.after.value, table.considered, table.width, inWords]);
  useKeys({
    Escape: () => (store.playing.peek() ? store.skip() : rule !== null ? setRule(null) : store.clear()),
    n: () => store.isDone.peek() && store.next(),
    b: () => store.back(),
    h: () => store.showMe(),
    p: () => store.playIt(),
    r: () => setRule(rule === null ? "" : null),
    v: () => (words.value = !words.value),
  });
  const wears = (/** @type {number} */ seat) => title.wears?.(table, seat) ?? seat;
  const detail = t("lesson-of", { step: store.at.value + 1, steps: store.lesson.value?.steps.length ?? 0 });
  return html`<${Dress.Provider} value=${wears}><main class="table lesson" ref=${place} aria-busy=${String(store.sending.value)}>
    <${Bar} title=${t("lesson-title", { title: catalogue.title })} detail=${`· ${detail}`} rules=${() => setRule("")} />
    <${OwlCard} store=${store} openRule=${setRule}>
      <div class="own-seat"><${title.SeatPanel} ...${table} seat=${envelope.seat} /></div></${OwlCard}>
    <div class=${`board ${store.playing.value ? "is-playing" : ""}`} tabindex="-1" role="region" aria-label=${t("board")}
      ref=${board} onPointerDown=${() => store.skip()}>
      ${inWords ? html`<${InWords} title=${title} table=${table} />` : html`<${title.Board} ...${table} />`}
      ${!inWords && title.Aside && html`<${title.Aside} ...${table} />`}
      ${
        light &&
        !inWords &&
        html`<div class="shade" aria-hidden="true"
          style=${{ "--x": `${light.x}px`, "--y": `${light.y}px`, "--r": `${light.r}px` }}></div>`
      }
      <div class="corner">${
        envelope.outcome && title.ScorePad && !inWords
          ? html`<section class="preview ended"><div class="pad-area"><${title.ScorePad} ...${table} /></div></section>`
          : table.considered &&
            (inWords || !title.ownCard) &&
            html`<${PreviewCard} table=${table} title=${title} inWords=${inWords} />`
      }</div>
    </div>
    <${LessonTray} store=${store} table=${table} title=${title} openRule=${setRule} />
    ${
      rule !== null &&
      html`<${Drawer} title=${t("rules-of", { title: catalogue.title })} close=${() => setRule(null)}>
        ${
          rule
            ? html`<${RuleList} catalogue=${catalogue} cited=${rule} />`
            : html`<${QuickCard} catalogue=${catalogue} open=${setRule} />`
        }</${Drawer}>`
    }
  </main></${Dress.Provider}>`;
};

/** @param {{args: string[]}} props `lesson/GAME` */
export const LessonScreen = ({ args }) => {
  const game = args[0] ?? "";
  const store = useMemo(() => new LessonStore(game), [game]);
  const width = useWidth();
  useEffect(() => () => store.close(), [store]);
  useEffect(() => store.load(), [store, language.value]);
  const [envelope, catalogue] = [store.envelope.value, store.catalogue.value];
  const [title, missing] = useTitle(catalogue?.game);
  const fault = store.fault.value ?? missing;
  if (fault) return html`<${LostScreen} fault=${fault} />`;
  if (!envelope || !catalogue || !title) return html`<div class="flow" aria-busy="true"></div>`;
  return html`<${LessonTable} store=${store} table=${tableOf(store, envelope, catalogue, width)} title=${title} />`;
};
