// L'Empire de César in words.
import { titleInWords } from "./title.js";

/** @typedef {import("../../types.js").Table} Table */

/** @param {Table} table */
function textBoard({ envelope, catalogue, name, t }) {
  const { cities, players, built } = envelope.view;
  const who = (/** @type {number} */ seat) => envelope.players[seat].name;
  const all = /** @type {[string, any][]} */ (Object.entries(cities));
  const city = (/** @type {string} */ id, /** @type {any} */ told) =>
    t("text-empire-city", {
      city: name("city", id),
      value: catalogue.board.places[id].value,
      wealth: told.wealth ? name("wealth", told.wealth) : "–",
    });
  return [
    {
      heading: t("text-empire-free"),
      lines: all.filter(([, told]) => told.taken_by === null).map(([id, told]) => city(id, told)),
    },
    ...players.map((/** @type {any} */ player) => ({
      heading: t("text-empire-of", { name: who(player.seat), points: player.total }),
      lines: [
        ...player.cities.map((/** @type {string} */ id) => city(id, cities[id])),
        ...Object.entries(player.wealth).map(([wealth, count]) => `${name("wealth", wealth)} × ${count}`),
      ],
    })),
    {
      heading: t("text-empire-roads"),
      lines: Object.entries(built).map(
        ([line, seat]) => `${name("line", line)} – ${who(/** @type {number} */ (seat))}`,
      ),
    },
  ].filter((passage) => passage.lines.length);
}

export const title = titleInWords(textBoard, ({ envelope, t }, seat) => {
  const player = envelope.view.players.find((/** @type {any} */ one) => one.seat === seat);
  if (!player) return [];
  return [
    { icon: "laurel", text: player.total, label: t("points") },
    { icon: "road", text: player.roads, label: t("text-empire-roads-left") },
    { icon: "city", text: player.cities.length, label: t("text-empire-cities") },
  ];
});
