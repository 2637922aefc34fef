// The board in words, for screen readers and for whoever would rather read: from the view and the names of things.
import { cardCount, leader } from "./nations.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").NationView} NationView */

/**
 * Things and how many there are: gold × 3, iron × 1.
 * @param {Table} table
 * @param {string} kind
 * @param {Record<string, number>} counts
 */
function counted({ name }, kind, counts) {
  const some = Object.entries(counts).filter(([, count]) => count);
  return some.length ? some.map(([id, count]) => `${name(kind, id)} × ${count}`).join(", ") : "–";
}

/** @param {Table} table @returns {import("../../types.js").Passage[]} */
export function textBoard(table) {
  const { envelope, catalogue, name, t } = table;
  const { view } = envelope;
  const rondel = /** @type {string[]} */ (catalogue.board.rondel);
  const places = catalogue.board.maps[view.map].provinces.map((/** @type {{id: string, resource: string}} */ one) => one);
  const isTaken = (/** @type {{id: string}} */ one) => view.provinces[one.id] !== undefined;
  return [
    {
      heading: t("antike-round", { round: view.round, goal: view.goal }),
      lines: [rondel.map((space) => name("space", space)).join(" → "), t("antike-stacks-left", { cards: counted(table, "stack", view.stacks) })],
    },
    ...view.nations.map((/** @type {NationView} */ nation) => nationText(table, nation)),
    { heading: t("antike-provinces"), lines: places.filter(isTaken).map((/** @type {any} */ one) => provinceText(table, one)) },
    { heading: t("antike-provinces-empty"), lines: places.filter((/** @type {any} */ one) => !isTaken(one)).map((/** @type {any} */ one) => provinceText(table, one)) },
  ];
}

/** @param {Table} table @param {NationView} nation */
function nationText(table, nation) {
  const { name, t } = table;
  return {
    heading: `${name("nation", nation.id)} – ${leader(table, nation)}`,
    lines: [
      t("antike-cards-of", { count: cardCount(nation), goal: table.envelope.view.goal }),
      t("antike-marker", { space: nation.marker === null ? "–" : name("space", nation.marker) }),
      t("antike-stock", { stock: counted(table, "resource", nation.stock) }),
      t("antike-cards", { cards: counted(table, "stack", nation.cards) }),
      t("antike-known", { known: nation.know_how.map((id) => name("know_how", id)).join(", ") || "–" }),
      ...Object.entries(nation.orders).map(([unit, stance]) => t("antike-order", { unit: name("unit", unit), stance: name("stance", stance) })),
    ],
  };
}

/** What stands in a province, what it yields and where its borders lead. @param {Table} table @param {{id: string, resource: string}} place */
function provinceText(table, { id, resource }) {
  const { envelope, catalogue, name, t } = table;
  const here = envelope.view.provinces[id];
  const city = here?.city ? [t("antike-city", { nation: name("nation", here.city), temple: String(here.temple), defence: here.defence ?? 0 })] : [];
  const units = Object.entries(here?.units ?? {}).map(([nation, counts]) => `${name("nation", nation)} ${counted(table, "unit", /** @type {any} */ (counts))}`);
  const near = catalogue.board.maps[envelope.view.map].borders
    .filter((/** @type {any} */ border) => border.between.includes(id))
    .map((/** @type {any} */ { between, kind }) => t("antike-neighbour", { province: name("province", between.find((/** @type {string} */ one) => one !== id)), kind }));
  return `${name("province", id)} (${name("resource", resource)}) – ${[...city, ...units, t("antike-neighbours", { list: near.join(", ") })].join("; ")}`;
}
