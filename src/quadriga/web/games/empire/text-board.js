// The board in words, for screen readers and for whoever would rather read: from the view and the names of things.
import { planOf } from "./plan.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {{heading: string, lines: string[]}} Section */

/**
 * @param {Table} table
 * @returns {Section[]}
 */
export function textBoard(table) {
  const { envelope, t } = table, { view } = envelope;
  const left = Object.entries(view.left_over).map(([kind, count]) => t("empire-text-count", { thing: table.name("wealth", kind), count: Number(count) }));
  return [
    ...view.players.map((/** @type {import("./types.js").PlayerView} */ player) => playerText(table, player)),
    { heading: t("empire-text-free"), lines: freeText(table) },
    { heading: t("empire-text-roads"), lines: Object.entries(view.built).map(([line, seat]) => t("empire-text-road", { line: table.name("line", line), player: envelope.players[seat].name })) },
    ...left.length ? [{ heading: t("empire-left-over"), lines: left }] : [],
  ];
}

/**
 * @param {Table} table
 * @param {import("./types.js").PlayerView} player
 * @returns {Section}
 */
function playerText({ envelope, catalogue, name, t }, player) {
  const cities = player.cities.map(id => cityText({ catalogue, name, t }, id));
  const wealth = Object.entries(player.wealth).map(([kind, count]) => t("empire-text-count", { thing: name("wealth", kind), count }));
  return {
    heading: t("empire-text-player", { player: envelope.players[player.seat].name, score: player.score, total: player.total, roads: player.roads }),
    lines: [
      ...Object.entries(player.points).filter(([, points]) => points).map(([source, points]) => t("empire-text-source", { source: catalogue.sources[source], points })),
      ...cities.length ? [t("empire-text-cities", { cities: cities.join(", ") })] : [],
      ...wealth.length ? [t("empire-text-wealth", { wealth: wealth.join(", ") })] : [],
    ],
  };
}

/**
 * @param {Pick<Table, "catalogue"|"name"|"t">} table
 * @param {string} id
 */
function cityText({ catalogue, name, t }, id) {
  const { colour, value } = catalogue.board.places[id];
  return t("empire-text-city", { city: name("city", id), colour: name("colour", colour), value });
}

/**
 * Every city that is still free, what lies in it, and where its lines go.
 * @param {Table} table
 */
function freeText(table) {
  const { envelope, name, t } = table, plan = planOf(table), { cities } = envelope.view;
  return plan.cities.filter(id => cities[id].taken_by === null).map(id => {
    const near = Object.values(plan.lines).filter(line => line.between.includes(id)).map(line => name("city", line.between.find(place => place !== id) ?? id));
    return t("empire-text-free-city", { city: cityText(table, id), wealth: cities[id].wealth ? name("wealth", cities[id].wealth) : "–", near: near.join(", ") });
  });
}
