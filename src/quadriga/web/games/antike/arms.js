// Arming at the cities themselves: a plus for each kind arms one unit at once, a minus takes the last one back.
import { html } from "../../look/map/html.js";
import { useRef } from "../../vendor/hooks.js";
import { Glyph, UNITS } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").UnitKind} UnitKind */

/** Room that a button takes beside another, in map units. */
const WIDE = 34;
const HIGH = 26;
/** Where the buttons may stand, seen from the town: the nearest first. @type {[number, number][]} */
const ASIDE = [[0, -36], [0, 36], [0, -50], [0, 50], [54, 0], [-54, 0], [54, -30], [-54, -30], [54, 30], [-54, 30]];

/**
 * Where beside a town buttons hide no name and no units.
 * @param {import("./types.js").Point} city
 * @param {number} count of buttons
 * @param {import("./types.js").Spots} spots
 * @returns {[number, number]}
 */
function asideOf([x, y], count, { k, names, benches }) {
  const wide = (count * WIDE * k) / 2;
  const high = (HIGH * k) / 2;
  const places = ASIDE.map(([dx, dy]) => [x + (dx + (Math.sign(dx) * (count - 1) * WIDE) / 2) * k, y + dy * k]);
  const hides = (/** @type {number[]} */ [px, py]) =>
    [...Object.values(names), ...Object.values(benches)].reduce((sum, one) => {
      const across = Math.min(px + wide, one.x + one.w / 2) - Math.max(px - wide, one.x - one.w / 2);
      const down = Math.min(py + high, one.y + one.h / 2) - Math.max(py - high, one.y - one.h / 2);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  const hidden = places.map(hides);
  return /** @type {[number, number]} */ (places[hidden.indexOf(Math.min(...hidden))]);
}

/**
 * Where the buttons of a town are, with the one that takes the last unit back and without it.
 * @param {Table} table
 * @param {string} province
 * @param {import("./types.js").Point} city
 * @param {import("./types.js").Spots} spots
 * @returns {import("./types.js").Box[]}
 */
export function armsAt({ envelope }, province, city, spots) {
  const count = envelope.actions.filter(({ group, fields }) => group === "arm" && fields.province === province).length;
  return [count, count + 1].map((buttons) => {
    const [x, y] = asideOf(city, buttons, spots);
    return { x, y, w: buttons * WIDE * spots.k, h: HIGH * spots.k };
  });
}

/** @param {{table: Table, plan: import("./types.js").Plan, spots: import("./types.js").Spots}} props */
export function Arms({ table, plan, spots }) {
  const { k } = spots;
  const { envelope, mine, playing, t } = table;
  // Where units were armed in this action, the last one last: that one can be taken back.
  const armed = useRef(/** @type {string[]} */ ([]));
  if (envelope.question?.decision !== "arm") {
    armed.current = [];
    return null;
  }
  if (!mine || playing) return null;
  /** @type {Map<string, import("./types.js").ActionData[]>} */
  const offers = new Map();
  for (const action of envelope.actions) if (action.group === "arm") offers.set(action.fields.province, [...(offers.get(action.fields.province) ?? []), action]);
  const last = envelope.undo?.alone && table.undo ? armed.current.at(-1) : undefined;
  const places = new Set([...offers.keys(), ...(last ? [last] : [])]);
  const arm = (/** @type {string} */ province, /** @type {string} */ action) => {
    armed.current.push(province);
    table.commit([action]);
  };
  const takeBack = () => {
    armed.current.pop();
    table.undo?.();
  };
  return html`<g class="arms">${[...places].map((id) => {
    const buttons = [
      ...(id === last ? [{ key: "less", sign: "−", icon: "", label: t("antike-disarm", { province: table.name("province", id) }), press: takeBack }] : []),
      ...(offers.get(id) ?? []).map(({ action, fields, phrase }) => ({ key: fields.unit, sign: "+", icon: UNITS[/** @type {UnitKind} */ (fields.unit)], label: phrase, press: () => arm(id, action) })),
    ];
    const [x, y] = asideOf(plan.at[id].city, buttons.length, spots);
    return html`<g key=${id} transform=${`translate(${x} ${y}) scale(${k})`}>${buttons.map(({ key, sign, icon, label, press }, n) => html`<${Plus} key=${key} at=${(n - (buttons.length - 1) / 2) * WIDE} province=${id} sign=${sign} icon=${icon} label=${label} press=${press} />`)}</g>`;
  })}</g>`;
}

/** @param {{at: number, province: string, sign: string, icon: string, label: string, press: () => void}} props */
function Plus({ at, province, sign, icon, label, press }) {
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
  const click = (/** @type {Event} */ event) => {
    event.stopPropagation();
    press();
  };
  return html`<g class=${`plus ${icon || "less"}`} role="button" tabindex="0" data-arm-at=${`${province} ${icon || "less"}`} aria-label=${label} transform=${`translate(${at} 0)`} onClick=${click} onKeyDown=${key}>
    <title>${label}</title><rect class="hit" x=${-WIDE / 2} y="-18" width=${WIDE} height="34" /><rect class="pill" x="-15.5" y="-12" width="31" height="24" rx="12" />
    <text x=${icon ? -6.5 : 0} y="6.5">${sign}</text>${icon && html`<${Glyph} id=${icon} size=${15} x=${5} y=${0} class="symbol" />`}
  </g>`;
}
