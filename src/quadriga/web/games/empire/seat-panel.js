// A seat's board: roads left, points by source, rows and columns of goods, coins, the best city of each colour.
import { html } from "../../look/map/html.js";
import { useKept } from "../common/kept.js";
import { playerAt } from "./moment.js";
import { BadgeIcon, classes, Good, Icon } from "./pieces.js";
import { signed, SourceIcon } from "./sources.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").PlayerView} Player */

const GOLD = "gold";
/** How many rows are drawn even while they are empty: with more seats every panel is lower. @type {Record<number, number>} */
const ROWS = { 2: 3, 3: 2, 4: 2, 5: 1 };

/**
 * The full board for whoever looks, a line of tokens for the others, figures alone where there is little room.
 * @param {Table & {form?: "full"|"short"|"strip"}} table
 */
export function SeatPanel(table) {
  const keep = useKept(), { seat, catalogue, envelope } = table, player = playerAt(table, seat ?? 0);
  const form = table.form ?? (table.width <= 1180 ? "strip" : envelope.seat === seat ? "full" : "short");
  const after = table.preview && !table.playing ? /** @type {Player} */ (table.preview.view.players[player.seat]) : null;
  // Most moves leave most boards as they are. With more than two seats every panel is lower, so that they stand beside the
  // board together.
  return keep("panel", [catalogue, table.width, form, JSON.stringify([player, after])], () => html`<div class=${classes("empire-seat", form, `seat-${player.seat + 1}`, envelope.seats > 2 && "dense")} data-seats=${envelope.seats}>
    <${Figures} table=${table} player=${player} after=${after} form=${form} />
    ${form === "full" && html`<${Riches} table=${table} player=${player} after=${after} />`}
    ${form === "short" && html`<${Tokens} table=${table} player=${player} />`}
    ${form !== "strip" && html`<${Cities} table=${table} player=${player} after=${after} />`}
  </div>`);
}

/**
 * The points earned on the track stand apart from what the seat would have if the game ended now: goods and roads left
 * count only then, and the bonus for most roads left can go with every road that is built (EMP-20).
 * @param {{table: Table, player: Player, after: Player|null, form: string}} props
 */
function Figures({ table, player, after, form }) {
  const { catalogue, envelope, t, width } = table, isOver = envelope.outcome !== null, earned = isOver ? player.total : player.score, gained = after && !isOver ? after.score - player.score : 0, roomy = form !== "strip" || (width > 620 && envelope.seats === 2);
  return html`<div class="figures">
    ${roomy && html`<span class="sources">${Object.entries(player.points).filter(([, points]) => points > 0).map(([source, points]) => html`<span key=${source} title=${catalogue.sources[source]}><${SourceIcon} source=${source} /><span class="hidden">${catalogue.sources[source]}</span>${points}</span>`)}</span>`}
    <span class="fact left" title=${t("empire-roads-left", { count: player.roads })}><${Icon} id="road" /><span class="hidden">${t("empire-roads")}</span><b>${player.roads}</b></span>
    ${!isOver && html`<span class=${classes("fact", "at-end", after !== null && after.total !== player.total && "new")} title=${t("empire-if-it-ended-now")}><${Icon} id="hourglass" /><span class="hidden">${t("empire-if-it-ended-now")}</span><b>${after?.total ?? player.total}</b></span>`}
    <span class="big">${earned}${gained !== 0 && html`<i class="gain">${signed(gained)}</i>`}<small>${t("empire-points", { count: earned })}</small></span>
  </div>`;
}

/**
 * A column for each kind of goods, rows filled from below; what each row and column pays; coins on their own line.
 * @param {{table: Table, player: Player, after: Player|null}} props
 */
function Riches({ table, player, after }) {
  const { catalogue, name, t } = table, { wealth } = catalogue.board;
  const goods = Object.keys(wealth).filter(kind => kind !== GOLD), have = (/** @type {Player|null} */ who, /** @type {string} */ kind) => who?.wealth[kind] ?? 0;
  const height = Math.max(ROWS[table.envelope.seats] ?? 1, ...goods.map(kind => Math.max(have(player, kind), have(after, kind))));
  const rows = Array.from({ length: height }, (_, n) => height - n);
  const cell = (/** @type {string} */ kind, /** @type {number} */ n) => {
    if (have(player, kind) >= n) return html`<${Good} kind=${kind} name=${name("wealth", kind)} />`;
    if (have(after, kind) >= n) return html`<${Good} kind=${kind} name=${name("wealth", kind)} class="coming" />`;
    return n === 1 ? html`<${Good} kind=${kind} name=${name("wealth", kind)} class="empty" />` : html`<span class="good-chip hole"></span>`;
  };
  const pays = (/** @type {number|undefined} */ now, /** @type {number|undefined} */ then) => {
    const shown = then ?? now ?? 0;
    return html`<span class=${classes(then !== undefined && then !== (now ?? 0) && "new")}>${shown ? signed(shown) : ""}</span>`;
  };
  const coins = Math.max(have(player, GOLD), have(after, GOLD));
  return html`<table class="riches"><caption class="hidden">${t("empire-riches")}</caption><tbody>
    ${rows.map(n => html`<tr key=${n}><th scope="row"><span class="hidden">${t("empire-row", { number: n })}</span>${pays(player.by_row[n - 1], after?.by_row[n - 1])}</th>
      ${goods.map(kind => html`<td key=${kind}>${cell(kind, n)}</td>`)}</tr>`)}
    <tr class="cols"><th scope="row"><span class="hidden">${t("empire-columns")}</span></th>${goods.map(kind => html`<td key=${kind}>${pays(player.by_kind[kind], after?.by_kind[kind])}</td>`)}</tr>
    <tr class="coins"><th scope="row"><span class="hidden">${name("wealth", GOLD)}</span>${pays(player.points.gold, after?.points.gold)}</th>
      <td colspan=${goods.length}><span class="purse">${Array.from({ length: Math.max(coins, goods.length) }, (_, n) => n < coins
        ? html`<${Good} key=${n} kind=${GOLD} name=${name("wealth", GOLD)} class=${n >= have(player, GOLD) ? "coming" : ""} />`
        : html`<span key=${n} class="good-chip hole coin"></span>`)}</span></td></tr>
  </tbody></table>`;
}

/** @param {{table: Table, player: Player}} props */
const Tokens = ({ table, player }) => html`<div class="short">
  ${Object.entries(player.wealth).map(([kind, count]) => html`<span key=${kind}><${Good} kind=${kind} name=${table.name("wealth", kind)} />${count > 1 && html`<b>${count}</b>`}</span>`)}
</div>`;

/**
 * What the cities of each colour pay; a colour without a city is a hollow shape.
 * @param {{table: Table, player: Player, after: Player|null}} props
 */
function Cities({ table, player, after }) {
  const { catalogue, name } = table;
  return html`<div class="cityrow">${Object.keys(catalogue.board.colours).map(colour => {
    const now = player.by_colour[colour], then = after?.by_colour[colour] ?? now, count = player.cities.filter(id => catalogue.board.places[id].colour === colour).length;
    return html`<span key=${colour} class=${classes(now === undefined && "none", then !== now && "coming")}>
      <${BadgeIcon} catalogue=${catalogue} colour=${colour} value=${then ?? ""} label=${then === undefined ? name("colour", colour) : `${name("colour", colour)} ${then}`} />
      ${count > 1 && html`<b>${count}</b>`}
    </span>`;
  })}</div>`;
}
