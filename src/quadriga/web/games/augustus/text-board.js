// The table in words, for screen readers and for whoever would rather read: from the view and the names of things.
import { objectiveWords } from "./objective.js";
import { inBag } from "./tally.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {{heading: string, lines: string[]}} Passage */

/**
 * @param {Table} table
 * @returns {Passage[]}
 */
export function textBoard(table) {
  const { envelope, t } = table;
  const { view } = envelope;
  const own = view.seats[envelope.seat];
  const passages = [
    { heading: t("augustus-draw"), lines: drawText(table) },
    { heading: t("augustus-chances"), lines: bagText(table) },
    { heading: t("augustus-hand"), lines: (own?.hand ?? []).map((id) => objectiveWords(table, id)) },
    ...view.seats.map((seat) => seatText(table, seat)),
    { heading: t("augustus-row"), lines: view.row.map((id) => objectiveWords(table, id)) },
    { heading: t("augustus-rewards"), lines: rewardText(table) },
  ];
  return passages.filter(({ lines }) => lines.length > 0);
}

/** @param {Table} table */
function drawText({ envelope, name, t }) {
  const { view, players } = envelope;
  return [
    ...(view.token ? [t("augustus-token", { token: name("token", view.token) })] : []),
    ...(view.crier === null ? [] : [t("augustus-crier", { name: players[view.crier].name })]),
  ];
}

/** @param {Table} table */
function bagText({ envelope, catalogue, name, t }) {
  const { view } = envelope;
  const all = inBag(view);
  return Object.entries(catalogue.board.tokens).map(([token, count]) => {
    const left = view.bag[token] ?? 0;
    return t("augustus-chance", { token: name("token", token), left, count, chance: all ? Math.round((left / all) * 100) : 0 });
  });
}

/** @param {Table} table @param {import("./types.js").Seat} seat @returns {Passage} */
function seatText(table, seat) {
  const { envelope, name, t } = table;
  const stages = { in_progress: "", completed: ` – ${t("augustus-ave")}`, resolved: ` – ${t("augustus-ave")}` };
  return {
    heading: t("augustus-of", { name: envelope.players[seat.seat].name, reserve: seat.reserve, points: seat.total }),
    lines: [
      ...seat.objectives.map((one) => objectiveWords(table, one.id, one.filled) + stages[one.stage]),
      ...seat.controlled.map((id) => t("augustus-controlled", { objective: name("objective", id) })),
    ],
  };
}

/** @param {Table} table */
function rewardText({ envelope, catalogue, name, t }) {
  return Object.entries(envelope.view.rewards).map(([id, seat]) =>
    t("augustus-reward-line", {
      reward: name("reward", id),
      points: catalogue.board.rewards[id].points,
      owner: seat === null ? t("augustus-free") : envelope.players[seat].name,
    }),
  );
}
