// An objective in all its sizes: large (in play), pick (to be chosen among others), small (in the row), as a line (of a
// rival), as a spine (under control), as a bead (counted).
import { html } from "../../app/html.js";
import { Icon } from "../../parts/basics.js";
import { compared, VerdictDisc } from "../common/verdicts.js";
import { glance, touchGlance } from "./glance.js";
import { classes, Colour, Good, Laurel, symbolIcon } from "./pieces.js";
import { PowerLine, powerWords } from "./powers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Card} Card */

/** The slots of a card in the order of the symbols, each with its number among those of its symbol. @param {Table} table @param {string} id */
export function slotsOf({ catalogue: { board } }, id) {
  const { slots } = board.objectives[id];
  return board.symbols.flatMap((symbol) => Array.from({ length: slots[symbol] ?? 0 }, (_, n) => ({ symbol, n })));
}

/** How many slots hold a legion. @param {Record<string, number>} filled */
export const legionsOn = (filled) => Object.values(filled).reduce((sum, count) => sum + count, 0);

/**
 * An objective in words: what it asks for, what it does, what it brings.
 * @param {Table} table
 * @param {string} id
 * @param {Record<string, number>} [filled]
 */
export function objectiveWords(table, id, filled) {
  const { catalogue, name, t } = table;
  const card = catalogue.board.objectives[id];
  const slots = Object.entries(card.slots).map(([symbol, count]) =>
    filled
      ? t("augustus-slots-filled", { symbol: name("symbol", symbol), count, filled: filled[symbol] ?? 0 })
      : t("augustus-slots", { symbol: name("symbol", symbol), count }),
  );
  const points = card.points === null ? [] : [t("count-points", { count: card.points })];
  const goods = card.resources.map((one) => t("augustus-resource", { resource: one }));
  const power = card.power ? [powerWords(table, card.power)] : [];
  const head = t("augustus-objective", { objective: name("objective", id), colour: t("augustus-colour", { colour: card.colour }) });
  return `${head} – ${[...slots, ...power, ...goods, ...points].join(", ")}`;
}

/** @param {{table: Table, card: Card}} props */
const Goods = ({ table, card }) =>
  card.resources.map((one) => html`<${Good} key=${one} resource=${one} name=${table.t("augustus-resource", { resource: one })} />`);

/**
 * A card with its painted head, its slots and what it brings.
 * @param {Object} props
 * @param {Table} props.table
 * @param {string} props.id
 * @param {"large"|"pick"|"small"} props.size
 * @param {any} [props.slots] the slots of a card in play
 * @param {string} [props.style]
 * @param {any} [props.note] what it does for whoever looks
 * @param {any} [props.badge]
 * @param {string} [props.cry]
 * @param {object|null} [props.press] what makes the whole card one that can be chosen
 */
export function Objective({ table, id, size, slots, style = "", note, badge, cry, press }) {
  const card = table.catalogue.board.objectives[id];
  const Tag = press ? "div" : "article";
  const lit = table.lit.includes(id);
  const { "aria-label": label, title, ...pressed } = /** @type {Record<string, any>} */ (press ?? {});
  const whole = press ? { role: "button", tabindex: 0, ...pressed } : { "aria-label": table.name("objective", id) };
  return html`<${Tag} class=${classes("objective", size, `of-${card.colour}`, card.red && "red", lit && "lit", style)} data-objective=${id} ...${whole}>
    ${press && html`<span class="hidden">${label}</span>`}
    <div class="face-of-card" aria-hidden=${press ? "true" : undefined}>
    <header ...${size === "large" && !press ? touchGlance(id) : {}}><svg class="view" aria-hidden="true"><use href=${`#augustus-view-${card.colour}`} /></svg>
      <${Colour} colour=${card.colour} name=${table.t("augustus-colour", { colour: card.colour })} /><h3>${card.name}</h3><span class="number">${id}</span></header>
    <div class="slots">${slots ?? slotsOf(table, id).map(({ symbol, n }) => html`<span key=${`${symbol} ${n}`} class="slot"><${Icon} name=${symbolIcon(symbol)} /><span class="hidden">${table.name("symbol", symbol)}</span></span>`)}</div>
    <footer><${PowerLine} table=${table} power=${card.power} /><${Goods} table=${table} card=${card} /><${Laurel} card=${card} /></footer>
    ${note && html`<p class="note">${note}</p>`}
    </div>
    ${cry && html`<p class="cry"><${Icon} name="ave" />${cry}</p>`}
    ${badge !== undefined && html`<span class="badge">${badge}</span>`}
    <${Verdicts} table=${table} id=${id} />
  </${Tag}>`;
}

/** What a review says of the moves that are about a card. @param {{table: Table, id: string}} props */
function Verdicts({ table, id }) {
  const { actions, gestures } = table.envelope;
  const about = (/** @type {string[]} */ move) =>
    (gestures.find((one) => one.actions.join() === move.join()) ?? actions.find((one) => one.action === move[0]))?.fields.objective;
  const marks = compared(table, about).filter((one) => one.found === id);
  return marks.length > 0 && html`<svg class="verdicts" aria-hidden="true" viewBox=${`-14 -14 ${28 * marks.length} 28`} width=${34 * marks.length} height="34">
    ${marks.map(({ verdict }, n) => html`<${VerdictDisc} key=${verdict} verdict=${verdict} at=${[28 * n, 0]} />`)}</svg>`;
}

/** An objective under control: its colour, its name, what it is worth by itself. @param {{table: Table, id: string}} props */
export function Spine({ table, id }) {
  const card = table.catalogue.board.objectives[id];
  return html`<li class=${classes("spine", `of-${card.colour}`, table.lit.includes(id) && "lit")}>
    <button type="button" ...${glance(id)}><span class="hidden">${objectiveWords(table, id)}</span><span class="face-of-card" aria-hidden="true">
      <${Colour} colour=${card.colour} /><span class="title">${card.name}</span><${Goods} table=${table} card=${card} />
      <b>${card.points ?? `${card.power?.points}×`}</b></span></button>
  </li>`;
}

/**
 * A rival's objective in one line.
 * @param {{table: Table, objective: import("./types.js").Objective, seat: number}} props
 */
export function Line({ table, objective, seat }) {
  const { id, filled, stage } = objective;
  const card = table.catalogue.board.objectives[id];
  return html`<li class=${classes("progress", `of-${card.colour}`, stage !== "in_progress" && "done", table.lit.includes(id) && "lit")}>
    <button type="button" ...${glance(id, filled, seat)}><span class="hidden">${objectiveWords(table, id, filled)}</span><span class="face-of-card" aria-hidden="true">
      <${Colour} colour=${card.colour} /><span class="title">${card.name}</span>
      <span class="spots">${slotsOf(table, id).map(({ symbol, n }) => {
        const on = n < (filled[symbol] ?? 0);
        return html`<i key=${`${symbol} ${n}`} class=${on ? `on seat-${seat + 1}` : ""}><${Icon} name=${on ? "legion" : symbolIcon(symbol)} /></i>`;
      })}</span>
    </span></button>
  </li>`;
}

/** Objectives under control as beads, up to the number that ends the game. @param {{table: Table, controlled: string[]}} props */
export function Beads({ table, controlled }) {
  const { board } = table.catalogue;
  const label = table.t("augustus-controlled-count", { count: controlled.length, goal: board.goal });
  return html`<span class="beads" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: Math.max(board.goal, controlled.length) }, (_, n) => {
      const colour = controlled[n] && board.objectives[controlled[n]].colour;
      return colour ? html`<${Colour} key=${n} colour=${colour} />` : html`<i key=${n}></i>`;
    })}
  </span>`;
}
