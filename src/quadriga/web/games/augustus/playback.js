// The table as it was before some events: each event says what it changed, and that is taken back, the last one first.

/** @typedef {import("./types.js").EventData} EventData */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Components} Components */

/**
 * @param {View} view
 * @param {EventData[]} later events that have not been shown yet
 * @param {Components} board
 * @returns {View}
 */
export function before(view, later, board) {
  const earlier = structuredClone(view);
  for (const event of later.toReversed()) takeBack(earlier, event, board);
  return earlier;
}

/** @type {Record<string, (view: View, seat: number, fields: Record<string, any>, board: Components) => void>} */
const UNDO = {
  drew: (view, _, { token }) => {
    view.bag[token] = (view.bag[token] ?? 0) + 1;
    view.token = null;
  },
  "token-aside": (view, _, { token }) => {
    view.token = token;
  },
  placed: (view, seat, fields) => {
    fill(view, seat, fields, -1);
    view.seats[seat].reserve += 1;
  },
  lifted: (view, seat, fields) => fill(view, seat, fields, 1),
  "put-down": (view, seat, fields) => fill(view, seat, fields, -1),
  removed: (view, seat, fields) => {
    fill(view, seat, fields, 1);
    view.seats[seat].reserve -= 1;
  },
  cleared: (view, seat, { legions }) => {
    view.seats[seat].reserve -= legions;
  },
  gained: (view, seat, { legions }) => {
    view.seats[seat].reserve -= legions;
  },
  "ave-caesar": (view, seat, { objective }) => stageOf(view, seat, objective, "in_progress"),
  completed: (view, seat, { objective }) => stageOf(view, seat, objective, "in_progress"),
  resolves: (view, seat, { objective, legions }, board) => {
    const found = view.seats[seat].objectives.find((one) => one.id === objective);
    if (!found) return;
    Object.assign(found, { stage: "completed", filled: legions ? { ...board.objectives[objective].slots } : {} });
    view.seats[seat].reserve -= legions;
  },
  controls: (view, seat, { objective }) => {
    const own = view.seats[seat];
    own.controlled = own.controlled.filter((one) => one !== objective);
    own.objectives.push({ id: objective, stage: "resolved", filled: {} });
  },
  lost: (view, seat, { objective }) => {
    view.seats[seat].controlled.push(objective);
  },
  rewarded: (view, _, { reward }) => {
    view.rewards[reward] = null;
  },
  "resource-taken": (view, _, { reward, holder }) => {
    view.rewards[reward] = holder ?? null;
  },
  chose: (view, seat, { objective }) => {
    const own = view.seats[seat];
    own.objectives = own.objectives.filter((one) => one.id !== objective);
    view.row.push(objective);
  },
  "row-filled": (view, _, { objective }) => {
    view.row = view.row.filter((one) => one !== objective);
  },
  kept: (view, seat, { objective }) => {
    const own = view.seats[seat];
    own.objectives = own.objectives.filter((one) => one.id !== objective);
  },
};

/** @param {View} view @param {EventData} event @param {Components} board */
function takeBack(view, { event, seat, fields }, board) {
  if (seat !== null && seat >= 0 && !view.seats[seat]) return;
  UNDO[event]?.(view, seat ?? -1, fields, board);
}

/** @param {View} view @param {number} seat @param {Record<string, any>} slot @param {number} by */
function fill(view, seat, { objective, symbol }, by) {
  const found = view.seats[seat].objectives.find((one) => one.id === objective);
  if (found) found.filled[symbol] = Math.max(0, (found.filled[symbol] ?? 0) + by);
}

/** @param {View} view @param {number} seat @param {string} id @param {"in_progress"|"completed"} stage */
function stageOf(view, seat, id, stage) {
  const found = view.seats[seat].objectives.find((one) => one.id === id);
  if (found) found.stage = stage;
}
