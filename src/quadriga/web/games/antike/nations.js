// Nations and the seats that lead them; who wears which colour and emblem.

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").NationView} NationView */

/**
 * The colour of every nation: its seat's. With two players each leads two nations (ANT-6), and the second wears one that is free.
 * @param {Table} table
 * @returns {Record<string, number>}
 */
export function colours({ envelope }) {
  const { nations, order } = envelope.view;
  /** @type {Record<number, number>} */
  const met = {};
  const turn = (/** @type {NationView} */ nation) => order.indexOf(nation.id);
  return Object.fromEntries(
    nations.toSorted((/** @type {NationView} */ a, /** @type {NationView} */ b) => turn(a) - turn(b)).map((/** @type {NationView} */ nation) => {
      if (nation.seat === null) return [nation.id, nations.indexOf(nation)];
      const before = met[nation.seat] ?? 0;
      met[nation.seat] = before + 1;
      return [nation.id, nation.seat + before * envelope.seats];
    }),
  );
}

/**
 * The nations that a seat leads, in turn order.
 * @param {Table} table
 * @param {number} seat
 * @returns {NationView[]}
 */
export function nationsOf({ envelope }, seat) {
  const { nations, order } = envelope.view;
  return nations
    .filter((/** @type {NationView} */ nation) => nation.seat === seat)
    .sort((/** @type {NationView} */ a, /** @type {NationView} */ b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/**
 * The nation that is asked now, if it is one of the seat that looks.
 * @param {Table} table
 * @returns {NationView|undefined}
 */
export function asked({ envelope }) {
  const { nations, decider } = envelope.view;
  return nations.find((/** @type {NationView} */ nation) => nation.id === decider && nation.seat === envelope.seat);
}

/** @param {NationView} nation */
export const cardCount = (nation) => Object.values(nation.cards).reduce((sum, count) => sum + count, 0);

/**
 * Who leads a nation.
 * @param {Table} table
 * @param {NationView} nation
 */
export const leader = ({ envelope }, nation) => (nation.seat === null ? "" : (envelope.players[nation.seat]?.name ?? ""));
