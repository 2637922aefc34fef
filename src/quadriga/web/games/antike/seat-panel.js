// What a seat leads: one nation, with two players two of them; personalities, stock, know-how, and how far the next ones are.
import { html } from "../../look/map/html.js";
import { useKept } from "../common/kept.js";
import { cardCount, colours, nationsOf } from "./nations.js";
import { classes, Icon, KNOW_HOWS, Medal, Resource, STACKS, UNITS } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").NationView} NationView */

/** @param {Table & {form?: "full"|"short"|"strip"}} table here `seat` is the seat that is shown */
export function SeatPanel(table) {
  const { seat, envelope, width } = table;
  const form = table.form ?? (width <= 1180 ? "strip" : envelope.seat === seat ? "full" : "short");
  return html`<div class=${classes("antike-seat", form, envelope.seats > 4 && "dense")} data-seats=${envelope.seats}>
    ${nationsOf(table, seat).map((nation) => html`<${Nation} key=${nation.id} table=${table} nation=${nation} form=${form} />`)}
  </div>`;
}

/** @param {{table: Table, nation: NationView, form: string}} props */
function Nation({ table, nation, form }) {
  const keep = useKept();
  const { catalogue, envelope, name, t, preview, playing } = table;
  const { goal } = envelope.view;
  const colour = colours(table)[nation.id];
  const then = preview && !playing ? /** @type {NationView|undefined} */ (preview.view.nations.find((/** @type {NationView} */ one) => one.id === nation.id)) : undefined;
  const gained = then ? cardCount(then) - cardCount(nation) : 0;
  const style = classes("nation", `seat-${colour + 1}`, envelope.view.nation === nation.id && "on-turn");
  return keep("nation", [catalogue, form, style, goal, JSON.stringify([nation, then])], () => html`<div class=${style}>
    <p class="head"><${Medal} colour=${colour} class="tiny" /><b class="called">${name("nation", nation.id)}</b>
      <span class="known">${nation.know_how.map((id) => html`<span key=${id} title=${name("know_how", id)}><${Icon} id=${KNOW_HOWS[id]} /><span class="hidden">${name("know_how", id)}</span></span>`)}</span>
      <span class="big" aria-label=${t("antike-cards-of", { count: cardCount(nation), goal })}>${cardCount(nation)}${gained > 0 && html`<i class="gain">+${gained}</i>`}<small>/${goal}</small></span></p>
    <div class="lower"><${People} table=${table} nation=${nation} goal=${goal} /><${Stock} table=${table} nation=${nation} then=${then} /></div>
    ${form === "full" && html`<${Facts} table=${table} nation=${nation} /><${Next} table=${table} nation=${nation} then=${then} />`}
  </div>`);
}

/** As many places as win, filled from the left with the personalities taken. @param {{table: Table, nation: NationView, goal: number}} props */
function People({ table, nation, goal }) {
  const taken = Object.entries(nation.cards).flatMap(([stack, count]) => Array.from({ length: count }, () => stack));
  const words = Object.entries(nation.cards).filter(([, count]) => count).map(([stack, count]) => `${table.name("stack", stack)} × ${count}`);
  return html`<span class="people" role="img" aria-label=${table.t("antike-cards", { cards: words.join(", ") || "–" })}>
    ${Array.from({ length: Math.max(goal, taken.length) }, (_, n) => html`<i key=${n} class=${classes(n < taken.length && "on")}>${n < taken.length && html`<${Icon} id=${STACKS[taken[n]]} />`}</i>`)}</span>`;
}

/** @param {{table: Table, nation: NationView, then: NationView|undefined}} props */
const Stock = ({ table, nation, then }) => html`<span class="stocks">${Object.entries(nation.stock).map(([kind, count]) => {
  const after = then?.stock[kind] ?? count;
  return html`<span key=${kind} class=${classes("stock", !after && "none", after !== count && "new")} title=${table.name("resource", kind)}><${Resource} kind=${kind} /><span class="hidden">${table.name("resource", kind)}</span><b>${after}</b></span>`;
})}</span>`;

/** @param {{table: Table, nation: NationView}} props */
function Facts({ table: { name, t }, nation }) {
  const fact = (/** @type {string} */ icon, /** @type {string} */ word, /** @type {number} */ count) => html`<span class="fact" title=${word}><${Icon} id=${icon} /><span class="hidden">${word}</span><b>${count}</b></span>`;
  return html`<div class="facts">${fact("city", t("antike-cities"), nation.cities)}${fact("temple", t("antike-temples"), nation.temples)}
    ${fact(UNITS.legion, name("unit", "legion"), nation.units.legion)}${fact(UNITS.galley, name("unit", "galley"), nation.units.galley)}</div>`;
}

/** How far the next king, citizen and navigator are. @param {{table: Table, nation: NationView, then: NationView|undefined}} props */
function Next({ table, nation, then }) {
  const { catalogue, name } = table;
  /** @type {Record<string, (one: NationView) => number>} */
  const counts = { king: (one) => one.cities, citizen: (one) => one.temples, navigator: (one) => one.seas };
  return html`<div class="nexts">${Object.entries(/** @type {Record<string, number>} */ (catalogue.board.thresholds)).map(([stack, each]) => {
    const have = counts[stack]((then ?? nation));
    const need = (nation.cards[stack] + 1) * each;
    return html`<div class="next" key=${stack}><span><${Icon} id=${STACKS[stack]} />${name("stack", stack)}</span>
      <span class="track"><i style=${{ width: `${Math.min(100, (have / need) * 100)}%` }}></i></span><b>${have}<small>/${need}</small></b></div>`;
  })}</div>`;
}
