// What else lies beside the board: Auto-Crassus with his row, his Command tile and his reasons; bonus tokens off the map.
import { html } from "../../look/map/html.js";
import { useRef } from "../../vendor/hooks.js";
import { sideNumber } from "./pieces.js";
import { bonusChip, sidePanel } from "./seat-panel.js";
import { emblem, smallToken } from "./tokens.js";

/** @param {any} table */
export function Aside(table) {
  const { view } = table.envelope;
  const reasons = useReasons(table);
  const pile = Object.entries(view.bonus_pile);
  return html`<div class="caesar aside">
    ${view.crassus && crassus(table, reasons)}
    ${pile.length > 0 && html`<section class="pile"><h3>${table.t("caesar-pile")}</h3><p>${pile.map(([id, count]) => bonusChip(table, id, count))}</p></section>`}
  </div>`;
}

function crassus(table, reasons) {
  const { envelope, catalogue, name, t } = table;
  const { board } = catalogue;
  const { row, tiles_left: left, last_tile: last } = envelope.view.crassus;
  const side = envelope.view.sides.find((one) => one.seat === null);
  const number = sideNumber(board, side.id);
  return html`<section class=${`crassus seat seat-${number + 1}`} aria-label=${name("automaton", "crassus")}>
    <header>
      ${emblem(number)}
      <div class="who"><b>${name("automaton", "crassus")}</b><small>${name("side", side.id)}</small></div>
    </header>
    <div class="row" role="group" aria-label=${t("caesar-row")}>
      ${row.map((id) => smallToken(board.tokens.find((one) => one.id === id), number, name("token", id)))}
    </div>
    <div class="tiles">
      ${last && html`<span class="tile now"><b>${name("tile", last)}</b>${stepsOf(table, last)}</span>`}
      <span class="tiles-left" aria-label=${t("caesar-tiles-left")} title=${t("caesar-tiles-left")}>
        ${Object.entries(left).map(([id, count]) => html`<span class="tile" title=${stepsOf(table, id)}><b>${name("tile", id)}</b>${count > 1 && html`<i>× ${count}</i>`}</span>`)}
      </span>
    </div>
    ${reasons.length > 0 && html`<ol class="reasons" aria-label=${t("caesar-reasons")}>${reasons.map(({ phrase }) => html`<li>${phrase}</li>`)}</ol>`}
    ${sidePanel(table, side.id)}
  </section>`;
}

const stepsOf = ({ catalogue, name }, id) =>
  catalogue.board.crassus.tiles
    .find((one) => one.id === id)
    .actions.map((step) => name("tile_step", step))
    .join(" · ");

/** Why Auto-Crassus placed his last token where he did, in the words of the events. */
function useReasons({ envelope, playing }) {
  const kept = useRef(/** @type {any[]} */ ([]));
  const told = playing ? playing.events.slice(0, playing.step + 1) : envelope.news.flatMap((one) => one.events);
  const first = told.findLastIndex(({ event }) => event === "chose-step");
  if (first >= 0) kept.current = told.slice(first).filter(({ event }) => event.startsWith("chose-"));
  return kept.current;
}
