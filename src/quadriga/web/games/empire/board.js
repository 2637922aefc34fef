// The board: the map with its roads and cities, the routes of the city that is looked at, and the lens over it.
import { html } from "../../look/map/html.js";
import { MiniMap } from "../../look/map/mini-map.js";
import { light, paintSheet } from "../../look/map/sheet.js";
import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { useFocusAfterMove } from "../common/focus.js";
import { foreseen } from "../common/hints.js";
import { useKept } from "../common/kept.js";
import { Compared, isComparing } from "../common/verdicts.js";
import { City, Name, Rome } from "./cities.js";
import { momentOf } from "./moment.js";
import { classes, Icon } from "./pieces.js";
import { planOf, ROME } from "./plan.js";
import { FreeLine, PayTag, Road, RunningLight, Way } from "./roads.js";
import { cityOf, inSight, linesAlong, routesByCity } from "./routes.js";
import { useView } from "./sight.js";
import { handlers } from "./targets.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./moment.js").Moment} Moment */
/** @typedef {ReturnType<typeof inSight>} Sight */

/** @type {WeakMap<Plan, any>} */
const sheets = new WeakMap();

/**
 * The painted sheet of a side, made once: it is left alone when anything else changes.
 * @param {Plan} plan
 */
function sheetOf(plan) {
  const known = sheets.get(plan) ?? html`${paintSheet([["Mare|Internum", plan.sea[0], plan.sea[1], 4]])}${light}
    <path class="guide" d=${Object.values(plan.lines).map(line => line.d).join("")} />`;
  sheets.set(plan, known);
  return known;
}

/** @param {Table} table */
export function Board(table) {
  const plan = planOf(table);
  // Another side of the board is another map: everything about it is made anew.
  return html`<${Side} key=${plan.id} table=${table} plan=${plan} />`;
}

/** @param {{table: Table, plan: Plan}} props */
function Side({ table, plan }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const sight = inSight(table), moment = momentOf(table), { x, y, w, h } = plan.frame;
  const routes = table.mine && !table.playing ? routesByCity(table) : new Map();
  const view = useView(box, plan, sight, table.playing?.events[table.playing.step]?.fields.city);
  useLookFirst(table, sight);
  useFocusAfterMove(table, useNextCity(plan, sight, routes));
  return html`<div class=${classes("map-box empire-board", !table.motion && "still")} ref=${box} ...${handlers(table, plan, sight, routes, view)}>
    <svg class="map empire" viewBox=${`${x} ${y} ${w} ${h}`} role="group" aria-label=${table.t("empire-board")}>
      ${sheetOf(plan)}
      <${Roads} table=${table} plan=${plan} moment=${moment} sight=${sight} />
      <${Cities} table=${table} plan=${plan} moment=${moment} sight=${sight} routes=${routes} names=${plan.names(view.room)} />
      <${Counting} plan=${plan} moment=${moment} motion=${table.motion} />
      <${Hint} table=${table} plan=${plan} sight=${sight} />
    </svg>
    <${MiniMap} frame=${plan.frame} shown=${view.shown} waiting=${[...routes.keys()].map(id => plan.at[id])} go=${view.go} />
    <div class="map-tools" data-clear>
      <button type="button" title=${table.t("empire-closer")} onClick=${() => view.zoom(1.4)}>+</button>
      <button type="button" title=${table.t("empire-farther")} onClick=${() => view.zoom(1 / 1.4)}>−</button>
      <button type="button" title=${table.t("empire-whole")} onClick=${view.fit}><${Icon} id="fit" /></button>
    </div>
  </div>`;
}

/**
 * Where a city has been picked or a route begun, one of its routes is always looked at: the first without being asked, and
 * again after Escape where what has been begun must be finished.
 * @param {Table} table
 * @param {Sight} sight
 */
function useLookFirst(table, sight) {
  // Before anything is painted: a press that comes soon after must not be overruled.
  useLayoutEffect(() => {
    if (sight?.picked && !table.considered) table.consider(sight.route.actions);
  }, [table.envelope.revision, sight?.picked, sight?.city, !table.considered]);
}

/**
 * Where the keyboard goes on: the city nearest to the one that was looked at last, the routes of one that is begun, or the
 * shell's buttons where there is nothing to build.
 * @param {Plan} plan
 * @param {Sight} sight
 * @param {Map<string, any[]>} routes
 */
function useNextCity(plan, sight, routes) {
  const last = useRef(ROME);
  if (sight) last.current = sight.city;
  const far = (/** @type {string} */ id) => Math.hypot(plan.at[id][0] - plan.at[last.current][0], plan.at[id][1] - plan.at[last.current][1]);
  return () => {
    const nearest = [...routes.keys()].sort((one, other) => far(one) - far(other))[0];
    const places = ["button.route[aria-pressed=true]", `[data-city="${nearest}"][role=button]`, ".tray .loose"];
    return /** @type {HTMLElement|undefined} */ (places.map(one => document.querySelector(one)).find(Boolean));
  };
}

/** @param {{table: Table, plan: Plan, moment: Moment, sight: Sight}} props */
function Roads({ table, plan, moment, sight }) {
  const keep = useKept(), route = sight?.route.fields, ghosts = new Set(route?.lines);
  const counted = new Set(route ? linesAlong(plan, route.path) : moment.counted?.lines);
  const lines = Object.values(plan.lines), begun = new Set(table.envelope.view.building?.lines);
  const road = (/** @type {import("./types.js").Line} */ line, /** @type {number} */ seat, /** @type {string} */ style) =>
    keep(line.id, [seat, style], () => html`<${Road} key=${line.id} line=${line} seat=${seat} class=${style} />`);
  return html`<g class="lines">
    ${counted.size > 0 && html`<${Way} lines=${[...counted].map(id => plan.lines[id])} />`}
    <g>${lines.map(line => !(line.id in moment.built) && !ghosts.has(line.id) && keep(`${line.id} free`, [], () => html`<${FreeLine} key=${line.id} line=${line} />`))}</g>
    <g>${lines.map(line => line.id in moment.built && road(line, moment.built[line.id], classes(
      counted.size > 0 && !counted.has(line.id) && "aside", moment.fresh.has(line.id) && "fresh", moment.last.has(line.id) && "last",
      begun.has(line.id) && "begun", table.lit.includes(line.id) && "lit",
    )))}</g>
    <g>${lines.map(line => ghosts.has(line.id) && road(line, table.envelope.view.turn, "ghost"))}</g>
  </g>`;
}

/** @param {{table: Table, plan: Plan, moment: Moment, sight: Sight, routes: Map<string, any[]>, names: Record<string, import("./types.js").NameSpot>}} props */
function Cities({ table, plan, moment, sight, routes, names }) {
  const keep = useKept(), { catalogue, envelope, lit } = table;
  const piece = (/** @type {string} */ id) => {
    const city = moment.cities[id], legal = routes.has(id), looked = sight?.city === id, chosen = looked && sight.picked;
    const state = looked ? "target" : legal ? sight ? "legal calm" : "legal" : "quiet", route = chosen ? sight.route : null;
    const style = classes(moment.fresh.has(id) && "fresh", moment.last.has(id) && "last", lit.includes(id) && "lit");
    const label = legal ? keep(`${id} label`, [envelope, catalogue, route], () => labelOf(table, id, routes.get(id) ?? [], route)) : null;
    return keep(id, [catalogue, state, label, chosen, style, city.wealth, city.taken_by], () => html`<${City} key=${id} table=${table} id=${id}
      at=${plan.at[id]} city=${city} state=${state} class=${style} label=${label} chosen=${chosen} />`);
  };
  return html`<g class="names" aria-hidden="true">
      ${keep("rome", [catalogue, names], () => html`<${Name} spot=${names[ROME]} taken=${false} rome=${true} />`)}
      ${plan.cities.map(id => keep(`${id} name`, [moment.cities[id].taken_by === null, catalogue, names], () => html`<${Name} key=${id} spot=${names[id]} taken=${moment.cities[id].taken_by !== null} />`))}
    </g>
    <g class="cities">
      ${keep("Rome", [], () => html`<${Rome} at=${plan.at[ROME]} />`)}
      ${plan.cities.map(piece)}
    </g>`;
}

/**
 * What a screen reader says of a city that a route leads to.
 * @param {Table} table
 * @param {string} id
 * @param {import("./types.js").GestureData[]} routes
 * @param {import("./types.js").GestureData|null} route     the one that is chosen
 */
function labelOf({ catalogue, envelope, name, t }, id, routes, route) {
  if (route) return t("empire-route-chosen", { phrase: route.phrase, number: routes.indexOf(route) + 1, count: routes.length });
  const { colour, value } = catalogue.board.places[id], phrase = envelope.actions.find(action => action.fields.city === id)?.phrase ?? name("city", id);
  return t("empire-city-label", { phrase, wealth: name("wealth", envelope.view.cities[id].wealth), colour: name("colour", colour), value, count: routes.length });
}

/** @param {{plan: Plan, moment: Moment, motion: boolean}} props */
function Counting({ plan, moment, motion }) {
  if (!moment.counted) return null;
  const { city, lines, tags } = moment.counted, way = [plan.at[city]];
  let here = city;
  for (const id of lines) {
    const [one, other] = plan.lines[id].between;
    here = here === one ? other : one;
    way.push(plan.at[here]);
  }
  return html`${motion && html`<${RunningLight} points=${way} />`}
    ${tags.map(tag => html`<${PayTag} key=${tag.line} line=${plan.lines[tag.line]} seat=${tag.seat} points=${tag.points} />`)}`;
}

/**
 * Where the best bot would go, and the line it foresees, or the moves that a review compares: the discs that tie the
 * cities to the card.
 * @param {{table: Table, plan: Plan, sight: Sight}} props
 */
function Hint({ table, plan, sight }) {
  if (isComparing(table)) return html`<${Compared} table=${table} placeOf=${(/** @type {string[]} */ move) => plan.at[cityOf(table, move) ?? ""]} />`;
  if (!table.hint || !sight) return null;
  const [x, y] = plan.at[sight.city], later = foreseen(table, id => plan.cities.includes(id) ? plan.at[id] : undefined);
  const disc = (/** @type {import("./types.js").Point} */ [x, y], /** @type {number} */ number) => html`<g class=${classes("hint-disc", number > 1 && "later")} transform=${`translate(${x - 17} ${y - 17})`}>
    ${number === 1 && html`<circle class="aim" cx="17" cy="17" r="27" />`}<circle class="disc" r="10" /><text y="4.8">${number}</text>
  </g>`;
  return html`${later.length > 0 && html`<g class="line-to-come"><path d=${`M${[[x, y], ...later.map(one => one.place)].join("L")}`} /></g>`}
    ${disc([x, y], 1)}${later.map(({ number, place }) => disc(place, number))}`;
}
