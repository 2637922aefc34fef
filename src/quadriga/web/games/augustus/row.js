// The row of five, in which cards keep their places, and the rewards on the table.
import { html } from "../../app/html.js";
import { useRef } from "../../vendor/preact/hooks.js";
import { useKept } from "../common/kept.js";
import { isComparing } from "../common/verdicts.js";
import { glance } from "./glance.js";
import { Objective, objectiveWords } from "./objective.js";
import { Tablet } from "./pieces.js";
import { stage } from "./stage.js";

/** @typedef {import("./types.js").Table} Table */

/**
 * The row by places: a card that stays keeps its own, a new one takes the first that is empty.
 * @param {string[]} row
 * @param {number} size
 * @returns {(string|null)[]}
 */
export function usePlaces(row, size) {
  const places = useRef(/** @type {(string|null)[]} */ ([]));
  const kept = Array.from({ length: Math.max(size, row.length) }, (_, n) => {
    const id = places.current[n];
    return id && row.includes(id) ? id : null;
  });
  for (const id of row) if (!kept.includes(id)) kept[kept.indexOf(null)] = id;
  places.current = kept;
  return kept;
}

/** @param {{table: Table, places: (string|null)[]}} props */
export function Row({ table, places }) {
  const keep = useKept();
  const card = (/** @type {string} */ id) =>
    keep(id, [table.catalogue, table.lit.includes(id), isComparing(table) && table], () => html`<${Objective} table=${table} id=${id} size="small" press=${{ "aria-label": objectiveWords(table, id), ...glance(id) }} />`);
  return html`<section class="five" aria-label=${table.t("augustus-row")}>
    <h2>${table.t("augustus-row")}<small>${table.t("augustus-deck", { count: table.envelope.view.deck_size })}</small></h2>
    <ul>${places.map((id, n) => html`<li key=${n}>${id ? card(id) : html`<div class="objective small gap"></div>`}</li>`)}</ul>
  </section>`;
}

/** @param {{table: Table}} props */
export function Rewards({ table }) {
  const keep = useKept();
  const { now, next } = stage(table);
  const free = Object.values(now.rewards).filter((owner) => owner === null).length;
  return html`<section class="rewards" aria-label=${table.t("augustus-rewards")}>
    <h2>${table.t("augustus-rewards")}<small>${table.t("augustus-rewards-left", { count: free })}</small></h2>
    <ul>${Object.entries(now.rewards).map(([id, owner]) =>
      keep(id, [table.catalogue, owner, next.rewards[id], table.lit.includes(id), table.envelope.players[owner ?? -1]?.name], () => html`<${Tablet} key=${id} table=${table} id=${id} owner=${owner} next=${next.rewards[id]} />`))}</ul>
  </section>`;
}
