// The owl: what it says of a step of a lesson, and its word before a grave mistake.
import { html } from "../app/html.js";
import { to } from "../app/router.js";
import { t } from "../app/words.js";
import { useEffect, useRef } from "../vendor/preact/hooks.js";
import { Button, Icon, RuleId } from "./basics.js";
import { phraseOf } from "./cards.js";

/** @typedef {import("../app/lesson.js").LessonStore} LessonStore */
/** @typedef {import("../types.js").Table} Table */

const SECONDS_A_STEP = 30;

export const Owl = () => html`<span class="owl"><${Icon} name="owl" /></span>`;

/** @param {{store: LessonStore}} props */
const Contents = ({ store }) => html`<ol class="contents">
  ${store.lesson.value?.steps.map((step, n) => {
    const state = n === store.at.value ? "now" : n < store.reached.value ? "done" : "";
    return html`<li key=${step.id} class=${state}><i aria-hidden="true">${state === "done" ? html`<${Icon} name="check" />` : n + 1}</i>
      <button type="button" aria-current=${state === "now" ? "step" : null}
        onClick=${() => store.goTo(n)}>${step.title}</button></li>`;
  })}
</ol>`;

/**
 * Beside the board: what the step is about, what is to be done, where one is.
 * @param {{store: LessonStore, openRule: (id: string) => void, children?: any}} props
 */
export const OwlCard = ({ store, openRule, children }) => {
  const [step, steps, learned] = [store.step.value, store.lesson.value?.steps ?? [], store.learned.value];
  if (!step) return null;
  const at = store.at.value;
  const where = t("lesson-step", { step: at + 1, steps: steps.length });
  return html`<aside class="rail coach" aria-label=${t("lesson")}>
    <div class="progress" role="img" aria-label=${where}>${steps.map(
      (one, n) => html`<i key=${one.id} class=${n === at ? "now" : n < store.reached.value ? "done" : ""}></i>`,
    )}</div>
    <header><${Owl} /><div><h2>${step.title}</h2>
      <small>${where}<span class="wide-only">, ${t("lesson-seconds", { seconds: SECONDS_A_STEP })}</span></small></div></header>
    <div class="speech"><p>${step.says}</p><${RuleId} id=${step.rule} open=${openRule} /></div>
    ${
      step.task &&
      html`<div class=${`task ${store.isDone.value ? "done" : ""}`}><i aria-hidden="true"><${Icon} name="check" /></i>
        <p><b>${t(store.isDone.value ? "lesson-done" : "lesson-task")}</b> ${
          store.isDone.value ? learned?.says : step.task
        }</p></div>`
    }
    ${children}
    <${Contents} store=${store} />
    <div class="leave">
      ${
        store.isLast.value
          ? html`<span></span>`
          : html`<button type="button" onClick=${() => store.next()}>${t("lesson-skip")}</button>`
      }
      <a href=${to("")}>${t("lesson-leave")}</a></div>
  </aside>`;
};

/**
 * A word before a grave mistake: look again, or play it all the same.
 * @param {{store: import("../app/table.js").TableStore, table: Table}} props
 */
export const Warning = ({ store, table }) => {
  const warning = store.warning.value;
  const instead = warning?.told.instead;
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const again = place.current?.querySelector(".main");
    if (again instanceof HTMLElement) again.focus();
  }, []);
  if (!warning || !instead) return null;
  const share = (/** @type {number} */ value) => Math.round(value * 100);
  return html`<section class="preview warning" role="alertdialog" aria-label=${t("coach")} ref=${place}>
    <h2><${Owl} />${t("coach-doubt")}</h2>
    <p>${t("coach-move", { move: phraseOf(table.envelope, warning.actions), share: share(warning.told.value ?? 0) })}</p>
    <p>${t("coach-better", { move: instead.phrase, share: share(instead.value) })} ${instead.reason.slice(0, 2).join(" ")}</p>
    <div class="acts">
      <${Button} onClick=${() => store.playAnyway()}>${t("coach-anyway")}</${Button}>
      <${Button} kind="main" icon="eye" onClick=${() => store.clear()}>${t("coach-again")}</${Button}></div>
  </section>`;
};
