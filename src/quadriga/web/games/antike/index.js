// Antike in words; its board comes later.
import { titleInWords } from "../common/title.js";

/** @typedef {import("../../types.js").Table} Table */

/**
 * Things and how many there are: 3 gold, 1 iron.
 * @param {Table} table
 * @param {string} kind
 * @param {Record<string, number>} counts
 */
function counted({ name }, kind, counts) {
  const some = Object.entries(counts).filter(([, count]) => count);
  return some.length ? some.map(([id, count]) => `${name(kind, id)} × ${count}`).join(", ") : "–";
}

/** @param {Table} table @param {string} id @param {any} province */
function provinceLine(table, id, province) {
  const { name, t } = table;
  const units = Object.entries(province.units).map(
    ([nation, counts]) => `${name("nation", nation)} ${counted(table, "unit", /** @type {any} */ (counts))}`,
  );
  const city =
    province.city === null
      ? []
      : [
          t("antike-city", {
            nation: name("nation", province.city),
            temple: String(province.temple),
            defence: province.defence,
          }),
        ];
  return `${name("province", id)} – ${[...city, ...units].join(", ")}`;
}

/** @param {Table} table */
function textBoard(table) {
  const { envelope, catalogue, name, t } = table;
  const { view } = envelope;
  const rondel = /** @type {string[]} */ (catalogue.board.rondel);
  return [
    {
      heading: t("antike-round", { round: view.round, goal: view.goal }),
      lines: [rondel.map((space) => name("space", space)).join(" → "), counted(table, "stack", view.stacks)],
    },
    ...view.nations.map((/** @type {any} */ nation) => ({
      heading: `${name("nation", nation.id)} – ${envelope.players[nation.seat]?.name ?? ""}`,
      lines: [
        t("antike-marker", { space: nation.marker === null ? "–" : name("space", nation.marker) }),
        t("antike-stock", { stock: counted(table, "resource", nation.stock) }),
        t("antike-cards", { cards: counted(table, "stack", nation.cards) }),
        t("antike-know-how", {
          known: nation.know_how.map((/** @type {string} */ id) => name("know_how", id)).join(", ") || "–",
        }),
      ],
    })),
    {
      heading: t("antike-provinces"),
      lines: Object.entries(view.provinces).map(([id, province]) => provinceLine(table, id, province)),
    },
  ];
}

export const title = titleInWords(textBoard, ({ envelope, t }, seat) => {
  const nation = envelope.view.nations.find((/** @type {any} */ one) => one.seat === seat);
  if (!nation) return [];
  const cards = Object.values(nation.cards).reduce((sum, count) => sum + Number(count), 0);
  return [
    { icon: "crown", text: `${cards}/${envelope.view.goal}`, label: t("antike-personalities") },
    { icon: "city", text: nation.cities, label: t("antike-cities") },
    { icon: "temple", text: nation.temples, label: t("antike-temples") },
  ];
});
