// What a move would do, drawn over the map: the way of a march, what would stand where it ends, and what the bot proposes.
import { html } from "../../look/map/html.js";
import { round } from "../../look/map/projection.js";
import { useEffect, useRef } from "../../vendor/hooks.js";
import { Compared, isComparing } from "../common/verdicts.js";
import { armsAt } from "./arms.js";
import { colours } from "./nations.js";
import { inSight } from "./options.js";
import { classes, Town, Unit } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Spots} Spots */

/** A way through points, bent a little. @param {Point[]} points */
function bent(points) {
  return points.slice(1).reduce((drawn, [x, y], n) => {
    const [fx, fy] = points[n];
    const [dx, dy] = [x - fx, y - fy];
    return `${drawn}Q${round(fx + dx / 2 - dy * 0.14)},${round(fy + dy / 2 + dx * 0.14)} ${round(x)},${round(y)}`;
  }, `M${points[0].map(round)}`);
}

/**
 * Where a stack stands, else its town.
 * @param {Plan} plan
 * @param {Spots} spots
 * @param {string} province
 * @param {string} nation
 * @param {string} unit
 * @returns {Point}
 */
function standsAt(plan, spots, province, nation, unit) {
  const bench = spots.benches[province];
  const stack = bench?.units.find((one) => one.nation === nation && one.kind === unit);
  return stack && bench ? [bench.x + stack.dx, bench.y + stack.dy] : plan.at[province].city;
}

/** Where what moves may stand beside a place, best first; at the upper right is the sign of a fight. @type {Point[]} */
const BESIDE = [[-32, -30], [-40, 4], [-32, 38], [32, 38], [0, 42], [44, 6], [-4, -48], [-54, -18], [-54, 24], [54, 28]];
/** The same of a unit that would be armed. @type {Point[]} */
const ARMED = [[26, -26], ...BESIDE];
/** Half the width and the height of a unit that would stand there. @type {Point} */
const UNIT = [20, 24];
/** The same of a number on the way. @type {Point[]} */
const ROUND = [[0, 0], [0, 26], [0, -26], [26, 0], [-26, 0]];

/**
 * Of several spots round a place the first where a piece lies over no name and no other units, or over least of them.
 * @param {Spots} spots
 * @param {Point} place
 * @param {Point[]} around
 * @param {Point} size half the width and the height of the piece
 * @param {import("./types.js").Box[]} [more] what else it should not lie over
 * @returns {Point}
 */
function clearOf({ names, benches, k }, [x, y], around, [w, h], more = []) {
  const others = [...Object.values(names), ...Object.values(benches), ...more];
  const hidden = (/** @type {Point} */ [px, py]) =>
    others.reduce((sum, one) => {
      const [across, down] = [one.w / 2 + w * k - Math.abs(px - one.x), one.h / 2 + h * k - Math.abs(py - one.y)];
      return across > 0 && down > 0 ? sum + across * down : sum;
    }, 0);
  const found = around.map(([dx, dy]) => /** @type {Point} */ ([round(x + dx * k), round(y + dy * k)]));
  return found.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}

/** Where a marching unit is drawn at the end of its way. @param {Plan} plan @param {Spots} spots @param {string} target */
const handAt = (plan, spots, target) => clearOf(spots, plan.at[target].city, BESIDE, UNIT);

/** The way of the march that is looked at, under what stands there. @param {{table: Table, plan: Plan, spots: Spots}} props */
export function Way({ table, plan, spots }) {
  const fields = inSight(table)?.option.fields;
  const { decider } = table.envelope.view;
  if (!fields?.source || !decider) return null;
  const over = /** @type {string[]} */ (fields.over ?? []);
  const points = [standsAt(plan, spots, fields.source, decider, fields.unit), ...over.map((id) => plan.at[id].anchor), handAt(plan, spots, fields.target)];
  return html`<g class="march-way" aria-hidden="true">
    <path class="path-glow" d=${bent(points)} /><path class="path" d=${bent(points)} />
    ${over.map((id, n) => html`<g key=${id} class="stone" transform=${`translate(${clearOf(spots, plan.at[id].anchor, ROUND, [11, 11])}) scale(${spots.k})`}><circle r="11" /><text y="5.2">${n + 1}</text></g>`)}
  </g>`;
}

/** What would come: units at the end of their march, a city, a temple, a unit armed. @param {{table: Table, plan: Plan, spots: Spots}} props */
export function Coming({ table, plan, spots }) {
  const { k } = spots;
  const option = inSight(table)?.option;
  const { decider } = table.envelope.view;
  const place = plan.at[option?.fields.target ?? option?.fields.province];
  if (!option || !decider || !place) return null;
  const { kind, fields } = option;
  const colour = colours(table)[decider];
  const [x, y] = place.city;
  const seat = `seat-${colour + 1}`;
  if (fields.target)
    return html`<g aria-hidden="true"><g class=${`unit ghost ${seat}`} transform=${`translate(${handAt(plan, spots, fields.target)}) scale(${round(k * 115) / 100})`}><${Unit} kind=${fields.unit} colour=${colour} count=${fields.count ?? 1} /></g>
      ${kind === "attack" && html`<g class="clash-mark" transform=${`translate(${x + 26 * k} ${y - 30 * k}) scale(${k})`}><circle r="14" /><use href="#sword" class="symbol" x="-9" y="-9" width="18" height="18" /></g>`}</g>`;
  if (kind === "arm") return html`<g class=${`unit ghost ${seat}`} aria-hidden="true" transform=${`translate(${clearOf(spots, place.city, ARMED, UNIT, armsAt(table, place.id, place.city, spots))}) scale(${k})`}><${Unit} kind=${fields.unit} colour=${colour} count="+1" /></g>`;
  if (!["found", "temple", "start"].includes(kind) && !kind.startsWith("conquer")) return null;
  return html`<g class=${`town ghost ${seat}`} aria-hidden="true" transform=${`translate(${x} ${y}) scale(${Math.min(1, k)})`}><${Town} resource=${place.resource} colour=${colour} temple=${kind === "temple"} defence=${null} /></g>`;
}

/**
 * A unit on its way, while its move is told.
 * @param {{table: Table, plan: Plan, spots: Spots}} props
 */
export function Travelling({ table, plan, spots }) {
  const told = table.playing?.events[table.playing.step];
  const piece = useRef(/** @type {SVGGElement|null} */ (null));
  const { nation, unit, source, target } = told?.event === "moved" ? told.fields : /** @type {Record<string, string>} */ ({});
  useEffect(() => {
    if (!piece.current || !table.motion) return;
    const place = (/** @type {Point} */ [x, y], lift = 0) => `translate(${x}px, ${y - lift}px) scale(${spots.k})`;
    const [from, to] = [standsAt(plan, spots, source, nation, unit), standsAt(plan, spots, target, nation, unit)];
    const middle = /** @type {Point} */ ([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    const run = piece.current.animate([{ transform: place(from) }, { transform: place(middle, 10) }, { transform: place(to) }], { duration: 360, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "both" });
    return () => run.cancel();
  }, [table.playing?.step, source, target]);
  if (!source || !table.motion) return null;
  const colour = colours(table)[nation];
  return html`<g class=${`unit travelling seat-${colour + 1}`} aria-hidden="true" ref=${piece}><${Unit} kind=${unit} colour=${colour} count="" /></g>`;
}

/** Where a move ends, if that is on the map. @param {Table} table @param {Plan} plan @param {string[]} move @returns {Point|undefined} */
function endOf({ envelope }, plan, move) {
  const fields = envelope.actions.find((one) => one.action === move[0])?.fields ?? {};
  return plan.at[fields.target ?? fields.province]?.city;
}

/**
 * What the best bot would do, numbered at its places, or the moves that a review compares.
 * @param {{table: Table, plan: Plan, k: number}} props
 */
export function Hints({ table, plan, k }) {
  if (isComparing(table)) return html`<${Compared} table=${table} placeOf=${(/** @type {string[]} */ move) => endOf(table, plan, move)} k=${k} />`;
  return (table.hint ?? []).slice(0, 3).map(({ action }, n) => {
    const fields = table.envelope.actions.find((one) => one.action === action)?.fields ?? {};
    const place = plan.at[fields.target ?? fields.province];
    return place && html`<g key=${n} class=${classes("flag-no", !n && "now")} aria-hidden="true" transform=${`translate(${place.city[0] + 20} ${place.city[1] - 22})`}><circle r="10" /><text y="4.8">${n + 1}</text></g>`;
  });
}
