// From the server's legal decisions to what glows, and from clicks to decisions. What is picked up is kept by the shell
// as one word: `token ID`, `token ID turned`, `border ID`, or `move ACTION|ACTION` for a move that lies on the board and
// is not played yet.
import { placesOf } from "./places.js";

/** @typedef {import("./types.js").ActionData} ActionData */
/** @typedef {import("./types.js").Table} Table */

const DRAWN = new Set(["place", "flip-token", "flip-marker", "recruit", "resolve", "order"]);

/**
 * Whether a decision is drawn by this title; for the others the shell shows a button.
 * @param {ActionData} action
 */
export const draws = (action) => DRAWN.has(action.group);

/** @param {Table} table @returns {ActionData[]} */
const legal = (table) => (table.mine && !table.playing ? table.envelope.actions : []);

/** @param {Table} table @param {string | undefined} text @returns {ActionData | undefined} */
export const actionOf = (table, text) => table.envelope.actions.find((one) => one.action === text);

/**
 * A reading of a table that is made once for each render.
 * @template T
 * @param {(table: Table) => T} read
 * @returns {(table: Table) => T}
 */
function once(read) {
  const known = new WeakMap();
  return (table) => {
    if (!known.has(table)) known.set(table, read(table));
    return known.get(table);
  };
}

/**
 * What is picked up; a hint that is looked at lies on the board like a move of one's own.
 * @type {(table: Table) => {token: string | null, turned: boolean, border: string | null, laid: string[] | null}}
 */
export const held = once((table) => {
  const hinted = !table.picked && table.hint && table.considered ? `move ${table.considered.join("|")}` : "";
  const [kind, ...words] = (table.picked ?? hinted).split(" ");
  const nothing = { token: null, turned: false, border: null, laid: null };
  const placements = legal(table).filter((one) => one.group === "place");
  if (kind === "move") {
    const laid = words.join(" ").split("|");
    const first = legal(table).find((one) => one.action === laid[0]);
    if (first) return { ...nothing, token: first.fields.token ?? null, turned: turnedBy(table, first), laid };
  }
  if (kind === "border") return { ...nothing, border: words[0] };
  if (kind === "token" && placements.some((one) => one.fields.token === words[0]))
    return { ...nothing, token: words[0], turned: words[1] === "turned" };
  const tokens = new Set(placements.map((one) => one.fields.token));
  return tokens.size === 1 ? { ...nothing, token: [...tokens][0] } : nothing;
});

/**
 * Whether a placement shows the token the other way round than it lies in the hand: first number west.
 * @param {Table} table
 * @param {ActionData} action
 */
const turnedBy = (table, { group, fields }) =>
  group === "place" && fields.toward !== placesOf(table.catalogue.board).borders[fields.border].west;

/**
 * The ways a token can lie on a space: as in the hand, turned, face down.
 * @param {Table} table @param {string} token @param {string} border
 */
export function waysRound(table, token, border) {
  const { west } = placesOf(table.catalogue.board).borders[border];
  const order = (/** @type {ActionData} */ one) => (one.fields.toward === west ? 0 : one.fields.toward === "hidden" ? 2 : 1);
  return legal(table)
    .filter((one) => one.group === "place" && one.fields.token === token && one.fields.border === border)
    .sort((a, b) => order(a) - order(b));
}

/** The decisions that glow on the map now, by border space and by province. */
export const targets = once((table) => {
  const { token, laid } = held(table);
  const free = laid && actionOf(table, laid[0])?.group !== "place" ? null : token;
  /** @type {Map<string, ActionData[]>} */
  const borders = new Map();
  /** @type {Map<string, ActionData>} */
  const provinces = new Map();
  for (const one of legal(table)) {
    if (one.group === "flip-marker") provinces.set(one.fields.province, one);
    else if (one.group === "flip-token" || (one.group === "place" && (!free || one.fields.token === free)))
      borders.set(one.fields.border, [...(borders.get(one.fields.border) ?? []), one]);
  }
  return { borders, provinces };
});

/** Tokens in hand that can be placed now (on the space picked, if one is). @param {Table} table @returns {Set<string>} */
export function playable(table) {
  const { border } = held(table);
  return new Set(
    legal(table)
      .filter((one) => one.group === "place" && (!border || one.fields.border === border))
      .map((one) => one.fields.token),
  );
}

/** The decision that a look at a space means, or undefined while a token must be chosen first. @param {Table} table @param {string} border */
export function meant(table, border) {
  const { token, turned, laid } = held(table);
  const here = targets(table).borders.get(border) ?? [];
  if (here[0]?.group === "flip-token") return here[0];
  const lying = laid && actionOf(table, laid[0]);
  if (lying?.fields.border === border) return lying;
  const tokens = [...new Set(here.map((one) => one.fields.token))];
  const chosen = token ?? (tokens.length === 1 ? tokens[0] : null);
  if (!chosen) return undefined;
  const ways = waysRound(table, chosen, border).filter((one) => one.fields.toward !== "hidden");
  return (turned && ways[1]) || ways[0] || waysRound(table, chosen, border)[0];
}

/** Lays a move on the board to be looked at: nothing is played yet. @param {Table} table @param {string[]} actions */
export function lay(table, actions) {
  table.pick(`move ${actions.join("|")}`);
  table.consider(actions);
}

/** A space was chosen. @param {Table} table @param {string} border */
export function chooseBorder(table, border) {
  const { laid } = held(table);
  if (laid && actionOf(table, laid[0])?.fields.border === border) return turn(table);
  const action = meant(table, border);
  if (action) lay(table, [action.action]);
  else table.pick(`border ${border}`);
}

/** A token of the hand was chosen. @param {Table} table @param {string} token */
export function chooseToken(table, token) {
  const now = held(table);
  const border = now.border ?? (now.laid && actionOf(table, now.laid[0])?.fields.border);
  const ways = border ? waysRound(table, token, border) : [];
  if (now.token === token && now.laid) return turn(table);
  if (ways.length) return lay(table, [ways[0].action]);
  table.consider(null);
  table.pick(now.token === token && table.picked ? null : `token ${token}`);
}

/** Turns what is held: the token in the hand, or the placement that lies on the board to its next way round. @param {Table} table */
export function turn(table) {
  const { token, turned, laid } = held(table);
  const lying = laid && actionOf(table, laid[0]);
  if (lying?.group === "place") {
    const ways = waysRound(table, lying.fields.token, lying.fields.border);
    const next = ways[(ways.findIndex((one) => one.action === lying.action) + 1) % ways.length];
    lay(table, [next.action]);
  } else if (token) table.pick(turned ? `token ${token}` : `token ${token} turned`);
}

/** Whether there is another way round. @param {Table} table */
export function turns(table) {
  const { token, laid } = held(table);
  const lying = laid && actionOf(table, laid[0]);
  if (lying) return lying.group === "place" && waysRound(table, lying.fields.token, lying.fields.border).length > 1;
  const [first, second] = token ? tokenOf(table, token).values : [0, 0];
  return first !== second;
}

/** @param {Table} table @param {string} id */
export const tokenOf = (table, id) => /** @type {import("./types.js").Token} */ (table.catalogue.board.tokens.find((one) => one.id === id));

/** The parts of a choice that are made. @param {Table} table */
export function chosen(table) {
  const { token, border, laid } = held(table);
  const lying = laid && actionOf(table, laid[0]);
  if (lying) return lying.fields;
  return { ...(token ? { token } : {}), ...(border ? { border } : {}) };
}

/** Whole moves that begin with what lies on the board: which bonus token comes first. @param {Table} table */
export function wholeMoves(table) {
  const { laid } = held(table);
  return laid && table.mine
    ? table.envelope.gestures.filter((one) => one.actions[0] === laid[0])
    : [];
}
