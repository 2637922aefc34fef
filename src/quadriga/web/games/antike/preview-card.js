// What a move would do: its ways to choose from, what it costs, who waits there, what it brings.
import { html } from "../../look/map/html.js";
import { asked, cardCount, colours } from "./nations.js";
import { inSight } from "./options.js";
import { classes, Icon, Medallion, Resource, SPACES, STACKS, UnitIcon } from "./pieces.js";
import { planOf } from "./plan.js";
import { Toll } from "./toll.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").NationView} NationView */

/** Events that the figures on the card tell already, or that everybody expects. */
const TOLD = new Set(["went", "paid", "produced", "turn-began", "took-coin", "moved", "maneuver-began", "maneuver-ended", "arming-ended", "can-go-on", "lost-moves", "occupied", "armed", "founded", "built-temple", "learnt", "spent", "round-began"]);
const MOST_LINES = 4;

/** @param {Table} table */
export function PreviewCard(table) {
  const { t } = table;
  const { prices } = table.catalogue.board;
  const sight = inSight(table);
  const fields = sight?.option.fields ?? {};
  const events = (table.preview?.events ?? []).filter(({ event }) => !TOLD.has(event));
  return html`<div class="antike-preview">
    <h2><${Sign} table=${table} fields=${fields} /><span>${sight?.option.phrase}</span><em>${t("preview")}</em></h2>
    ${fields.space && !fields.pay?.length && html`<p class="soft">${t("antike-space-does", { space: fields.space, marble: prices.temple.marble, iron: prices.unit.iron })}</p>`}
    ${sight && sight.option.fields.pay?.length > 0 && html`<${Toll} table=${table} sight=${sight} />`}
    ${sight && sight.options.length > 1 && !sight.option.fields.pay && html`<${Ways} table=${table} sight=${sight} />`}
    ${fields.target && html`<${Waiting} table=${table} province=${fields.target} />`}
    ${sight?.option.kind.startsWith("conquer") && html`<${Duel} table=${table} province=${fields.province} />`}
    <${Changes} table=${table} />
    ${events.length > 0 && html`<ul class="told">${events.slice(0, MOST_LINES).map(({ phrase }) => html`<li>${phrase}</li>`)}</ul>`}
  </div>`;
}

/** What the card is about. @param {{table: Table, fields: Record<string, any>}} props */
function Sign({ table, fields }) {
  if (fields.space) return html`<${Icon} id=${SPACES[fields.space]} />`;
  const place = planOf(table).at[fields.target ?? fields.province];
  return place ? html`<svg class="resource" viewBox="-14 -14 28 28" aria-hidden="true"><${Medallion} kind=${place.resource} r=${12} /></svg>` : null;
}

/** Several ways to the same end. @param {{table: Table, sight: NonNullable<ReturnType<typeof inSight>>}} props */
const Ways = ({ table, sight }) => html`<div class="ways" role="radiogroup" aria-label=${table.t("antike-ways")}>
  ${sight.options.map((option) => html`<button type="button" role="radio" key=${option.actions.join()} aria-checked=${String(option === sight.option)} class=${classes(option === sight.option && "on")}
    disabled=${!sight.pinned} onClick=${() => table.consider(option.actions)}>${option.phrase}</button>`)}
</div>`;

/** Who stands where a march ends. @param {{table: Table, province: string}} props */
function Waiting({ table, province }) {
  const here = table.envelope.view.provinces[province];
  const worn = colours(table);
  const mine = asked(table)?.id;
  if (!here) return null;
  const others = Object.entries(/** @type {Record<string, any>} */ (here.units)).filter(([id]) => id !== mine);
  if (!others.length && (!here.city || here.city === mine)) return null;
  return html`<p class="waits"><span>${table.t("antike-waits")}</span>
    ${others.flatMap(([id, units]) => ["legion", "galley"].flatMap((kind) => (units[kind] ? [html`<span key=${`${id} ${kind}`} class="who-waits"><span class="hidden">${table.name("nation", id)} ${table.name("unit", kind)}</span><${UnitIcon} kind=${kind} colour=${worn[id]} count=${units[kind]} /></span>`] : [])))}
    ${here.city && here.city !== mine && html`<span class="wall"><${Icon} id="fort" />${table.t("antike-city-of", { nation: table.name("nation", here.city), defence: here.defence ?? 0 })}</span>`}</p>`;
}

/** Strength against defence. @param {{table: Table, province: string}} props */
function Duel({ table, province }) {
  const { t, envelope } = table;
  const here = envelope.view.provinces[province];
  const strength = Object.values(here?.ready ?? {}).reduce((sum, classes) => sum + Object.values(classes ?? {}).reduce((all, one) => all + Number(one), 0), 0);
  return html`<div class="duel"><span class="side"><b>${strength}</b>${t("antike-you-have")}</span><span class="vs"><${Icon} id="sword" /></span><span class="side"><b>${here?.defence}</b>${t("antike-defence")}</span></div>`;
}

/** Stock, cities, temples, seas and personalities, before and after. @param {{table: Table}} props */
function Changes({ table }) {
  const { preview, name, t } = table;
  const now = asked(table);
  const then = /** @type {NationView|undefined} */ (preview?.view.nations.find((/** @type {NationView} */ nation) => nation.id === now?.id));
  if (!now || !then) return html`<p class="soft">…</p>`;
  const change = (/** @type {string} */ key, /** @type {any} */ icon, /** @type {string} */ word, /** @type {number} */ before, /** @type {number} */ after) =>
    before !== after && html`<li key=${key} title=${word}>${icon}<span class="hidden">${word}</span><b>${before}</b><${Icon} id="arrow" /><b class=${after < before ? "after less" : "after"}>${after}</b></li>`;
  const facts = [
    ...Object.keys(now.stock).map((kind) => change(kind, html`<${Resource} kind=${kind} />`, name("resource", kind), now.stock[kind], then.stock[kind])),
    change("cities", html`<${Icon} id="city" />`, t("antike-cities"), now.cities, then.cities),
    change("temples", html`<${Icon} id="temple" />`, t("antike-temples"), now.temples, then.temples),
    change("seas", html`<${Icon} id="ship" />`, t("antike-seas"), now.seas, then.seas),
    change("people", html`<${Icon} id=${STACKS.king} />`, t("antike-personalities"), cardCount(now), cardCount(then)),
  ].filter(Boolean);
  return html`${facts.length > 0 && html`<ul class="changes">${facts}</ul>`}<${Won} table=${table} now=${now} then=${then} />`;
}

/** The personalities that it brings, now or when the action is over. @param {{table: Table, now: NationView, then: NationView}} props */
function Won({ table, now, then }) {
  const { envelope, preview, name, t } = table;
  const [before, after] = [envelope.view.pending, preview?.view.pending ?? envelope.view.pending];
  /** @type {Record<string, number>} */
  const due = { scholar: after.scholars_due - before.scholars_due, general: after.generals_due - before.generals_due };
  const won = Object.keys(now.cards).map((stack) => ({ stack, count: then.cards[stack] - now.cards[stack], later: due[stack] ?? 0 })).filter(({ count, later }) => count + later > 0);
  if (!won.length) return null;
  return html`<ul class="won">${won.map(({ stack, count, later }) => html`<li key=${stack} data-stack=${stack}><span class="card-back"><${Icon} id=${STACKS[stack]} /></span>
    <b>+${Math.max(count, count + later)}</b> ${name("stack", stack)}${count <= 0 && html` <small>${t("antike-when-done")}</small>`}</li>`)}</ul>`;
}
