// Augustus in words; its board comes later.
import { titleInWords } from "../common/title.js";

/** @typedef {import("../../types.js").Table} Table */

/**
 * An objective in a line: name, points, slots with legions, what it produces.
 * @param {Table} table
 * @param {{id: string, filled?: Record<string, number>, stage?: string}} shown
 */
function objective({ catalogue, name, t }, shown) {
  const card = catalogue.board.objectives[shown.id];
  const slots = Object.entries(card.slots).map(([symbol, count]) =>
    t("augustus-slot", { symbol: name("symbol", symbol), filled: shown.filled?.[symbol] ?? 0, count: Number(count) }),
  );
  const power = card.power ? [name("power", card.power.kind)] : [];
  const points = card.points === null ? [] : [t("count-points", { count: card.points })];
  return `${name("objective", shown.id)} – ${[...slots, ...points, ...power].join(", ")}`;
}

/** @param {Table} table */
function textBoard(table) {
  const { envelope, name, t } = table;
  const { view } = envelope;
  const who = (/** @type {number} */ seat) => envelope.players[seat].name;
  const own = view.seats[envelope.seat];
  const token = view.token ? [t("augustus-token", { token: name("token", view.token) })] : [];
  const bag = Object.entries(view.bag).map(([one, count]) => `${name("token", one)} × ${count}`);
  return [
    { heading: t("augustus-draw"), lines: [...token, t("augustus-crier", { name: who(view.crier) })] },
    { heading: t("augustus-bag"), lines: [bag.join(", ")] },
    {
      heading: t("augustus-hand"),
      lines: (own?.hand ?? []).map((/** @type {string} */ id) => objective(table, { id })),
    },
    ...view.seats.map((/** @type {any} */ seat) => ({
      heading: t("augustus-of", { name: who(seat.seat), reserve: seat.reserve, points: seat.total }),
      lines: [
        ...seat.objectives.map((/** @type {any} */ one) => objective(table, one)),
        ...seat.controlled.map((/** @type {any} */ one) =>
          t("augustus-controlled", { objective: name("objective", String(one.id ?? one)) }),
        ),
      ],
    })),
    { heading: t("augustus-row"), lines: view.row.map((/** @type {string} */ id) => objective(table, { id })) },
    {
      heading: t("augustus-rewards"),
      lines: Object.entries(view.rewards).map(
        ([id, seat]) =>
          `${name("reward", id)} – ${seat === null ? t("augustus-free") : who(/** @type {number} */ (seat))}`,
      ),
    },
  ].filter((passage) => passage.lines.length);
}

export const title = titleInWords(textBoard, ({ envelope, t }, seat) => {
  const own = envelope.view.seats[seat];
  return [
    { icon: "laurel", text: own.total, label: t("points") },
    { icon: "legion", text: own.reserve, label: t("augustus-reserve") },
    { icon: "scroll", text: `${own.controlled.length}/7`, label: t("augustus-objectives") },
  ];
});
