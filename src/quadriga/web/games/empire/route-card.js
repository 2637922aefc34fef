// The card beside the map: all routes to the city that is looked at, their price, and what each pays everybody.
import { html } from "../../look/map/html.js";
import { useEffect, useRef } from "../../vendor/hooks.js";
import { BadgeIcon, classes, Good, Icon, Medal } from "./pieces.js";
import { inSight } from "./routes.js";
import { signed, SourceIcon } from "./sources.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").GestureData} Route */
/** @typedef {NonNullable<ReturnType<typeof import("./routes.js").inSight>>} Sight */

/** @param {Table} table */
export function PreviewCard(table) {
  const sight = inSight(table);
  return sight && table.mine && html`<${RouteCard} table=${table} sight=${sight} />`;
}

/** @param {{table: Table, sight: Sight}} props */
function RouteCard({ table, sight }) {
  const { catalogue, envelope, name, t } = table, { city, routes, route } = sight, { value, wealth, doubled } = route.fields;
  const { colour } = catalogue.board.places[city];
  return html`<section class="routes" aria-label=${t("empire-routes", { city: name("city", city) })}>
    <h2><${Good} kind=${wealth} name=${name("wealth", wealth)} /><${BadgeIcon} catalogue=${catalogue} colour=${colour} value=${value} />${name("city", city)}
      ${doubled && html`<em>${t("empire-doubled")}</em>`}</h2>
    <div class="route-list"><table>
      <thead><tr>
        <th scope="col">${t("empire-route")}</th>
        <th scope="col"><span class="hidden">${t("empire-roads")}</span><${Icon} id="road" /></th>
        ${envelope.players.map(({ seat, name }) => html`<th scope="col" key=${seat}><span class="hidden">${name}</span><${Medal} seat=${seat} tiny=${true} /></th>`)}
      </tr></thead>
      <tbody>${routes.map((one, n) => html`<${Row} key=${one.actions.join()} table=${table} route=${one} chosen=${one === route} number=${n + 1} />`)}</tbody>
    </table></div>
    <${Outlook} table=${table} />
  </section>`;
}

/** @param {{table: Table, route: Route, chosen: boolean, number: number}} props */
function Row({ table, route, chosen, number }) {
  const { name, t, consider, commit, pick } = table, { start, over, cost, points, path, tied, city } = route.fields, row = useRef(/** @type {HTMLTableRowElement|null} */ (null));
  const most = Math.max(...points), from = { start: name("city", start), via: over.map((/** @type {string} */ id) => name("city", id)).join(", ") };
  const look = () => { pick(city); consider(route.actions); };
  useEffect(() => { if (chosen) row.current?.scrollIntoView({ block: "nearest" }); }, [chosen]);
  return html`<tr ref=${row} class=${classes(chosen && "on")} onClick=${look}>
    <td><button type="button" class="route" aria-pressed=${chosen ? "true" : "false"} aria-label=${route.phrase} data-route=${number}
      onFocus=${look} onClick=${(/** @type {MouseEvent} */ event) => { if (event.detail === 0) { event.stopPropagation(); commit(route.actions); } }}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => toNeighbour(event, row.current)}>
      ${over.length ? t("empire-from-via", from) : t("empire-from", from)}
      ${tied && html`<small class="counted">${path.slice(1, -1).map((/** @type {string} */ id) => name("city", id)).join(" › ")}</small>`}
    </button></td>
    <td>${cost}</td>
    ${points.map((/** @type {number} */ own, /** @type {number} */ seat) => html`<td key=${seat} class=${classes(own > 0 && own === most && "top")}>${own ? signed(own) : "–"}</td>`)}
  </tr>`;
}

/**
 * Up and down go from route to route.
 * @param {KeyboardEvent} event
 * @param {HTMLTableRowElement|null} row
 */
function toNeighbour(event, row) {
  const next = event.key === "ArrowDown" ? row?.nextElementSibling : event.key === "ArrowUp" ? row?.previousElementSibling : null;
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.querySelector("button")?.focus();
}

/**
 * What the route would change beside the roads, once the server has said so: by source for the builder, and for
 * all what they would have if the game ended then. The bonus for most roads left is in that alone: nobody has it yet.
 * @param {{table: Table}} props
 */
function Outlook({ table }) {
  const { preview, envelope, catalogue, t } = table, { turn, players } = envelope.view;
  if (!preview) return null;
  const before = players[turn].points, after = preview.view.players[turn].points;
  const changes = Object.keys(before).filter(source => !["roads", "bonus"].includes(source) && after[source] !== before[source]);
  return html`<p class="outlook" aria-live="polite">
    ${changes.map(source => html`<span key=${source} title=${catalogue.sources[source]}><${SourceIcon} source=${source} /><span class="hidden">${catalogue.sources[source]}</span><b>${signed(after[source] - before[source])}</b></span>`)}
    <span class="totals"><span>${t("empire-if-it-ended-now")}</span>${players.map((/** @type {any} */ player, /** @type {number} */ seat) => html`<span key=${seat} class="total"><${Medal} seat=${seat} tiny=${true} /><b class=${classes(preview.view.players[seat].total !== player.total && "new")}>${preview.view.players[seat].total}</b></span>`)}</span>
  </p>`;
}
