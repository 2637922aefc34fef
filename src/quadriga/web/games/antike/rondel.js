// The rondel: where the markers stand, what each step costs, and the walk to the space that is looked at.
import { html } from "../../look/map/html.js";
import { round } from "../../look/map/projection.js";
import { isKeyed } from "../common/focus.js";
import { compared, VerdictDisc } from "../common/verdicts.js";
import { momentOf } from "./moment.js";
import { asked, colours } from "./nations.js";
import { aimOf, best, choose, goalsOf, inSight, look } from "./options.js";
import { classes, EMBLEMS, Glyph, SPACES } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */

const EIGHTH = Math.PI / 4;

/** @param {number} r @param {number} angle clockwise from the top */
const polar = (r, angle) => [round(r * Math.sin(angle)), round(-r * Math.cos(angle))];

/** @param {number} n */
function wedge(n) {
  const [low, high] = [(n - 0.5) * EIGHTH, (n + 0.5) * EIGHTH];
  return `M${polar(40, low)}L${polar(112, low)}A112,112 0 0 1 ${polar(112, high)}L${polar(40, high)}A40,40 0 0 0 ${polar(40, low)}Z`;
}

/** @param {number} from @param {number} to in radians */
function arc(from, to) {
  return `M${polar(119, from)}A119,119 0 ${to - from > Math.PI ? 1 : 0} 1 ${polar(119, to)}`;
}

/** @param {Table} table */
export function Rondel(table) {
  const { catalogue, t } = table;
  const ring = /** @type {string[]} */ (catalogue.board.rondel);
  const goals = goalsOf(table);
  const sight = inSight(table);
  const { markers } = momentOf(table);
  const mine = asked(table) ?? null;
  const here = mine ? markers[mine.id] : null;
  const aimed = sight?.goal.startsWith("space ") ? sight.option.fields : null;
  return html`<svg class="rondel" viewBox="-148 -142 296 284" role="group" aria-label=${t("antike-rondel")}>
    <circle class="disc" r="117" />
    ${aimed && here && html`<${Walk} ring=${ring} from=${here} to=${aimed.space} free=${catalogue.board.free_steps} />`}
    ${ring.map((space, n) => html`<${Space} key=${space} table=${table} space=${space} n=${n} options=${goals.get(`space ${space}`)} here=${space === here} aimed=${aimed?.space === space} />`)}
    <circle class="hub" r="38" />
    <text class="hub-text" y="0">${t("antike-free-steps", { count: catalogue.board.free_steps })}</text><text class="hub-text" y="13">${t("antike-free")}</text>
    <${Markers} table=${table} ring=${ring} markers=${markers} />
    ${compared(table, (move) => spaceOf(table, move)).map(({ verdict, found }) => html`<${VerdictDisc} key=${verdict} verdict=${verdict} at=${polar(112, (ring.indexOf(found) + (verdict === "played" ? 0.2 : -0.2)) * EIGHTH)} />`)}
  </svg>`;
}

/** The space that a move goes to. @param {Table} table @param {string[]} move @returns {string|undefined} */
const spaceOf = ({ envelope }, move) => envelope.actions.find((one) => one.action === move[0])?.fields.space;

/** @param {{table: Table, space: string, n: number, options: import("./types.js").Option[]|undefined, here: boolean, aimed: boolean}} props */
function Space({ table, space, n, options, here, aimed }) {
  const { name } = table;
  const goal = `space ${space}`;
  const [x, y] = polar(n % 4 === 2 ? 84 : 87, n * EIGHTH);
  const [far, down] = polar(129, n * EIGHTH);
  const price = options && best(table, options).fields.price;
  const made = options?.[0].fields.made;
  const target = options && {
    role: "button",
    tabindex: "0",
    "data-goal": goal,
    "aria-label": table.t("antike-space-label", { phrase: made ? `${name("space", space)} +${made}` : name("space", space), price }),
    "aria-pressed": String(aimOf(table).goal === goal),
    onClick: () => choose(table, goal),
    // A finger that goes down must not lay out a card: the rondel would move away under it.
    onFocus: (/** @type {FocusEvent} */ event) => isKeyed(event) && look(table, goal),
    onBlur: () => look(table, null),
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(table, goal),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(table, null),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => walk(event, table, goal),
  };
  return html`<g class=${classes("wedge", here && "here", price === 0 && "free", aimed && "aim", !options && table.mine && "quiet")} ...${target || { "data-space": space }}>
    <path d=${wedge(n)} /><${Glyph} id=${SPACES[space]} x=${x} y=${y - 7} size=${22} class="symbol" />
    <text class="label" x=${x} y=${y + 15}>${name("space", space)}${made ? html` <tspan class="plus">+${made}</tspan>` : null}</text>
    ${options && html`<g class=${classes("toll", !price && "free")} transform=${`translate(${far} ${down})`}><circle r=${price ? 12.5 : 7} />${price > 0 && html`<text y="5">${price}</text>`}</g>`}
  </g>`;
}

/**
 * Enter chooses, arrows go round the rondel.
 * @param {KeyboardEvent} event
 * @param {Table} table
 * @param {string} goal
 */
function walk(event, table, goal) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (event.key === "Enter" || event.key === " ") choose(table, goal);
  else if (step) {
    const place = /** @type {SVGElement} */ (event.currentTarget);
    const all = /** @type {SVGElement[]} */ ([...(place.ownerSVGElement?.querySelectorAll("[role=button]") ?? [])]);
    all[(all.indexOf(place) + step + all.length) % all.length]?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Free steps are solid, paid ones dotted.
 * @param {{ring: string[], from: string, to: string, free: number}} props
 */
function Walk({ ring, from, to, free }) {
  const start = ring.indexOf(from);
  const steps = (ring.indexOf(to) + ring.length - start) % ring.length || ring.length;
  return html`<path class="walk" d=${arc(start * EIGHTH, (start + Math.min(free, steps)) * EIGHTH)} />
    ${steps > free && html`<path class="walk paid" d=${arc((start + free) * EIGHTH, (start + steps - 0.01) * EIGHTH)} />`}`;
}

/** @param {{table: Table, ring: string[], markers: Record<string, string|null>}} props */
function Markers({ table, ring, markers }) {
  const worn = colours(table);
  const { decider, nation } = table.envelope.view;
  return Object.entries(markers).map(([id, space]) => {
    if (!space) return null;
    const there = Object.keys(markers).filter((one) => markers[one] === space);
    const [x, y] = polar(53, ring.indexOf(space) * EIGHTH + (there.indexOf(id) - (there.length - 1) / 2) * 0.36);
    return html`<g key=${id} class=${classes("marker", `seat-${worn[id] + 1}`, id === (nation ?? decider) && "own")} transform=${`translate(${x} ${y})`}>
      <title>${table.name("nation", id)}</title>
      <circle class="shadow" r="10.5" cy="2" /><circle class="body" r="10.5" /><circle class="bevel" r="10.5" /><${Glyph} id=${EMBLEMS[worn[id]]} size=${13} class="emblem" />
    </g>`;
  });
}
