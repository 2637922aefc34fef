// The painted wall above the table: the cause at the left (the token, or the card that did it), who and what, the demand,
// and at the right what it turns on. It asks; the cards below answer.
import { html } from "../../app/html.js";
import { list } from "../../app/words.js";
import { Icon, Medal } from "../../parts/basics.js";
import { useKept } from "../common/kept.js";
import { cardChoice, goals, markedCards, markedLegions, picksOf, removalCount } from "./moves.js";
import { legionsOn, Objective } from "./objective.js";
import { classes, Sack, symbolIcon, Token } from "./pieces.js";
import { stage } from "./stage.js";
import { inBag, Needs, Tally } from "./tally.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

const ATTACKS = new Set(["remove", "clear", "lose"]);
const BY_POWER = new Set(["muster", "rearrange", "put_down", "complete", ...ATTACKS]);
/** Events at which the table cheers. */
const CHEERED = new Set(["ave-caesar", "controls", "rewarded", "resource-taken"]);
/** Events of an attack. */
const SUFFERED = new Set(["removed", "cleared", "lost"]);

/**
 * The objective whose power is being used, and whose it is: the one of that kind that has been resolved last.
 * @param {Table} table
 * @param {View} view
 */
function causeOf({ catalogue }, view) {
  if (!view.power) return null;
  const found = view.seats.flatMap(({ seat, objectives }) =>
    objectives
      .filter((one) => one.stage === "resolved" && catalogue.board.objectives[one.id].power?.kind === view.power?.kind)
      .map((one) => ({ seat, id: one.id })),
  );
  return found.at(-1) ?? null;
}

/** @param {{table: Table, cries: import("./types.js").EventData[]}} props */
export function Wall({ table, cries }) {
  const { envelope, t } = table;
  const { now, told } = stage(table);
  const decision = told ? "told" : (envelope.question?.decision ?? "wait");
  const cause = BY_POWER.has(decision) || decision === "source" ? causeOf(table, now) : null;
  const mood = told
    ? CHEERED.has(told.event) ? "feast" : SUFFERED.has(told.event) ? "hit" : ""
    : ATTACKS.has(decision) ? "hit" : decision === "claim" ? "feast" : "";
  return html`<section class=${classes("wall", mood, decision)} aria-label=${t("augustus-draw")}>
    <div class="cause"><${Cause} table=${table} view=${now} told=${told} decision=${decision} cause=${cause} /></div>
    <div class="call">
      <${Over} table=${table} view=${now} told=${told} decision=${decision} cause=${cause} />
      ${told ? html`<p class="news">${told.phrase}</p>` : html`<${Waiting} table=${table} cries=${cause || mood === "feast" ? [] : cries} />`}
    </div>
    <div class="chances"><${Side} table=${table} view=${now} decision=${decision} /></div>
  </section>`;
}

/** @param {{table: Table, view: View, told: any, decision: string, cause: {seat: number, id: string}|null}} props */
function Cause({ table, view, told, decision, cause }) {
  const { t, catalogue } = table;
  if (told && CHEERED.has(told.event)) {
    const id = told.fields.objective;
    if (id) return html`<${CauseCard} table=${table} id=${id} seat=${told.seat} />`;
    const points = catalogue.board.rewards[told.fields.reward]?.points;
    return html`<span class="laurels"><${Icon} name="laurel" /><b>${points}</b></span>`;
  }
  if (cause) return html`<${CauseCard} table=${table} id=${cause.id} seat=${cause.seat} />`;
  if (decision === "claim") return html`<span class="laurels"><${Icon} name="laurel" /><b>${table.envelope.view.seats[table.envelope.seat].controlled.length}</b></span>`;
  if (decision === "choose") return html`<span class="laurels cards"><${Icon} name="cards" /></span>`;
  if (decision === "keep" || (!view.token && !view.seats.some((seat) => seat.objectives.length)))
    return html`<span class="fan" aria-hidden="true">${["senator", "pink", "green"].map((colour) => html`<i key=${colour} class=${`of-${colour}`}><${Icon} name=${{ senator: "senator", pink: "rose", green: "oak" }[colour]} /></i>`)}</span>`;
  const left = inBag(view);
  return html`<${Sack} left=${left} label=${t("augustus-in-bag", { count: left })} />
    <svg class="leap" viewBox="0 0 80 60" aria-hidden="true"><path d="M4 56Q14 18 70 12M16 58Q26 30 74 26M30 58Q38 42 76 40" /></svg>
    ${view.token && html`<${Token} key=${`${view.token} ${left}`} token=${view.token} style=${classes("hero", table.motion && told?.event === "drew" && "leaping")} />`}`;
}

/** @param {{table: Table, id: string, seat: number|null}} props */
const CauseCard = ({ table, id, seat }) =>
  html`<div class="cause-card"><${Objective} table=${table} id=${id} size="pick" slots=${[]} />${seat !== null && html`<${Medal} seat=${seat} />`}</div>`;

/**
 * Who and what in one line, then the demand.
 * @param {{table: Table, view: View, told: any, decision: string, cause: {seat: number, id: string}|null}} props
 */
function Over({ table, view, told, decision, cause }) {
  const { envelope, name, t } = table;
  const who = (/** @type {number} */ seat) => envelope.players[seat]?.name ?? "";
  if (told && (CHEERED.has(told.event) || SUFFERED.has(told.event)))
    return html`<p class="cried"><${Icon} name=${CHEERED.has(told.event) ? "ave" : "strike"} /></p><h2>${CHEERED.has(told.event) ? t("augustus-ave") : who(told.seat)}</h2>`;
  if (cause) {
    const objective = table.catalogue.board.objectives[cause.id].name;
    const own = cause.seat === envelope.seat;
    return html`<p class="cried"><${Icon} name=${own ? "ave" : "strike"} />${own ? t("augustus-is-yours", { objective }) : t("augustus-completed-by", { name: who(cause.seat), objective })}</p>
      <h2>${demand(table, decision)}</h2>`;
  }
  if (["keep", "claim", "choose", "source"].includes(decision))
    return html`<p class="cried">${t(`augustus-about-${decision}`, { reward: view.claim ? name("reward", view.claim) : "" })}</p><h2>${demand(table, decision)}</h2>`;
  if (!view.token) return html`<h2>${t("augustus-waiting")}</h2>`;
  return html`<p class="cried"><${Icon} name="horn" />${view.crier !== null && t("augustus-calls", { name: who(view.crier) })}</p>
    <h2>${name("token", view.token)}</h2>`;
}

/** What is asked, in three words at most. @param {Table} table @param {string} decision */
function demand(table, decision) {
  const { power } = table.envelope.view;
  const count = removalCount(table) ?? cardChoice(table)?.count ?? power?.left ?? 1;
  return table.t("augustus-demand", { decision, count });
}

/** Who is still choosing, calmly; and who has cried Ave Caesar since the last draw. @param {{table: Table, cries: any[]}} props */
function Waiting({ table, cries }) {
  const { envelope, t } = table;
  const owing = new Set(envelope.owed.map((one) => one.seat));
  const others = envelope.players.filter((one) => one.seat !== envelope.seat);
  const choosing = others.filter((one) => owing.has(one.seat));
  const cried = cries.map((one) => html`<p class="heard" key=${one.phrase}><${Icon} name="ave" />${one.phrase}</p>`);
  if (!choosing.length) return cried;
  return html`${cried}<p class="wait">${others.map((one) => html`<span key=${one.seat} class="seal"><${Medal} seat=${one.seat} />
      ${owing.has(one.seat) ? html`<span class="dots-of-thought"><i></i><i></i><i></i></span>` : html`<svg class="icon ok" aria-hidden="true"><use href="#check" /></svg>`}</span>`)}
    <span>${t("augustus-choosing", { names: list(choosing.map((one) => one.name)), count: choosing.length })}
      <small>${t("augustus-decided", { count: others.length - choosing.length, all: others.length })}</small></span></p>`;
}

/** What the demand turns on. @param {{table: Table, view: View, decision: string}} props */
function Side({ table, view, decision }) {
  const keep = useKept();
  const { t, envelope } = table;
  const own = view.seats[envelope.seat];
  if (decision === "keep") return html`<p>${t("augustus-needs-kept")}</p><${Needs} table=${table} needs=${needsOf(table, [...picksOf(table), ...markedCards(table)])} compare=${true} />`;
  if (decision === "choose") return html`<p>${t("augustus-needs-open")}</p><${Needs} table=${table} needs=${openSlots(table)} compare=${false} />`;
  if (decision === "claim") return html`<p>${t("points")}</p><p class="settled"><b>${own.total}</b></p>`;
  if (decision === "remove") return html`<${Facts} facts=${[["legion", t("augustus-back-to-reserve"), true], ["check", t("augustus-marked", { count: markedLegions(table).length, all: removalCount(table) ?? 0 }), false]]} />`;
  if (decision === "clear") return html`<${Facts} facts=${[["legion", t("augustus-back-to-reserve"), true]]} />`;
  if (decision === "lose") return html`<${Facts} facts=${[["cards", t("augustus-controlled-count", { count: own.controlled.length, goal: table.catalogue.board.goal }), false]]} />`;
  if (decision === "rearrange" || decision === "put_down") {
    const placed = own.objectives.reduce((sum, one) => sum + legionsOn(one.filled), 0);
    return html`<${Facts} facts=${[["legion", t("augustus-placed", { count: placed }), true], ["turn", t("augustus-moved", { count: view.power?.received?.length ?? 0 }), false]]} />`;
  }
  if (view.power && decision === "muster") return html`<${Facts} facts=${[["legion", t("augustus-from-reserve", { count: own.reserve }), true], ["swap", t("augustus-or-moved"), false]]} />`;
  if (view.token === "joker" && goals(table).size) return html`<p>${t("augustus-joker")}</p><${Jokers} table=${table} />`;
  return keep("bag", [table.catalogue, view.token, JSON.stringify(view.bag)], () => {
    const all = Object.values(table.catalogue.board.tokens).reduce((sum, count) => sum + count, 0);
    return html`<p>${t("augustus-still-in-bag", { count: inBag(view), all })}</p><${Tally} table=${table} view=${view} />`;
  });
}

/** @param {{facts: [string, string, boolean][]}} props icon, words, whether it stands out */
const Facts = ({ facts }) =>
  html`<ul class="from">${facts.map(([icon, words, on]) => html`<li key=${words} class=${on ? "on" : ""}><${Icon} name=${icon} /><span>${words}</span></li>`)}</ul>`;

/** With a joker: how many slots of each symbol are open to it. @param {{table: Table}} props */
function Jokers({ table }) {
  const { catalogue, name, t } = table;
  const open = openSlots(table);
  const legal = new Set([...goals(table).keys()].map((slot) => slot.split(" ")[1]));
  return html`<ul class="jokers">${catalogue.board.symbols.map((symbol) => {
    const count = legal.has(symbol) ? (open[symbol] ?? 0) : 0;
    const words = t("augustus-slots", { symbol: name("symbol", symbol), count });
    return html`<li key=${symbol} class=${count ? "" : "none"} title=${words}><span class="token"><span class="face"><${Icon} name=${symbolIcon(symbol)} /></span></span>
      <b aria-hidden="true">${count}</b><span class="hidden">${words}</span></li>`;
  })}</ul>`;
}

/** How many slots of each symbol some cards have. @param {Table} table @param {string[]} ids */
function needsOf({ catalogue }, ids) {
  /** @type {Record<string, number>} */
  const needs = {};
  for (const id of ids) for (const [symbol, count] of Object.entries(catalogue.board.objectives[id].slots)) needs[symbol] = (needs[symbol] ?? 0) + count;
  return needs;
}

/** The slots of one's objectives in play that hold no legion. @param {Table} table */
function openSlots({ catalogue, envelope }) {
  /** @type {Record<string, number>} */
  const open = {};
  for (const { id, filled, stage: at } of envelope.view.seats[envelope.seat].objectives)
    if (at === "in_progress") for (const [symbol, count] of Object.entries(catalogue.board.objectives[id].slots)) open[symbol] = (open[symbol] ?? 0) + count - (filled[symbol] ?? 0);
  return open;
}
