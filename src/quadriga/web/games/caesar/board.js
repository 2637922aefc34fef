// The board of Caesar!: the map with its provinces, border spaces, tokens and markers, and the lens one sees it through.
import { useEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../../look/map/html.js";
import { Lens } from "../../look/map/lens.js";
import { MiniMap } from "../../look/map/mini-map.js";
import { light, paintSheet } from "../../look/map/sheet.js";
import { areas, frontiers } from "./areas.js";
import { chooseBorder, held, lay, meant, targets, turn, turns } from "./moves.js";
import { figuresOf, flag, glyph, icon, marker, roundel, sideNumber, tessera } from "./pieces.js";
import { FRAME, placesOf } from "./places.js";
import { area, plate, second } from "./plates.js";
import { stage } from "./stage.js";
import { markerSteps } from "./steps.js";

const sheet = paintSheet([["Mare|Internum", 34.5, 19.9, 6]]);
const lines = html`<path class="frontier outer" d=${frontiers.outer} /><path class="frontier" d=${frontiers.inner} />`;

/** @param {any} table */
export function Board(table) {
  const { catalogue, envelope, name, t } = table;
  const { board } = catalogue;
  const places = placesOf(board);
  const shown = stage(table);
  const glowing = targets(table);
  const { svg, box, rectangle, lens } = useLens(table, places);
  const last = useLast(envelope);
  const looked = shown.now !== shown.next;
  const closed = Object.fromEntries(shown.now.provinces.map((one) => [one.id, one.closed]));
  const changes = new Set(looked ? shown.now.provinces.filter((one, n) => differs(one, shown.next.provinces[n])).map((one) => one.id) : []);
  const named = new Set([...table.lit, shown.told?.fields.province, shown.told?.fields.border]);
  const touched = (id) => changes.has(id) || named.has(id);

  const border = (space, n) => {
    const now = shown.now.borders[n];
    const next = shown.next.borders[n];
    const { x, y, angle } = places.borders[space.id];
    const actions = glowing.borders.get(space.id);
    const done = space.between.every((id) => closed[id]);
    const fresh = differs({ ...now, marker: null }, { ...next, marker: null });
    const style = [
      "space",
      actions && (looked || table.considered || !held(table).token && actions[0].group === "place" ? "legal calm" : "legal"),
      fresh && "target",
      named.has(space.id) && "lit",
      !next.side && !actions && "quiet",
      table.motion && shown.told?.fields.border === space.id && "arriving",
    ];
    const label = actions && (meant(table, space.id)?.phrase ?? t("caesar-choose-token-for", { place: name("border", space.id) }));
    return html`<g
      key=${space.id}
      class=${style.filter(Boolean).join(" ")}
      transform=${`translate(${x} ${y})`}
      data-border=${space.id}
      ...${actions ? target(table, label, () => chooseBorder(table, space.id), meant(table, space.id), x, y, lens) : {}}
    >
      <title>${label ?? name("border", space.id)}</title>
      ${(actions || fresh || named.has(space.id)) && html`<circle class="halo" r="23" /><circle class="ring" r="19.5" />`}
      ${actions && html`<circle class="reach" r="24" />`}
      ${!next.side && roundel(space)}
      ${
        next.side &&
        html`${actions?.[0].group === "flip-token" && html`<circle class="halo wide" r="29" /><circle class="ring wide" r="27.5" />`}${tessera({
          side: sideNumber(board, next.side),
          figures: figuresOf(next, board),
          down: next.face !== "up",
          covered: now.marker,
          angle,
          style: fresh ? (shown.hinted ? "ghost hinted" : "ghost") : space.id === last ? "last" : done ? "settled" : "",
        })}`
      }
      ${now.marker && marker({ side: sideNumber(board, now.marker), size: 12.5 })}
      ${next.marker && !now.marker && marker({ side: sideNumber(board, next.marker), size: 12.5, style: "ghost" })}
      ${fresh && held(table).laid && turns(table) && html`<g class="turn-badge" transform="translate(20 -17)"><circle r="9" />${glyph("turn", 12, "symbol")}</g>`}
      ${actions && html`<circle class="focus-ring" r="27" />`}
    </g>`;
  };

  const province = (one, n) => {
    const place = places.provinces[one.id];
    const action = glowing.provinces.get(one.id);
    const now = shown.now.provinces[n];
    const next = changes.has(one.id) ? shown.next.provinces[n] : now;
    const choose = () => lay(table, [action.action]);
    return html`<g
      key=${one.id}
      class=${["plate", action && "legal", touched(one.id) && "previewed", table.motion && shown.told?.fields.province === one.id && "arriving"].filter(Boolean).join(" ")}
      transform=${`translate(${place.x} ${place.y})`}
      data-province=${one.id}
      ...${action ? target(table, action.phrase, choose, action, place.x, place.y, lens) : {}}
    >
      ${action && html`<circle class="halo" r="23" /><circle class="ring" r="19.5" /><circle class="reach" r="24" />`}
      ${plate({ board, province: one, name: name("province", one.id), now, next, place })}
      ${action && html`<circle class="focus-ring" r="25" />`}
    </g>`;
  };

  const keys = (/** @type {KeyboardEvent} */ event) => {
    const act = { "+": () => lens()?.zoom(1.3), "=": () => lens()?.zoom(1.3), "-": () => lens()?.zoom(1 / 1.3), 0: () => lens()?.fit(), t: () => turn(table) }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || !act) return;
    event.preventDefault();
    act();
  };

  const waiting = [...glowing.borders.keys()].map((id) => [places.borders[id].x, places.borders[id].y]);
  return html`<div class="caesar map-box" ref=${box} onKeyDown=${keys}>
    <svg class=${`map ${table.motion ? "moving" : ""}`} ref=${svg} preserveAspectRatio="xMidYMid slice" role="group" aria-label=${t("caesar-board")}>
      ${sheet}
      <g class="areas" aria-hidden="true">
        ${shown.next.provinces.map((one, n) => area(board, shown.now.provinces[n], touched(one.id) ? "touched" : ""))} ${lines}
        ${shown.next.provinces.filter((one) => touched(one.id)).map((one) => outline(one.id))}
      </g>
      ${light}
      <g class="seconds" aria-hidden="true">
        ${board.provinces.map((one, n) => second(board, shown.now.provinces[n], shown.next.provinces[n], places.provinces[one.id]))}
      </g>
      <g class="provinces">${board.provinces.map(province)}</g>
      <g class="spaces">${board.borders.map(border)}</g>
      <g class="flags" aria-hidden="true">${flags(table, shown, places)}</g>
    </svg>
    <${MiniMap} frame=${FRAME} shown=${rectangle} waiting=${waiting} go=${(x, y) => lens()?.centreOn(x, y)} />
    <div class="map-tools" role="group" aria-label=${t("caesar-zoom")}>
      <button type="button" aria-label=${t("caesar-zoom-in")} onClick=${() => lens()?.zoom(1.3)}>+</button>
      <button type="button" aria-label=${t("caesar-zoom-out")} onClick=${() => lens()?.zoom(1 / 1.3)}>−</button>
      <button type="button" aria-label=${t("caesar-fit")} onClick=${() => lens()?.fit()}>${icon("fit")}</button>
    </div>
    <${Expectation} ...${table} />
  </div>`;
}

const outline = (id) => html`<path class="touched-line" d=${areas[id]} />`;
const differs = (one, other) => one !== other && JSON.stringify(one) !== JSON.stringify(other);

/** What a place needs to be chosen: by mouse, by touch, by keyboard. */
function target(table, label, choose, action, x, y, lens) {
  const { laid } = held(table);
  const mine = laid && action?.action === laid[0];
  const look = () => action && !mine && table.consider([action.action]);
  const leave = () => table.consider(laid);
  return {
    role: "button",
    tabindex: 0,
    "aria-label": label,
    "aria-pressed": laid ? String(Boolean(mine)) : undefined,
    "data-x": x,
    "data-y": y,
    onClick: choose,
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && leave(),
    onFocus: (/** @type {FocusEvent} */ event) => {
      if (!(/** @type {Element} */ (event.currentTarget).matches(":focus-visible"))) return;
      lens()?.reveal(x, y);
      look();
    },
    onBlur: leave,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key.startsWith("Arrow")) step(event);
      else if (event.key === "Enter" && mine) table.commit(laid);
      else if (event.key === "Enter" || event.key === " ") choose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Arrows go to the nearest glowing place in their direction. */
function step(event) {
  const here = /** @type {SVGElement} */ (event.currentTarget);
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const [wx, wy] = ways[event.key];
  const others = [...here.ownerSVGElement.querySelectorAll("[role=button]")].filter((one) => one !== here);
  const far = (one) => {
    const dx = one.dataset.x - here.dataset.x;
    const dy = one.dataset.y - here.dataset.y;
    const ahead = dx * wx + dy * wy;
    return ahead <= 0 ? Infinity : ahead + 2 * Math.abs(dx * wy + dy * wx);
  };
  const nearest = others.reduce((best, one) => (far(one) < far(best) ? one : best), others[0]);
  if (nearest && far(nearest) < Infinity) /** @type {SVGElement} */ (nearest).focus();
}

/** Discs that number the markers to come, or the moves of a hint. */
function flags(table, shown, places) {
  if (shown.hinted)
    return table.hint.slice(0, 3).map(({ action }, n) => {
      const { fields } = table.envelope.actions.find((one) => one.action === action) ?? { fields: {} };
      const place = places.borders[fields.border] ?? places.provinces[fields.province];
      return place && flag(n + 1, place.x + 22, place.y - 20, n ? "later" : "now");
    });
  if (!table.preview || !table.considered) return null;
  return markerSteps(table.preview, table.catalogue).flatMap(({ number, spots }) =>
    spots.map(({ border, province, second: other }) => {
      const place = border ? places.borders[border] : places.provinces[province];
      const [x, y] = other ? place.second : [place?.x, place?.y];
      return place && flag(number, x + 17, y - 15);
    }),
  );
}

/** What the best bot expects, as a bar at the edge: the lower part is the seat's own. */
function Expectation({ hint, envelope, catalogue, t }) {
  if (!hint?.length || envelope.seat < 0) return null;
  const share = Math.round(hint[0].value * 100);
  const mine = sideNumber(catalogue.board, envelope.view.sides.find((one) => one.seat === envelope.seat)?.id);
  return html`<div class="fate" role="img" aria-label=${t("caesar-expectation", { share })}>
    <i class=${`seat-${2 - mine}`} style=${{ flexGrow: 100 - share }} /><i class=${`seat-${mine + 1}`} style=${{ flexGrow: share }} />
    <b style=${{ "--at": `${share}%` }}>${share}</b>
  </div>`;
}

/** The border of the last token placed, as far as the news told. */
function useLast(envelope) {
  const last = useRef(/** @type {string | null} */ (null));
  for (const { events } of envelope.news)
    for (const { event, fields } of events) if (event.startsWith("placed")) last.current = fields.border;
  return last.current;
}

/** The lens over the map; it settles on the last move, and follows what is looked at where the board is not shown whole. */
function useLens(table, places) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const small = useRef(/** @type {SVGRectElement | null} */ (null));
  const lens = useRef(/** @type {Lens | null} */ (null));
  useEffect(() => {
    const moved = ({ x, y, w, h }, whole) => {
      Object.entries({ x, y, width: w, height: h }).forEach(([key, value]) => small.current?.setAttribute(key, value.toFixed(0)));
      box.current?.classList.toggle("whole", whole);
      svg.current?.classList.toggle("near", !whole);
    };
    lens.current = new Lens(svg.current, FRAME, moved);
    const { x, y } = places.provinces.italia ?? { x: 600, y: 370 };
    lens.current.settle(x, y);
    return () => lens.current?.close();
  }, []);
  const { considered, playing, catalogue, envelope, width } = table;
  const looked = considered && envelope.actions.find((one) => one.action === considered[0])?.fields;
  const told = playing?.events[playing.step]?.fields;
  const id = looked?.border ?? told?.border ?? told?.province;
  useEffect(() => {
    const place = id && (places.borders[id] ?? places.provinces[id]);
    if (place) lens.current?.reveal(place.x, place.y, width <= 620 ? 0.42 : 0);
  }, [id, catalogue]);
  return { svg, box, rectangle: small, lens: () => lens.current };
}
