// All that one can decide, as a list: whole moves first, grouped by what they begin with (a token, a city), each with
// what it would bring; what brings most stands first. Typing filters it.
import { html } from "../../app/html.js";
import { useKeys } from "../../app/keys.js";
import { useEffect, useMemo, useRef, useState } from "../../vendor/preact/hooks.js";

/** @typedef {import("../../types.js").Table} Table */
/** @typedef {import("../../types.js").Title} Title */
/** @typedef {import("../../types.js").PreviewData} PreviewData */
/** @typedef {import("../../types.js").Choice} Choice */

/** Of more choices than these nobody reads what each would bring. */
const MOST_FORESEEN = 80;
/** Who knows what to play need not wait for it. */
const FORESEE_MS = 400;

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
    fields: gesture.fields,
  }));
  const single = actions.filter((action) => !begun.has(action.action));
  return [
    ...whole,
    ...single.map(({ group, action, phrase, fields }) => ({ group, actions: [action], phrase, fields })),
  ];
}

/**
 * What a choice begins with, as a group: its first thing that has a name.
 * @param {Table} table
 * @param {Choice} choice
 */
function groupOf({ catalogue }, { group, fields }) {
  const [kind, id] = Object.entries(fields)[0] ?? [];
  const name = kind && typeof id === "string" ? catalogue.names[kind]?.[id] : undefined;
  return { key: name ? `${group} ${id}` : group, name: name ? name[0].toUpperCase() + name.slice(1) : "" };
}

/** @param {Choice} choice */
const keyOf = ({ actions }) => actions.join("\n");

/**
 * What each choice would bring, once the server has said so of all, and whether lines may move for it: never under a
 * pointer, nor away from the focus.
 * @param {Table} table
 * @param {Choice[]} all
 * @param {{current: HTMLElement|null}} place
 */
function useForeseen({ envelope, mine, foresee }, all, place) {
  const [foreseen, setForeseen] = useState({ told: /** @type {Map<string, PreviewData>} */ (new Map()), mayMove: true });
  useEffect(() => {
    setForeseen({ told: new Map(), mayMove: true });
    if (!mine || !foresee || all.length > MOST_FORESEEN) return undefined;
    let isWanted = true;
    const ask = async () => {
      const found = new Map();
      for (const choice of all) {
        const preview = isWanted && (await foresee(choice.actions));
        if (!preview) return;
        found.set(keyOf(choice), preview);
      }
      if (isWanted) setForeseen({ told: found, mayMove: !place.current?.querySelector(":hover, :focus") });
    };
    const soon = setTimeout(ask, FORESEE_MS);
    return () => {
      isWanted = false;
      clearTimeout(soon);
    };
  }, [envelope, mine]);
  return foreseen;
}

/**
 * Groups stay together; within and among them, what brings most is first.
 * @param {Table} table
 * @param {Choice[]} all
 * @param {(choice: Choice) => number} worth
 */
function sorted(table, all, worth) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const one of all) {
    const { key } = groupOf(table, one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const ranked = [...groups.values()].map((group) => group.sort((a, b) => worth(b) - worth(a)));
  return ranked.sort((a, b) => worth(b[0]) - worth(a[0])).flat();
}

/**
 * The events of a move that bring points.
 * @param {Title|undefined} title
 * @param {PreviewData|undefined} preview
 */
const scoringOf = (title, preview) => preview?.events.filter(({ event }) => title?.scoring.includes(event)) ?? [];

/**
 * What the title says of a move's figures, or the sentences about points that come with it; and how much that is.
 * @param {Title|undefined} title
 * @param {Table} table
 * @param {Choice} choice
 * @param {PreviewData|undefined} preview
 */
function broughtBy(title, table, choice, preview) {
  if (!preview) return { brings: "", worth: 0 };
  const scoring = scoringOf(title, preview);
  const brings = title?.brings ? title.brings(table, choice, preview) : scoring.map(({ phrase }) => phrase).join(" ");
  return { brings, worth: title?.worth ? title.worth(table, choice, preview) : scoring.length };
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
 * @param {{table: Table, choice: Choice, number: number, play: (choice: Choice) => void, isNext: boolean, heading: string, brings: string, isScoring: boolean}} props
 */
const Line = ({ table, choice, number, play, isNext, heading, brings, isScoring }) => {
  const isLookedAt = same(table.considered, choice.actions);
  const isHinted = table.hint?.[0]?.action === choice.actions[0];
  const look = () => table.consider(choice.actions);
  /** @param {PointerEvent} event */
  const pressed = (event) => (event.pointerType === "touch" && !isLookedAt ? look() : play(choice));
  return html`<li class=${isNext ? "next-group" : ""}>
    ${heading && html`<h3>${heading}</h3>`}
    <button type="button" class=${`decision ${isLookedAt ? "at" : ""} ${isHinted ? "hinted" : ""}`} onClick=${pressed}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look()}
      onFocus=${(/** @type {any} */ event) => event.target.matches(":focus-visible") && look()}>
      ${number < 10 ? html`<kbd aria-hidden="true">${number}</kbd>` : html`<span></span>`}<span>${choice.phrase}${brings && html`<small class=${isScoring ? "scores" : ""}>${brings}</small>`}</span>
    </button>
  </li>`;
};

/** @param {{table: Table, title?: Title}} props */
export const Decisions = ({ table, title }) => {
  const [search, setSearch] = useState("");
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const place = useRef(/** @type {HTMLOListElement|null} */ (null));
  const all = table.mine ? choices(table.envelope) : [];
  const { told, mayMove } = useForeseen(table, all, place);
  // A pointer that goes over the list draws it again, but changes nothing of this.
  const brought = useMemo(
    () => new Map(all.map((one) => [keyOf(one), broughtBy(title, table, one, told.get(keyOf(one)))])),
    [told, table.envelope, table.mine],
  );
  const of = (/** @type {Choice} */ choice) => brought.get(keyOf(choice)) ?? { brings: "", worth: 0 };
  const worth = (/** @type {Choice} */ choice) => choice.fields.gain ?? (mayMove ? of(choice).worth : 0);
  const shown = filtered(sorted(table, all, worth), search);
  const group = (/** @type {number} */ n) => shown[n] && groupOf(table, shown[n]);
  /** Whether several of a group begin here. @param {number} n */
  const headed = (n) => group(n)?.key !== group(n - 1)?.key && group(n)?.key === group(n + 1)?.key;
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
          play=${play} isNext=${n > 0 && group(n)?.key !== group(n - 1)?.key}
          heading=${headed(n) ? group(n)?.name : ""}
          brings=${of(choice).brings} isScoring=${of(choice).worth >= 1} />`,
      )}
    </ol>
    ${table.mine && !shown.length && html`<p class="soft">${table.t("decisions-none")}</p>`}
  </section>`;
};
