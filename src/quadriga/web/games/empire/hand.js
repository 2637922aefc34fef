// What lies in the tray: the route that is looked at and the way to the others, or the road pieces that are left.
import { html } from "../../look/map/html.js";
import { useKept } from "../common/kept.js";
import { classes, EMBLEMS, Icon } from "./pieces.js";
import { playerAt } from "./moment.js";
import { inSight, step } from "./routes.js";

/** @param {import("./types.js").Table} table */
export function Hand(table) {
  const sight = inSight(table);
  if (!sight?.picked) return html`<${Supply} ...${table} />`;
  const { routes, route } = sight, { t } = table, many = routes.length > 1;
  const go = (/** @type {number} */ steps) => () => table.consider(step(sight, steps).actions);
  return html`<div class="empire-hand">
    <p class="route-words" aria-live="polite" title=${route.phrase}>${route.phrase}</p>
    ${many && html`<div class="stepper" role="group" aria-label=${t("empire-route")}>
      <button type="button" class="button round previous" aria-label=${t("empire-previous")} onClick=${go(-1)}><${Icon} id="arrow" class="back" /></button>
      <span>${t("empire-route-of", { number: routes.indexOf(route) + 1, count: routes.length })}</span>
      <button type="button" class="button round next" aria-label=${t("empire-next")} onClick=${go(1)}><${Icon} id="arrow" /></button>
    </div>`}
  </div>`;
}

/**
 * The road pieces that a player has left, as they lie in the box.
 * @param {import("./types.js").Table} table
 */
function Supply(table) {
  const keep = useKept(), { seat, catalogue, t } = table;
  if (seat === null || seat < 0 || table.envelope.outcome) return null;
  const left = playerAt(table, seat).roads;
  return keep("supply", [catalogue, seat, left], () => html`<div class=${`empire-supply seat-${seat + 1}`} role="img" aria-label=${t("empire-roads-left", { count: left })}>
    ${Array.from({ length: catalogue.board.roads }, (_, n) => html`<i key=${n} class=${classes(n >= left && "gone")}></i>`)}
    <b><${Icon} id=${EMBLEMS[seat]} />${left}</b>
  </div>`);
}
