// The board of Caesar!: the map with its provinces, border spaces, tokens and markers, and the lens one sees it through.
import { html } from "../../look/map/html.js";
import { MiniMap } from "../../look/map/mini-map.js";
import { light, paintSheet } from "../../look/map/sheet.js";
import { useFocusAfterMove } from "../common/focus.js";
import { foreseen } from "../common/hints.js";
import { useKept } from "../common/kept.js";
import { wonderAt } from "../common/wonder.js";
import { Compared, isComparing } from "../common/verdicts.js";
import { areas, frontiers } from "./areas.js";
import { firstToDecide } from "./focus.js";
import { useLast, useLatest, useLens } from "./hooks.js";
import { actionOf, held, meant, targets, turn, turns } from "./moves.js";
import { flag, icon, sideNumber } from "./pieces.js";
import { FRAME, placesOf } from "./places.js";
import { area, second } from "./plates.js";
import { drawBorder, drawProvince } from "./spaces.js";
import { stage } from "./stage.js";
import { markerSteps } from "./steps.js";

const sheet = paintSheet([["Mare|Internum", 34.5, 19.9, 6]]);
const lines = html`<path class="frontier outer" d=${frontiers.outer} /><path class="frontier" d=${frontiers.inner} />`;

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Space} Space */
/** @typedef {import("./types.js").Land} Land */

/** @param {Table} table */
export function Board(table) {
  const { catalogue, envelope, name, t } = table;
  const { board } = catalogue;
  const places = placesOf(board);
  const shown = stage(table);
  const glowing = targets(table);
  const hand = held(table);
  const latest = useLatest(table);
  const keep = useKept();
  const { svg, box, rectangle, lens } = useLens(table, places);
  const means = { board, name, latest, lens };
  const last = useLast(envelope);
  useFocusAfterMove(table, firstToDecide);
  const looked = shown.now !== shown.next;
  const closed = Object.fromEntries(shown.now.provinces.map((one) => [one.id, one.closed]));
  const changes = new Set(looked ? shown.now.provinces.filter((one, n) => differs(one, shown.next.provinces[n])).map((one) => one.id) : []);
  const named = new Set([...table.lit, hand.border, shown.told?.fields.province, shown.told?.fields.border]);
  const touched = (/** @type {string} */ id) => changes.has(id) || named.has(id);

  const border = (/** @type {Space} */ space, /** @type {number} */ n) => {
    const now = shown.now.borders[n];
    const next = shown.next.borders[n];
    const actions = glowing.borders.get(space.id);
    const meaning = actions && meant(table, space.id);
    const fresh = differs({ ...now, marker: null }, { ...next, marker: null });
    const lying = fresh && Boolean(hand.laid);
    const drawn = {
      now,
      next,
      fresh,
      glows: Boolean(actions),
      label: actions && (meaning?.phrase ?? t("caesar-choose-token-for", { place: name("border", space.id) })),
      pressed: lying && meaning?.action === hand.laid?.[0],
      turns: lying && turns(table),
      lit: named.has(space.id),
      state: fresh ? "ghost" : space.id === last ? "last" : space.between.every((id) => closed[id]) ? "settled" : "",
      style: [
        "space",
        actions && (looked || table.considered || (!hand.token && actions[0].group === "place") ? "legal calm" : "legal"),
        fresh && "target",
        named.has(space.id) && "lit",
        !next.side && !actions && "quiet",
        table.motion && shown.told?.fields.border === space.id && "arriving",
      ]
        .filter(Boolean)
        .join(" "),
    };
    return keep(space.id, [catalogue, JSON.stringify(drawn)], () => drawBorder(means, space, places.borders[space.id], drawn));
  };

  const province = (/** @type {Land} */ one, /** @type {number} */ n) => {
    const now = shown.now.provinces[n];
    const action = glowing.provinces.get(one.id);
    const drawn = {
      now,
      next: changes.has(one.id) ? shown.next.provinces[n] : now,
      label: action?.phrase,
      pressed: action !== undefined && hand.laid?.[0] === action.action,
      style: ["plate", action && "legal", touched(one.id) && "previewed", table.motion && shown.told?.fields.province === one.id && "arriving"].filter(Boolean).join(" "),
    };
    return keep(one.id, [catalogue, JSON.stringify(drawn)], () => drawProvince(means, one, places.provinces[one.id], drawn));
  };

  const keys = (/** @type {KeyboardEvent} */ event) => {
    const closer = () => lens()?.zoom(1.3);
    /** @type {Record<string, () => void>} */
    const acts = { "+": closer, "=": closer, "-": () => lens()?.zoom(1 / 1.3), 0: () => lens()?.fit(), t: () => turn(table) };
    const act = acts[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || !act) return;
    event.preventDefault();
    act();
  };

  const wonder = (/** @type {MouseEvent} */ event) => wonderAt(table, event, "border", hand.token ? { token: hand.token } : {});
  const waiting = [...glowing.borders.keys()].map((id) => [places.borders[id].x, places.borders[id].y]);
  return html`<div class=${`caesar map-box ${table.hint?.length ? "with-fate" : ""}`} ref=${box} onKeyDown=${keys} onClick=${wonder}>
    <svg class=${`map ${table.motion ? "moving" : ""}`} ref=${svg} preserveAspectRatio="xMidYMid slice" role="group" aria-label=${t("caesar-board")}>
      ${sheet}
      <g class="areas" aria-hidden="true">
        ${shown.now.provinces.map(({ id, owner }) => keep(`area ${id}`, [catalogue, owner, touched(id)], () => area(board, { id, owner }, touched(id) ? "touched" : "")))} ${lines}
        ${shown.next.provinces.filter((one) => touched(one.id)).map((one) => outline(one.id))}
      </g>
      ${light}
      <g class="seconds" aria-hidden="true">
        ${board.provinces.map((one, n) => second(board, shown.now.provinces[n], shown.next.provinces[n], places.provinces[one.id]))}
      </g>
      <g class="provinces">${board.provinces.map(province)}</g>
      <g class="spaces">${board.borders.map(border)}</g>
      <g class="flags" aria-hidden="true">${flags(table, places)}</g>
    </svg>
    <${MiniMap} frame=${FRAME} shown=${rectangle} waiting=${waiting} go=${(/** @type {number} */ x, /** @type {number} */ y) => lens()?.centreOn(x, y)} />
    <div class="map-tools" data-clear role="group" aria-label=${t("caesar-zoom")}>
      <button type="button" aria-label=${t("caesar-zoom-in")} onClick=${() => lens()?.zoom(1.3)}>+</button>
      <button type="button" aria-label=${t("caesar-zoom-out")} onClick=${() => lens()?.zoom(1 / 1.3)}>−</button>
      <button type="button" aria-label=${t("caesar-fit")} onClick=${() => lens()?.fit()}>${icon("fit")}</button>
    </div>
    <${Expectation} ...${table} />
  </div>`;
}

/** Where a move is made, if it has one place. @param {Table} table @param {import("./places.js").Places} places @param {string[]|null} move */
function placeOf(table, places, move) {
  const fields = move && actionOf(table, move[0])?.fields;
  return fields ? (places.borders[fields.border] ?? places.provinces[fields.province]) : undefined;
}

const outline = (/** @type {string} */ id) => html`<path class="touched-line" d=${areas[id]} />`;
const differs = (/** @type {any} */ one, /** @type {any} */ other) => one !== other && JSON.stringify(one) !== JSON.stringify(other);

/**
 * Discs that number the markers to come, or the move of a hint and the line foreseen after it, or signs of moves compared.
 * @param {Table} table
 * @param {import("./places.js").Places} places
 */
function flags(table, places) {
  if (!table.considered) return null;
  if (isComparing(table)) {
    const point = (/** @type {string[]} */ move) => {
      const place = placeOf(table, places, move);
      return place && [place.x, place.y];
    };
    return html`<${Compared} table=${table} placeOf=${point} />`;
  }
  if (table.hint) {
    const place = placeOf(table, places, table.considered);
    const later = foreseen(table, (id) => places.borders[id]);
    const way = [place, ...later.map((one) => one.place)].filter(Boolean).map((one) => `${one?.x},${one?.y}`);
    return html`${way.length > 1 && html`<g class="line-to-come"><path d=${`M${way.join("L")}`} /></g>`}
      ${place && flag(1, place.x + 22, place.y - 20)}
      ${later.map(({ number, place: { x, y } }) => flag(number, x + 22, y - 20, "later"))}`;
  }
  if (!table.preview) return null;
  return markerSteps(table.preview).flatMap(({ number, spots }) =>
    spots.map(({ border, province, second: other }) => {
      if (border) return flag(number, places.borders[border].x + 17, places.borders[border].y - 15);
      if (!province) return null;
      const { x, y, second: spare } = places.provinces[province];
      return other && spare ? flag(number, spare[0] + 17, spare[1] - 13) : flag(number, x, y - 23);
    }),
  );
}

/** What the best bot expects, as a bar at the edge: the lower part is the seat's own. @param {Table} table */
function Expectation({ hint, envelope, catalogue, t }) {
  if (!hint?.length || envelope.seat < 0) return null;
  const share = Math.round(hint[0].value * 100);
  const mine = sideNumber(catalogue.board, envelope.view.sides.find((one) => one.seat === envelope.seat)?.id ?? null);
  return html`<div class="fate" role="img" aria-label=${t("caesar-expectation", { share })}>
    <i class=${`seat-${2 - mine}`} style=${{ flexGrow: 100 - share }} /><i class=${`seat-${mine + 1}`} style=${{ flexGrow: share }} />
    <b style=${{ "--at": `${share}%` }}>${share}</b>
  </div>`;
}
