// What can be decided now, by the place where it is offered, and what the player has taken up. Only the engine's actions and
// whole moves are offered: the page knows no rule.

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Aim} Aim */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").UnitKind} UnitKind */
/** @typedef {import("./types.js").ActionData} ActionData */
/** @typedef {import("./types.js").GestureData} GestureData */
/** @typedef {{province: string, unit: UnitKind, count: number, lefts: number[]}} Force units that may go on */

/** The decisions whose answers are places on the map. */
const PLACES = new Set(["temple", "found", "start", "give-up", "arm"]);
/** The decisions that a card with a question asks. */
export const QUESTIONS = new Set(["enter", "asked", "foe"]);

/** @param {Pick<Table, "picked">} table @returns {Aim} */
export const aimOf = ({ picked }) => (picked ? JSON.parse(picked) : {});

/** @param {Table} table @param {Aim|null} aim */
export const take = (table, aim) => table.pick(aim && JSON.stringify(aim));

/** @param {ActionData} action @returns {Option} */
const single = ({ action, group, phrase, fields }) => ({ kind: group, actions: [action], phrase, fields });

/** @type {WeakMap<object, Map<string|null, Map<string, Option[]>>>} */
const found = new WeakMap();

/**
 * Every goal that can be chosen now, with the ways to reach it.
 * @param {Table} table
 * @returns {Map<string, Option[]>}
 */
export function goalsOf(table) {
  const { envelope, mine, playing, picked } = table;
  if (!mine || playing || !envelope.question) return new Map();
  const known = found.get(envelope) ?? new Map();
  found.set(envelope, known);
  const goals = known.get(picked) ?? gather(table, aimOf(table));
  known.set(picked, goals);
  return goals;
}

/**
 * @param {Table} table
 * @param {Aim} aim
 */
function gather({ envelope, catalogue }, aim) {
  /** @type {Map<string, Option[]>} */
  const goals = new Map();
  const add = (/** @type {string} */ goal, /** @type {Option} */ option) => goals.set(goal, [...(goals.get(goal) ?? []), option]);
  const { actions, gestures } = envelope;
  for (const option of aim.stack ? march(envelope, aim.stack) : []) add(`place ${option.fields.target}`, option);
  for (const gesture of gestures) {
    const { kind, fields } = gesture;
    if (kind === "go") add(`space ${fields.space}`, gesture);
    else if (kind === "pay") add("pay", gesture);
    else if (kind.startsWith("fight")) add(`fight ${fields.province} ${fields.unit}`, gesture);
    else if (kind.startsWith("conquer")) add(`place ${fields.province}`, gesture);
  }
  for (const action of actions) {
    const { group, fields } = action;
    if (PLACES.has(group)) add(`place ${fields.province}`, single(action));
    else if (group === "learn") add(`know ${fields.know_how}`, single(action));
    else if (group === "take") {
      const option = single(action);
      for (const place of startsOf(catalogue, envelope, fields.nation)) add(`place ${place}`, option);
    }
  }
  if (aim.arm) for (const options of goals.values()) options.sort((a, b) => Number(b.fields.unit === aim.arm) - Number(a.fields.unit === aim.arm));
  return goals;
}

/**
 * Where a nation would begin; with two players its partner comes with it (ANT-6).
 * @param {import("./types.js").Catalogue} catalogue
 * @param {import("./types.js").Envelope} envelope
 * @param {string} nation
 * @returns {string[]}
 */
export function startsOf(catalogue, { seats, view }, nation) {
  const { starts, teams } = catalogue.board.maps[view.map];
  const pair = seats === 2 && teams.find((/** @type {string[]} */ one) => one.includes(nation));
  return (pair || [nation]).flatMap((/** @type {string} */ one) => starts[String(view.nations.length)][one] ?? []);
}

/**
 * The whole moves of a stack: as many of its units as were taken up, or as can go so far.
 * @param {import("./types.js").Envelope} envelope
 * @param {NonNullable<Aim["stack"]>} stack
 * @returns {Option[]}
 */
function march({ actions, gestures }, { province, unit, count, left }) {
  const ours = (/** @type {{fields: Record<string, any>}} */ { fields }) => fields.source === province && fields.unit === unit;
  if (left !== undefined) return actions.filter((action) => action.group === "move" && ours(action) && action.fields.left === left).map(single);
  /** @type {Map<string, GestureData>} */
  const marches = new Map();
  /** @type {GestureData[]} */
  const met = [];
  for (const gesture of gestures) {
    if (!ours(gesture)) continue;
    const { target } = gesture.fields;
    if (gesture.kind !== "march") met.push(gesture);
    else if (gesture.fields.count <= count && gesture.fields.count > (marches.get(target)?.fields.count ?? 0)) marches.set(target, gesture);
  }
  return [...marches.values(), ...met];
}

/**
 * The units that may still move, by place and kind.
 * @param {Table} table
 * @returns {Force[]}
 */
export function forcesOf({ envelope, mine, playing }) {
  if (!mine || playing) return [];
  /** @type {Map<string, Force>} */
  const forces = new Map();
  for (const { group, fields } of envelope.actions) {
    if (group !== "move") continue;
    const key = `${fields.source} ${fields.unit}`;
    const ready = envelope.view.provinces[fields.source]?.ready[fields.unit] ?? {};
    const count = Object.values(ready).reduce((sum, one) => sum + Number(one), 0);
    /** @type {Force} */
    const force = forces.get(key) ?? { province: fields.source, unit: fields.unit, count, lefts: [] };
    if (!force.lefts.includes(fields.left)) force.lefts.push(fields.left);
    forces.set(key, force);
  }
  return [...forces.values()];
}

/**
 * The same by the moves they have left, most first: those that get farthest go first.
 * @param {Table} table
 * @returns {{force: Force, left: number, count: number, most: boolean}[]} `most`: these march together, the others one by one
 */
export function rankedForces(table) {
  const ranked = forcesOf(table).flatMap((force) => {
    const ready = table.envelope.view.provinces[force.province]?.ready[force.unit] ?? {};
    const most = Math.max(...force.lefts);
    return force.lefts.map((left) => ({ force, left, count: Number(ready[left] ?? 0), most: left === most }));
  });
  return ranked.sort((a, b) => b.left - a.left || b.count - a.count);
}

/** @param {string[]|null} one @param {string[]|null} other */
export const same = (one, other) => one !== null && other !== null && one.join("\n") === other.join("\n");

/**
 * What is looked at: a goal with its ways, and the one that is laid out.
 * @param {Table} table
 * @returns {{goal: string, options: Option[], option: Option, pinned: boolean}|null}
 */
export function inSight(table) {
  const { considered } = table;
  if (!considered) return null;
  const { goal: pinned } = aimOf(table);
  const goals = goalsOf(table);
  for (const goal of pinned ? [pinned, ...goals.keys()] : goals.keys()) {
    const options = goals.get(goal) ?? [];
    const option = options.find((one) => same(one.actions, considered));
    if (option) return { goal, options, option, pinned: goal === pinned };
  }
  // A decision alone (a hint is one) is looked at by the first whole move that begins with it.
  const begins = table.envelope.gestures.find(({ actions }) => same(actions.slice(0, considered.length), considered));
  const action = table.envelope.actions.find((one) => one.action === considered[0]);
  const option = begins ?? (action && single(action));
  return option ? { goal: option.fields.space ? `space ${option.fields.space}` : "", options: [option], option, pinned: false } : null;
}

/**
 * The parts of a choice that are made: units in the hand, or a goal with what leads there.
 * @param {Table} table
 */
export function chosen(table) {
  const { stack, goal } = aimOf(table);
  const option = goal && inSight(table)?.option;
  if (option) {
    const { source, unit, target, ...fields } = option.fields;
    return target === undefined ? option.fields : source === undefined ? fields : { source, unit, target };
  }
  return stack ? { source: stack.province, unit: stack.unit, count: stack.left === undefined ? stack.count : 1 } : {};
}

/**
 * What is proposed first. Of several ways to pay: the one that leaves most of what there is least of, and coins last.
 * @param {Table} table
 * @param {Option[]} options
 */
export function best({ envelope }, options) {
  if (options.length < 2 || !options[0].fields.pay) return options[0];
  const { nations, decider } = envelope.view;
  const stock = nations.find((/** @type {any} */ nation) => nation.id === decider)?.stock ?? {};
  const worth = (/** @type {Option} */ { fields }) => {
    const left = { ...stock };
    for (const unit of fields.pay) left[unit] -= 1;
    return Math.min(left.marble, left.iron, left.gold) + left.coin * 0.6 + (left.marble + left.iron + left.gold) * 0.1;
  };
  return options.reduce((most, one) => (worth(one) > worth(most) ? one : most));
}

/**
 * Looking at a goal changes nothing that is laid out.
 * @param {Table} table
 * @param {string|null} goal
 */
export function look(table, goal) {
  const options = goal === null ? undefined : goalsOf(table).get(goal);
  glance(table, options ? best(table, options).actions : null);
}

/**
 * A first press lays a move out, a second one plays it.
 * @param {Table} table
 * @param {string} goal
 */
export function choose(table, goal) {
  const aim = aimOf(table);
  const options = goalsOf(table).get(goal);
  if (!options) return;
  if (aim.goal === goal && table.considered) return table.commit(table.considered);
  take(table, { ...aim, goal });
  table.consider(best(table, options).actions);
}

/**
 * Takes units up, all of them; those in the hand are put down.
 * @param {Table} table
 * @param {string} province
 * @param {UnitKind} unit
 * @param {{count: number, left?: number}} [which] not all of them
 */
export function lift(table, province, unit, which) {
  const { stack } = aimOf(table);
  const force = forcesOf(table).find((one) => one.province === province && one.unit === unit);
  const isHeld = stack?.province === province && stack.unit === unit;
  take(table, isHeld || !force ? null : { stack: { province, unit, ...(which ?? { count: force.count }) } });
  table.consider(null);
}

/**
 * A press on a province with nothing in the hand: if one stack alone gets there, it is taken up and its march laid out.
 * @param {Table} table
 * @param {string} province
 * @returns {boolean} whether there was such a stack
 */
export function sendTo(table, province) {
  if (aimOf(table).stack) return false;
  const able = forcesOf(table).flatMap((force) => {
    const stack = { province: force.province, unit: force.unit, count: force.count };
    const options = goalsOf({ ...table, picked: JSON.stringify({ stack }) }).get(`place ${province}`)?.filter((one) => one.fields.source === force.province);
    return options?.length ? [{ stack, option: options[0] }] : [];
  });
  if (able.length !== 1) return false;
  take(table, { stack: able[0].stack, goal: `place ${province}` });
  table.consider(able[0].option.actions);
  return true;
}

/** The decisions without a place on the board: buttons in the tray. */
const LOOSE = new Set(["take", "orders", "instead", "lose", "spend", "gain", "done"]);

/** @param {Table} table */
export const looseOf = ({ envelope, mine, playing }) => (mine && !playing ? envelope.actions.filter(({ group }) => LOOSE.has(group)) : []);

/** @param {Table} table @param {string[]|null} actions looked at as long as nothing is laid out */
export const glance = (table, actions) => aimOf(table).goal || table.consider(actions);
