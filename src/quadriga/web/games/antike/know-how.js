// The track of know-hows: who has which, what each costs now; and the personalities that are left in their stacks.
import { html } from "../../look/map/html.js";
import { isKeyed } from "../common/focus.js";
import { asked, colours, nationsOf } from "./nations.js";
import { aimOf, choose, goalsOf, look } from "./options.js";
import { classes, Icon, KNOW_HOWS, Medal, STACKS } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {{id: string, needs: string|null, first: number, later: number}} KnowHowData */

/** @param {Table} table */
export function KnowHow(table) {
  const { catalogue, t } = table;
  const all = /** @type {KnowHowData[]} */ (catalogue.board.know_hows);
  const higher = (/** @type {KnowHowData} */ basic) => all.find((one) => one.needs === basic.id);
  return html`<section class="float know" aria-label=${t("antike-know-how-track")}>
    <h2>${t("antike-know-how-track")}<em><${Icon} id="papyrus" />${t("antike-scholar-first")}</em></h2>
    <div class="track">${all.filter((one) => !one.needs).flatMap((basic) => [basic, higher(basic)]).map((one) => one && html`<${Cell} key=${one.id} table=${table} about=${one} />`)}</div>
  </section>`;
}

/** @param {{table: Table, about: KnowHowData}} props */
function Cell({ table, about }) {
  const { envelope, name, t } = table;
  const { nations, first_know_how } = envelope.view;
  const worn = colours(table);
  const mine = asked(table) ?? nationsOf(table, envelope.seat)[0];
  const isKnown = first_know_how.includes(about.id);
  const owns = mine?.know_how.includes(about.id);
  const price = isKnown ? about.later : about.first;
  const goal = `know ${about.id}`;
  const option = goalsOf(table).get(goal)?.[0];
  const inside = html`<${Icon} id=${KNOW_HOWS[about.id]} /><b>${name("know_how", about.id)}</b><small>${t("antike-does", { know_how: about.id })}</small>
    <span class="known-by">
      ${nations.filter((/** @type {any} */ nation) => nation.know_how.includes(about.id)).map((/** @type {any} */ nation) => html`<${Medal} key=${nation.id} colour=${worn[nation.id]} class="tiny" /><span class="hidden">${name("nation", nation.id)}</span>`)}
      ${!owns && html`<span class=${classes("price", !isKnown && "new")}>${!isKnown && html`<${Icon} id="papyrus" /><span class="hidden">${t("antike-scholar-first")}</span>`}${price}<${Icon} id="bullion" /><span class="hidden">${name("resource", "gold")}</span></span>`}
    </span>`;
  const style = classes("kh", owns && "own", about.needs && !mine?.know_how.includes(about.needs) && "far-off", option && "legal");
  if (!option) return html`<div class=${style} data-know_how=${about.id}>${inside}</div>`;
  return html`<button type="button" class=${style} data-goal=${goal} aria-pressed=${String(aimOf(table).goal === goal)}
    onClick=${() => choose(table, goal)} onFocus=${(/** @type {FocusEvent} */ event) => isKeyed(event) && look(table, goal)} onBlur=${() => look(table, null)}
    onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(table, goal)}
    onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(table, null)}>${inside}</button>`;
}

/** @param {Table} table */
export function Stacks({ envelope, catalogue, name, t }) {
  const { stacks } = envelope.view;
  return html`<section class="float stacks" aria-label=${t("antike-personalities-left")}>
    <h2>${t("antike-personalities-left")}</h2>
    <ul>${Object.keys(catalogue.board.stacks).map((stack) => html`<li key=${stack}><span class="card-back"><${Icon} id=${STACKS[stack]} /></span><b>${stacks[stack]}</b><small>${name("stack", stack)}</small></li>`)}</ul>
    <p class="kinds" aria-hidden="true">
      <svg viewBox="0 0 26 10"><path class="border on-land" d="M2,6Q8,3 13,5T24,4" /></svg>${t("antike-border-land")}
      <svg viewBox="0 0 26 10"><path class="border at-sea" d="M2,5q3,-6 5.5,0t5.5,0t5.5,0t5.5,0" /></svg>${t("antike-border-sea")}
      <svg viewBox="0 0 36 10"><path class="border on-land" d="M2,6Q8,3 16,5" /><path class="border at-sea" d="M16,5q2.5,-6 4.5,0t4.5,0t4.5,0t4.5,0" /></svg>${t("antike-border-mixed")}
    </p>
  </section>`;
}
