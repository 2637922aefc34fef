// What stands on the map: names, towns, and the units of each province on their bench.
import { html } from "../../look/map/html.js";
import { round } from "../../look/map/projection.js";
import { aimOf, forcesOf, goalsOf } from "./options.js";
import { classes, Town, Unit } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Spots} Spots */
/** @typedef {{label: string, pressed: boolean}} Offer */

/** @typedef {import("./types.js").Bench} Bench */
/** @typedef {import("./types.js").LaidStack} LaidStack */
/** @typedef {import("./types.js").NameSpot} NameSpot */
/** @typedef {import("./types.js").Place} Place */

/**
 * @param {Object} props
 * @param {Table} props.table
 * @param {import("./types.js").Plan} props.plan
 * @param {import("./moment.js").Moment} props.moment
 * @param {Spots} props.spots
 * @param {(id: string) => number|null} props.holder the colour of whoever has the city
 * @param {import("../common/kept.js").Keep} props.keep
 * @param {boolean} [props.quiet] whether it only shows
 */
export function Standing({ table, plan, moment, spots, holder, keep, quiet }) {
  const { k, benches, names } = spots;
  const { stack: held } = aimOf(table);
  const { decider } = table.envelope.view;
  const forces = quiet ? [] : forcesOf(table);
  const goals = quiet ? new Map() : goalsOf(table);
  const force = (/** @type {LaidStack} */ { at, nation, kind }) => {
    const found = nation === decider && forces.find((one) => one.province === at && one.unit === kind);
    return found ? { label: forceLabel(table, found), pressed: held?.province === at && held.unit === kind } : null;
  };
  const fight = (/** @type {string} */ at) => (/** @type {string} */ unit) => {
    // With units in the hand the map is about where they go.
    const options = held ? undefined : goals.get(`fight ${at} ${unit}`);
    return options ? { label: options[0].phrase, pressed: aimOf(table).goal === `fight ${at} ${unit}` } : null;
  };
  return html`<g class="names" aria-hidden="true">${plan.places.map(({ id }) => {
      const spot = names[id];
      const free = holder(id) === null;
      return spot && keep(`name ${id}`, [spot.x, spot.y, spot.size, spot.lines.join(), free], () => html`<${Name} key=${id} spot=${spot} free=${free} />`);
    })}</g>
    <g class="ties" aria-hidden="true">${Object.entries(benches).map(([id, bench]) => html`<${Leader} key=${id} bench=${bench} />`)}</g>
    <g class="towns" aria-hidden="true">${plan.places.map((place) => {
      const here = moment.provinces[place.id];
      const colour = holder(place.id);
      const shows = [place, colour, here?.temple ?? false, here?.defence ?? null, k];
      return keep(`town ${place.id}`, shows, () => html`<${City} key=${place.id} place=${place} colour=${colour} temple=${here?.temple ?? false} defence=${here?.defence ?? null} k=${k} />`);
    })}</g>
    <g class="units">${Object.entries(benches).map(([id, bench]) => html`<${Units} key=${id} id=${id} bench=${bench} k=${k} last=${moment.last.has(id)} force=${force} fight=${fight(id)}
      held=${held?.province === id && decider ? { nation: decider, kind: held.unit, count: held.left === undefined ? held.count : 1 } : null} />`)}</g>`;
}

/** @param {Table} table @param {import("./options.js").Force} force */
const forceLabel = ({ name, t }, { province, unit, count, lefts }) => t("antike-force", { unit: name("unit", unit), count, province: name("province", province), left: Math.max(...lefts) });

/** @param {{spot: NameSpot, free: boolean}} props */
const Name = ({ spot, free }) => html`<text class=${classes("name", free && "free")} style=${{ fontSize: `${round(spot.size)}px` }} y=${round(spot.y + spot.size * 0.35 - ((spot.lines.length - 1) * spot.size) / 2)}>
  ${spot.lines.map((line, n) => html`<tspan x=${round(spot.x)} dy=${n ? round(spot.size) : 0}>${line}</tspan>`)}
</text>`;

/**
 * @param {{place: Place, colour: number|null, temple: boolean, defence: number|null, k: number, class?: string}} props
 */
const City = ({ place, colour, temple, defence, k, class: style }) => html`<g class=${classes(colour === null ? "site" : `town seat-${colour + 1}`, style)}
  transform=${`translate(${place.city[0]} ${place.city[1]}) scale(${round(Math.min(1, k) * 100) / 100})`} data-province=${place.id}>
  <${Town} resource=${place.resource} colour=${colour} temple=${temple} defence=${defence} />
</g>`;

/** The line from a bench outside its province to the town. @param {{bench: Bench}} props */
function Leader({ bench }) {
  if (!bench.leader) return null;
  const line = `M${round(bench.x)},${round(bench.y)}L${bench.leader}`;
  return html`<path class="leader-under" d=${line} /><path class="leader" d=${line} />`;
}

/**
 * @param {Object} props
 * @param {string} props.id
 * @param {Bench} props.bench
 * @param {number} props.k
 * @param {boolean} props.last whether others did something here
 * @param {(stack: LaidStack) => Offer|null} props.force what can be taken up
 * @param {(unit: string) => Offer|null} props.fight
 * @param {{nation: string, kind: string, count: number}|null} props.held units in the hand: what they leave is a print
 */
function Units({ id, bench, k, last, force, fight, held }) {
  const nations = new Set(bench.units.map((unit) => unit.nation)).size;
  const pad = 3.5 * k;
  const size = round(k * 100) / 100;
  const fights = ["legion", "galley"].flatMap((unit) => (fight(unit) ? [unit] : []));
  return html`<g class=${classes("bench-of", last && "last")} data-province=${id}>
    ${(nations > 1 || bench.leader) && html`<rect class="bench" x=${round(bench.x - bench.w / 2 - pad)} y=${round(bench.y - bench.h / 2 - pad + 2)} width=${round(bench.w + 2 * pad)} height=${round(bench.h + 2 * pad - 1)} rx=${round(9 * k)} />`}
    ${bench.units.map((stack) => {
      const target = force(stack);
      const inHand = held?.nation === stack.nation && held.kind === stack.kind ? held.count : 0;
      const shown = inHand >= stack.count ? "" : stack.count - inHand;
      return html`<g key=${`${stack.nation} ${stack.kind}`} class=${classes("unit", bench.form, `seat-${stack.colour + 1}`, target && "may-move", inHand > 0 && "picked", shown === "" && "print")}
        transform=${`translate(${round(bench.x + stack.dx)} ${round(bench.y + stack.dy)}) scale(${size})`}
        ...${target ? { role: "button", tabindex: "0", "data-goal": `stack ${id} ${stack.kind}`, "aria-label": target.label, "aria-pressed": String(target.pressed) } : {}}>
        ${target && html`<rect class="hit" x="-24" y="-27" width="48" height="48" /><ellipse class="halo" rx="27" ry="29" cy="-2" /><ellipse class="ring" rx="24.5" ry="26.5" cy="-2" />`}
        <${Unit} kind=${stack.kind} colour=${stack.colour} count=${shown} form=${bench.form} />
        ${stack.moves && stack.left !== undefined && html`<${Pips} left=${stack.left} lefts=${stack.lefts ?? []} y=${bench.form === "compact" ? -20 : -25} />`}
      </g>`;
    })}
    ${fights.map((unit, n) => {
      const about = fight(unit);
      return html`<g key=${`fight ${unit}`} class="clash-mark legal" transform=${`translate(${round(bench.x - bench.w / 2 - 9 * k)} ${round(bench.y + (n - (fights.length - 1) / 2) * 28 * k)}) scale(${size})`}
        role="button" tabindex="0" data-goal=${`fight ${id} ${unit}`} aria-label=${about?.label} aria-pressed=${String(about?.pressed)}>
        <circle r="14" /><use href="#sword" class="symbol" x="-9" y="-9" width="18" height="18" /></g>`;
    })}
  </g>`;
}

/**
 * The moves that units have left, above them; where they differ, a row for each number of moves, with how many have it.
 * @param {{left: number, lefts: {left: number, units: number}[], y: number}} props
 */
function Pips({ left, lefts, y }) {
  const rows = lefts.length > 1 ? lefts.toSorted((a, b) => a.left - b.left) : [{ left, units: 0 }];
  return rows.map((row, up) => html`<g key=${row.left} class="moves-left" transform=${`translate(${row.units ? 6 : 0} ${y - up * 10})`}>
    ${row.units > 0 && html`<text class="of" x=${-Math.max(1, row.left) * 4.3 - 7} y="4">${row.units}</text>`}
    ${Array.from({ length: Math.max(1, row.left) }, (_, n) => html`<circle key=${n} class=${classes("move", n >= row.left && "spent")} cx=${(n - (Math.max(1, row.left) - 1) / 2) * 8.6} r="3.3" />`)}
  </g>`);
}
