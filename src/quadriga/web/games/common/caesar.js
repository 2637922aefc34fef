// Caesar! in words.
import { titleInWords } from "./title.js";

/** @typedef {import("../../types.js").Table} Table */

/** @param {Table} table */
function textBoard({ envelope, name, t }) {
  const { provinces, sides } = envelope.view;
  const names = sides.map((/** @type {any} */ side) => name("side", side.id));
  const open = provinces.filter((/** @type {any} */ province) => !province.closed);
  const closed = provinces.filter((/** @type {any} */ province) => province.closed);
  const hand = Object.entries(sides.find((/** @type {any} */ side) => side.seat === envelope.seat)?.hand ?? {});
  return [
    {
      heading: t("text-caesar-hand"),
      lines: hand.map(([token, count]) => `${name("token", token)}${Number(count) > 1 ? ` × ${count}` : ""}`),
    },
    {
      heading: t("text-caesar-open"),
      lines: open.map((/** @type {any} */ province) =>
        t("text-caesar-province", {
          province: name("province", province.id),
          first: names[0],
          firstTotal: province.influence[0],
          second: names[1],
          secondTotal: province.influence[1],
          free: province.free_spaces,
          bonus: province.bonus ? name("bonus", province.bonus) : "–",
        }),
      ),
    },
    {
      heading: t("text-caesar-closed"),
      lines: closed.map(
        (/** @type {any} */ province) =>
          `${name("province", province.id)} – ${province.owner === null ? "–" : name("side", province.owner)}`,
      ),
    },
  ].filter((passage) => passage.lines.length);
}

export const title = titleInWords(textBoard, ({ envelope, t }, seat) => {
  const side = envelope.view.sides.find((/** @type {any} */ one) => one.seat === seat);
  if (!side) return [];
  return [
    { icon: "marker", text: side.markers_left, label: t("text-caesar-markers") },
    { icon: "bag", text: side.bag_size, label: t("text-caesar-bag") },
    { icon: "cards", text: side.hand_size, label: t("text-caesar-hand") },
  ];
});
