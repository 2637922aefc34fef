// All that one can decide, as a list: whole moves first, then single decisions by group; typing filters it.
import { html } from "../../app/html.js";
import { useKeys } from "../../app/keys.js";
import { useRef, useState } from "../../vendor/preact/hooks.js";

/** @typedef {import("../../types.js").Table} Table */
/** @typedef {{group: string, actions: string[], phrase: string}} Choice */

/**
 * Whole moves, and every decision that begins none of them.
 * @param {import("../../types.js").Envelope} envelope
 * @returns {Choice[]}
 */
export function choices({ gestures, actions }) {
  const begun = new Set(gestures.map((gesture) => gesture.actions[0]));
  const whole = gestures.map((gesture) => ({
    group: `move ${gesture.kind}`,
    actions: gesture.actions,
    phrase: gesture.phrase,
  }));
  const single = actions.filter((action) => !begun.has(action.action));
  return [
    ...whole,
    ...single.map((action) => ({ group: action.group, actions: [action.action], phrase: action.phrase })),
  ];
}

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {Choice[]} all @param {string} search */
function filtered(all, search) {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return all.filter((choice) => wanted.every((word) => plain(choice.phrase).includes(word)));
}

/** @param {string[]|null} a @param {string[]} b */
const same = (a, b) => a !== null && a.join("\n") === b.join("\n");

/**
 * Arrows go through the list, from the field and back.
 * @param {KeyboardEvent} event
 */
function move(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  const stops = /** @type {HTMLElement[]} */ ([...place.querySelectorAll("input, .decision")]);
  const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (!step) return;
  event.preventDefault();
  stops[Math.min(Math.max(at < 0 ? 1 : at + step, 0), stops.length - 1)]?.focus();
}

/**
 * One choice. Looking at it shows what it would do; a finger looks with the first touch and plays with the second.
 * @param {{table: Table, choice: Choice, number: number, play: (choice: Choice) => void, isNext: boolean}} props
 */
const Line = ({ table, choice, number, play, isNext }) => {
  const isLookedAt = same(table.considered, choice.actions);
  const isHinted = table.hint?.[0]?.action === choice.actions[0];
  const look = () => table.consider(choice.actions);
  /** @param {PointerEvent} event */
  const pressed = (event) => (event.pointerType === "touch" && !isLookedAt ? look() : play(choice));
  return html`<li class=${isNext ? "next-group" : ""}>
    <button type="button" class=${`decision ${isLookedAt ? "at" : ""} ${isHinted ? "hinted" : ""}`} onClick=${pressed}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look()}
      onFocus=${(/** @type {any} */ event) => event.target.matches(":focus-visible") && look()}>
      ${number < 10 ? html`<kbd aria-hidden="true">${number}</kbd>` : html`<span></span>`}<span>${choice.phrase}</span>
    </button>
  </li>`;
};

/** @param {{table: Table}} props */
export const Decisions = ({ table }) => {
  const [search, setSearch] = useState("");
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const place = useRef(/** @type {HTMLOListElement|null} */ (null));
  const all = table.mine ? choices(table.envelope) : [];
  const shown = filtered(all, search);
  /** @param {Choice} choice */
  function play(choice) {
    setSearch("");
    table.commit(choice.actions);
    // The list keeps the focus when its lines change: the next arrow goes on from here.
    place.current?.focus({ preventScroll: true });
  }
  const digits = Object.fromEntries(shown.slice(0, 9).map((choice, n) => [String(n + 1), () => play(choice)]));
  useKeys({ ...digits, "/": () => field.current?.focus() });
  return html`<section class="decide" aria-label=${table.t("decisions")} onKeyDown=${move}>
    <h2>${table.t("decisions")} <small>${table.t("decisions-count", { count: shown.length })}</small></h2>
    <div class="filter"><kbd aria-hidden="true">/</kbd>
      <input ref=${field} value=${search} aria-label=${table.t("decisions-filter")}
        placeholder=${table.t("decisions-filter")}
        onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} /></div>
    <ol class="decisions-list" ref=${place} tabindex="-1">
      ${shown.map(
        (choice, n) => html`<${Line} key=${choice.actions.join("\n")} table=${table} choice=${choice} number=${n + 1}
          play=${play} isNext=${n > 0 && choice.group !== shown[n - 1].group} />`,
      )}
    </ol>
    ${table.mine && !shown.length && html`<p class="soft">${table.t("decisions-none")}</p>`}
  </section>`;
};
