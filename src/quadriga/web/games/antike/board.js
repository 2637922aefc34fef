// The board: the map with its provinces, towns and units, the rondel beside it, and the lens over it.
import { html } from "../../look/map/html.js";
import { MiniMap } from "../../look/map/mini-map.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/hooks.js";
import { useKept } from "../common/kept.js";
import { Arms } from "./arms.js";
import { AskCard } from "./ask-card.js";
import { useDrag } from "./drag.js";
import { Glass, useGlass } from "./glass.js";
import { borders, groundOf, lightOf } from "./ground.js";
import { KnowHow, Stacks } from "./know-how.js";
import { momentOf } from "./moment.js";
import { asked, colours } from "./nations.js";
import { aimOf, best, goalsOf, inSight, QUESTIONS } from "./options.js";
import { mayOrder, Orders } from "./orders.js";
import { classes, Icon, UNITS, UnitIcon } from "./pieces.js";
import { planOf } from "./plan.js";
import { Holdings, Lit, Target } from "./provinces.js";
import { Rondel } from "./rondel.js";
import { useSettled } from "./settle/settled.js";
import { frameOf, leastName, PHONE, TABLET, useView } from "./sight.js";
import { stacksOf, townsOf } from "./stacks.js";
import { Standing } from "./standing.js";
import { handlers, steer } from "./targets.js";
import { Coming, Hints, Travelling, Way } from "./way.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Point} Point */

/** @param {Table} table */
export function Board(table) {
  const plan = planOf(table);
  // Another map, or another frame round it, is another board: everything about it is made anew.
  const frame = frameOf(plan, table.width, innerHeight);
  return html`<${Side} key=${`${plan.id} ${frame.w}`} table=${table} plan=${plan} frame=${frame} />`;
}

/** @param {{table: Table, plan: Plan, frame: import("./types.js").Frame}} props */
function Side({ table, plan, frame }) {
  const { t, name, envelope, motion, width } = table;
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const moment = momentOf(table);
  // On a phone cards lie over the lower part of the map.
  const cover = width > PHONE || !table.mine ? 0 : table.considered || isQuestion(table) ? 0.55 : 0.35;
  const view = useView(box, plan, frame, placesInSight(table, plan), cover);
  const names = useMemo(() => Object.fromEntries(plan.places.map(({ id }) => [id, name("province", id)])), [plan, table.catalogue]);
  const worn = colours(table);
  const stacks = stacksOf(moment, worn, envelope, plan);
  const crowd = { towns: townsOf(moment, plan), names, stacks, scale: view.scale, least: leastName(width), veiled: view.veiled, frame: { x: 2, y: -6, w: plan.width, h: plan.height + 16 } };
  const spots = useSettled(plan, crowd);
  const drag = useDrag(table);
  const glass = useGlass(box, view);
  const sight = inSight(table);
  useLookFirst(table);
  useKeysOnMap(box, view);
  const { x, y, w, h } = frame;
  const waiting = [...goalsOf(table).keys()].flatMap((goal) => (goal.startsWith("place ") ? [plan.at[goal.slice(6)].city] : []));
  const held = aimOf(table).stack;
  const decider = envelope.view.decider;
  return html`<div class=${classes("map-box antike-board", plan.id, !motion && "still")} ref=${box} data-holding=${held ? "" : undefined} data-settled=${String(spots.settled)} data-revision=${envelope.revision}
    ...${handlers(table, view, drag.dragged)} ...${drag.listeners}>
    <svg class="map antike" viewBox=${`${x} ${y} ${w} ${h}`} role="group" aria-label=${t("antike-board")}>
      ${groundOf(plan)}
      <${Chart} table=${table} plan=${plan} moment=${moment} spots=${spots} worn=${worn} />
      <${Travelling} table=${table} plan=${plan} spots=${spots} />
      <${Hints} table=${table} plan=${plan} k=${spots.k} />
    </svg>
    ${glass.at && html`<${Glass} table=${table} plan=${plan} at=${glass.at} crowd=${crowd} moment=${moment} worn=${worn} />`}
    <${MiniMap} frame=${{ x: 0, y: 0, w: plan.width, h: plan.height }} shown=${view.mark} waiting=${waiting} go=${(/** @type {number} */ px, /** @type {number} */ py) => view.lens()?.centreOn(px, py)} />
    <${Beside} table=${table} plan=${plan} view=${view} />
    ${isQuestion(table) && html`<${AskCard} ...${table} />`}
    <div class="carried" ref=${drag.hand} hidden>${held && decider && html`<${UnitIcon} kind=${held.unit} colour=${worn[decider]} count=${sight?.option.fields.count ?? held.count} />`}</div>
  </div>`;
}

/** @param {{table: Table, plan: Plan, moment: import("./moment.js").Moment, spots: import("./types.js").Spots, worn: Record<string, number>}} props */
function Chart({ table, plan, moment, spots, worn }) {
  const keep = useKept();
  const sight = inSight(table);
  const { pending } = table.envelope.view;
  const holder = (/** @type {string} */ id) => {
    const nation = moment.provinces[id]?.city;
    return nation ? (worn[nation] ?? null) : null;
  };
  const lit = new Set(table.lit.filter((id) => id in plan.at));
  const { told } = moment;
  for (const id of told ? [told.fields.province, told.fields.target] : []) if (id in plan.at) lit.add(id);
  if (pending.province && isQuestion(table)) lit.add(pending.province);
  return html`<${Holdings} plan=${plan} keep=${keep} holder=${holder} />
    ${keep("borders", [plan], () => borders(plan))}
    <g class="targets">${[...goalsOf(table)].map(([goal, options]) => {
      const [kind, id] = goal.split(" ");
      if (kind !== "place") return null;
      const option = best(table, options);
      const isOver = sight?.option.fields.over?.includes(id);
      return html`<${Target} key=${goal} id=${id} area=${plan.at[id].area} steps=${option.fields.steps ?? 1} label=${waits(table, id, option.phrase)}
        state=${classes(sight && (sight.goal === goal || options.includes(sight.option)) ? "aimed" : sight && "calm", isOver && "over")} pressed=${aimOf(table).goal === goal} />`;
    })}</g>
    <g class="lit-areas" aria-hidden="true">${[...lit].map((id) => html`<${Lit} key=${id} id=${id} />`)}</g>
    ${keep("light", [plan], () => lightOf(plan))}
    <${Way} table=${table} plan=${plan} spots=${spots} />
    <${Standing} table=${table} plan=${plan} moment=${moment} spots=${spots} holder=${holder} keep=${keep} />
    <${Steps} table=${table} plan=${plan} k=${spots.k} />
    <${Coming} table=${table} plan=${plan} spots=${spots} />
    <${Arms} table=${table} plan=${plan} spots=${spots} />`;
}

/** Whether a fight is asked about. @param {Table} table */
const isQuestion = ({ envelope, mine, playing }) => mine && !playing && QUESTIONS.has(envelope.question?.decision ?? "");

/**
 * A target and what waits there, for whoever hears it.
 * @param {Table} table
 * @param {string} id
 * @param {string} phrase
 */
function waits({ envelope, name, t }, id, phrase) {
  const place = envelope.view.provinces[id];
  if (!place) return phrase;
  const units = Object.entries(place.units).flatMap(([nation, counts]) => Object.entries(/** @type {Record<string, number>} */ (counts)).flatMap(([unit, count]) => (count ? [`${name("nation", nation)}: ${name("unit", unit)} × ${count}`] : [])));
  const city = place.city ? [t("antike-city-of", { nation: name("nation", place.city), defence: place.defence ?? 0 })] : [];
  return [phrase, ...city, ...units].join("; ");
}

/** How many moves away each place in reach is. @param {{table: Table, plan: Plan, k: number}} props */
function Steps({ table, plan, k }) {
  if (!aimOf(table).stack) return null;
  return [...goalsOf(table)].map(([goal, options]) => {
    const { steps } = best(table, options).fields;
    const place = plan.at[goal.slice(6)];
    if (!steps || !place) return null;
    return html`<g key=${goal} class=${`step s${steps}`} aria-hidden="true" transform=${`translate(${place.city[0] + 21 * k} ${place.city[1] - 13 * k}) scale(${k})`}><circle r="9.5" /><text y="4.8">${steps}</text></g>`;
  });
}

/**
 * What lies beside the map: at the desk all of it, elsewhere behind buttons until it is needed.
 * @param {{table: Table, plan: Plan, view: import("./sight.js").View}} props
 */
function Beside({ table, plan, view }) {
  const { t, width } = table;
  const decision = table.mine && !table.playing ? table.envelope.question?.decision : "";
  const [open, setOpen] = useState(/** @type {string|null} */ (null));
  const isRoomy = width > TABLET;
  const wheel = decision === "rondel" || decision === "pay";
  // When a decision comes that one of them is about, it comes by itself, and goes when it has been taken.
  useEffect(() => setOpen(wheel ? "rondel" : decision === "learn" ? "know-how" : null), [decision]);
  const toggle = (/** @type {string} */ what) => setOpen(open === what ? null : what);
  // The orders stay open until another question comes: a change of one is no answer.
  const [ordering, setOrdering] = useState("");
  const question = `${table.envelope.view.round} ${table.envelope.view.decider} ${decision}`;
  const hasWheel = isRoomy || open === "rondel";
  // A question about a fight has them on its card.
  const hasOrders = mayOrder(table) && !isQuestion(table);
  const isOrdering = hasOrders && ordering === question;
  const hasKnowHow = (isRoomy && plan.id === "orient") || open === "know-how";
  const tool = (/** @type {string} */ what, /** @type {string} */ icon) => html`<button type="button" aria-expanded=${String(open === what)} title=${t(`antike-${what}`)} aria-label=${t(`antike-${what}`)} onClick=${() => toggle(what)}><${Icon} id=${icon} /></button>`;
  return html`${hasWheel && html`<section class=${classes("float wheel", wheel && "asks")}><${Rondel} ...${table} /></section>`}
    ${hasKnowHow && html`<${KnowHow} ...${table} />`}
    ${(isRoomy ? plan.id === "orient" || open === "know-how" : open === "know-how") && html`<${Stacks} ...${table} />`}
    ${isOrdering && html`<section class="float orders-card" aria-label=${t("antike-orders")}><h2>${t("antike-orders")}</h2><${Orders} ...${table} /></section>`}
    <div class="map-tools" role="group" aria-label=${t("antike-tools")}>
      <button type="button" title=${t("antike-closer")} aria-label=${t("antike-closer")} onClick=${() => view.lens()?.zoom(1.4)}>+</button>
      <button type="button" title=${t("antike-farther")} aria-label=${t("antike-farther")} onClick=${() => view.lens()?.zoom(1 / 1.4)}>−</button>
      <button type="button" title=${t("antike-whole")} aria-label=${t("antike-whole")} onClick=${() => view.lens()?.fit()}><${Icon} id="fit" /></button>
      ${!isRoomy && tool("rondel", "rondel")}${table.envelope.view.rules.orders_any_time && html`<button type="button" class="open-orders" disabled=${!hasOrders} aria-expanded=${String(isOrdering)} title=${t("antike-orders")} aria-label=${t("antike-orders")}
        onClick=${() => setOrdering(isOrdering ? "" : question)}><${Icon} id=${UNITS.legion} /></button>`}${!(isRoomy && plan.id === "orient") && tool("know-how", "papyrus")}
    </div>`;
}

/** A price that is due is laid out without being asked for. @param {Table} table */
function useLookFirst(table) {
  useLayoutEffect(() => {
    const options = goalsOf(table).get("pay");
    if (options && !table.considered) table.consider(best(table, options).actions);
  }, [table.envelope.revision, table.mine]);
}

/**
 * Keys that move the map when nothing else has the focus.
 * @param {{current: HTMLDivElement|null}} box
 * @param {import("./sight.js").View} view
 */
function useKeysOnMap(box, view) {
  useEffect(() => {
    const heard = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target !== document.body) return;
      if (box.current?.isConnected && steer(event, view)) event.preventDefault();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  });
}

/**
 * What the lens shows: the march that is laid out, what is told, what is asked about, where one can go; at first an own city.
 * @param {Table} table
 * @param {Plan} plan
 * @returns {Point[]}
 */
function placesInSight(table, plan) {
  const { envelope, playing, width } = table;
  const { pending, provinces } = envelope.view;
  const { option, pinned } = inSight(table) ?? {};
  const { stack } = aimOf(table);
  const put = (/** @type {(string|undefined)[]} */ ...ids) => ids.flatMap((id) => (id && id in plan.at ? [plan.at[id].city] : []));
  if (option && pinned) return put(option.fields.source, ...(option.fields.over ?? []), option.fields.target, option.fields.province);
  const told = playing?.events[playing.step]?.fields;
  if (told) return put(told.province, told.target);
  // Where the whole map is not shown, the lens steps back until all targets are.
  const targets = width <= TABLET ? [...goalsOf(table).keys()].filter((goal) => goal.startsWith("place ")).map((goal) => goal.slice(6)) : [];
  if (stack) return put(stack.province, ...targets);
  if (pending.province) return put(pending.province);
  if (targets.length) return put(...targets);
  const mine = asked(table)?.id;
  return put(mine && Object.keys(provinces).find((id) => provinces[id].city === mine));
}
