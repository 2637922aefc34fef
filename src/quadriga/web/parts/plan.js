// What one has planned, line by line; a line can go on, be taken back, or answer one thing that another may do.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";
import { Button, Icon } from "./basics.js";

/** @typedef {import("../app/table.js").TableStore} TableStore */

const MOST_STEPS = 4;
const MOST_SHOWN = 60;

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {{store: TableStore, close: () => void}} props */
export const Plan = ({ store, close }) => {
  const { ahead } = store;
  const [search, setSearch] = useState("");
  const lines = ahead.plan.value?.lines ?? [];
  const others = (ahead.outlook.value?.others ?? []).filter((one) => plain(one.phrase).includes(plain(search)));
  /** @param {import("../app/ahead.js").Step[]} path @param {string|null} when */
  const seek = (path, when = null) => {
    ahead.seek(path, when);
    close();
  };
  return html`<p class="soft">${t("plan-note")}</p>
    <ol class="plan-lines">${lines.map(
      (line, n) => html`<li key=${JSON.stringify(line)}><div>${line.map(
        (step, at) => html`<p key=${at}>${step.condition && html`<small>${t("plan-if", { move: step.condition })}</small> `}
          <b>${step.phrase}</b></p>`,
      )}</div>
      <div class="acts">${
        line.length < MOST_STEPS &&
        html`<${Button} kind="quiet" icon="arrow" onClick=${() => seek(line)}>${t("plan-then")}</${Button}>`
      }<${Button} kind="quiet" icon="cross" onClick=${() => ahead.drop(n)}>${t("plan-drop")}</${Button}></div></li>`,
    )}</ol>
    <${Button} icon="hourglass" onClick=${() => seek([])}>${t("plan-any")}</${Button}>
    ${
      (ahead.outlook.value?.others.length ?? 0) > 0 &&
      html`<section class="plan-answers"><h3>${t("plan-answer")}</h3>
      <div class="filter"><${Icon} name="search" /><input value=${search} aria-label=${t("decisions-filter")} placeholder=${t("decisions-filter")}
        onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} /></div>
      <ul>${others.slice(0, MOST_SHOWN).map(
        (one) => html`<li key=${one.action}><button type="button" class="button quiet" onClick=${() => seek([], one.action)}>${one.phrase}</button></li>`,
      )}${others.length > MOST_SHOWN && html`<li class="soft">${t("more-lines", { count: others.length - MOST_SHOWN })}</li>`}</ul></section>`
    }`;
};
