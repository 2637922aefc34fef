// Auto-Crassus, who has no seat: his row, his Command tile, and in a card of their own the reasons for his placement.
import { html } from "../../look/map/html.js";
import { useRef } from "../../vendor/hooks.js";
import { tokenOf } from "./moves.js";
import { sideNumber } from "./pieces.js";
import { sidePanel } from "./side-panel.js";
import { emblem, smallToken } from "./tokens.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").EventData} EventData */

/**
 * His row and tile, what the box shows of his side, then what the tile told him to do.
 * @param {Table & {open: boolean}} table
 */
export function Crassus(table) {
  const { envelope, catalogue, name, t } = table;
  const { board } = catalogue;
  const { row, tiles_left: left, last_tile: last } = envelope.view.crassus ?? { row: [], tiles_left: {}, last_tile: null };
  const side = envelope.view.sides.find((one) => one.seat === null)?.id ?? "";
  const number = sideNumber(board, side);
  return html`<details class=${`crassus seat-${number + 1}`} open=${table.open}>
    <summary>
      ${emblem(number)}<b class="called">${name("automaton", "crassus")}</b>
      <span class="token-row" role="group" aria-label=${t("caesar-row")}>
        ${row.map((id) => smallToken(tokenOf(table, id), number, name("token", id)))}
      </span>
      ${last && html`<span class="tile now" title=${stepsOf(table, last)}><b>${name("tile", last)}</b></span>`}
    </summary>
    <div class="inside">
      ${sidePanel(table, side)}
      <p class="tiles-left">
        ${t("caesar-tiles-left")} ${Object.entries(left).map(([id, count]) => html`<span class="tile" title=${stepsOf(table, id)}><b>${name("tile", id)}</b>${count > 1 && html`<i>× ${count}</i>`}</span>`)}
        ${!Object.keys(left).length && t("caesar-no-tiles")}
      </p>
    </div>
  </details>`;
}

/**
 * What his tile told him to do, and why he placed his last token where he did; it can be folded away.
 * @param {Table} table
 */
export function Reasons(table) {
  const reasons = useReasons(table);
  const { envelope, name, t } = table;
  const last = envelope.view.crassus?.last_tile;
  if (!last || !reasons.length || envelope.outcome) return null;
  return html`<details class="caesar reasons" open>
    <summary><span class="tile now"><b>${name("tile", last)}</b></span><span>${t("caesar-reasons")}<small>${stepsOf(table, last)}</small></span></summary>
    <ol>${reasons.map(({ phrase }) => html`<li>${phrase}</li>`)}</ol>
  </details>`;
}

/** @param {Table} table @param {string} id of a tile */
const stepsOf = ({ catalogue, name }, id) =>
  catalogue.board.crassus.tiles
    .find((one) => one.id === id)
    ?.actions.map((step) => name("tile_step", step))
    .join(" · ");

/** Why Auto-Crassus placed his last token where he did, in the words of the events. @param {Table} table */
function useReasons({ envelope, playing }) {
  const kept = useRef(/** @type {EventData[]} */ ([]));
  const told = playing ? playing.events.slice(0, playing.step + 1) : envelope.news.flatMap((one) => one.events);
  const first = told.findLastIndex(({ event }) => event === "chose-step");
  if (first >= 0) kept.current = told.slice(first).filter(({ event }) => event.startsWith("chose-"));
  return kept.current;
}
