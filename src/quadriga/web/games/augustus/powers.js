// What an objective does: an icon, and a few words with the symbols drawn among them.
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { Colour, Symbol } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Power} Power */

/** @type {Record<string, string>} */
const ICONS = {
  extra_legions: "reserve",
  mobilise_symbol: "legion",
  mobilise_any: "legion",
  take_two: "cards",
  rearrange: "turn",
  complete_objective: "ave",
  remove_legions: "strike",
  clear_objective: "strike",
  lose_objective: "strike",
  equivalence: "swap",
  points_per_symbol: "laurel",
  points_per_colour: "laurel",
  points_per_red: "laurel",
};
/** Stand for drawings in a sentence; no language uses them. */
const [FIRST, SECOND] = ["\uE001", "\uE002"];

/** @param {Power|null} power */
export const powerIcon = (power) => (power && ICONS[power.kind]) ?? "none";

/**
 * A sentence about a power; `first` and `second` stand for its symbols or its colour.
 * @param {Table} table
 * @param {Power} power
 * @param {string} first
 * @param {string} second
 */
function sentence({ t, envelope }, power, first, second) {
  const capped = envelope.options.symbol_cap === "off" ? 0 : (power.cap ?? 0);
  return t(`augustus-power-${power.kind}`, { count: power.count ?? 0, points: power.points ?? 0, cap: capped, colour: power.colour ?? "", first, second });
}

/**
 * A power in words alone.
 * @param {Table} table
 * @param {Power|null} power
 */
export function powerWords(table, power) {
  if (!power) return table.t("augustus-no-power");
  const [first, second] = (power.symbols ?? [power.symbol ?? ""]).map((one) => (one ? table.name("symbol", one) : ""));
  return sentence(table, power, power.colour ? table.t("augustus-colour", { colour: power.colour }) : first, second ?? "");
}

/** A power with its symbols drawn. @param {{table: Table, power: Power|null}} props */
export function PowerLine({ table, power }) {
  if (!power) return html`<span class="power by-none"><span class="soft">${table.t("augustus-no-power")}</span></span>`;
  const [one, other] = power.symbols ?? [power.symbol ?? "", ""];
  const symbol = (/** @type {string} */ id) => id && html`<${Symbol} symbol=${id} name=${table.name("symbol", id)} />`;
  const drawn = {
    [FIRST]: power.colour ? html`<${Colour} colour=${power.colour} name=${table.t("augustus-colour", { colour: power.colour })} />` : symbol(one),
    [SECOND]: symbol(other),
  };
  const parts = sentence(table, power, FIRST, SECOND).split(/([\uE001\uE002])/);
  return html`<span class=${`power by-${powerIcon(power)}`} title=${powerWords(table, power)}>
    <${Icon} name=${powerIcon(power)} /><span>${parts.map((part) => drawn[part] ?? part)}</span>
  </span>`;
}
