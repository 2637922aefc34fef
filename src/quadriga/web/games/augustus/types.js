// The types that the modules of this title share: what the server says of Augustus. Nothing here runs.

/** @typedef {import("../../types.js").ActionData} ActionData */
/** @typedef {import("../../types.js").EventData} EventData */
/** @typedef {import("../../types.js").GestureData} GestureData */

/**
 * What an objective does; which values it has depends on its kind.
 * @typedef {Object} Power
 * @property {string} kind
 * @property {number} [count]
 * @property {string} [symbol]
 * @property {string[]} [symbols]
 * @property {string} [colour]
 * @property {number} [points]
 * @property {number} [cap]
 */

/**
 * An objective as it is printed.
 * @typedef {Object} Card
 * @property {string} name
 * @property {string} colour
 * @property {string[]} resources
 * @property {number|null} points null where they are counted at the end
 * @property {Record<string, number>} slots
 * @property {Power|null} power
 * @property {boolean} red
 */

/** @typedef {{kind: string, points: number, colour?: string, need?: number, exactly?: number, resource?: string}} Reward */

/**
 * What never changes.
 * @typedef {Object} Components
 * @property {string[]} symbols
 * @property {string[]} colours
 * @property {Record<string, number>} tokens
 * @property {Record<string, Card>} objectives
 * @property {Record<string, Reward>} rewards
 * @property {number} row
 * @property {{dealt: number, kept: number}} start
 * @property {number} goal
 */

/** @typedef {{id: string, stage: "in_progress"|"completed"|"resolved", filled: Record<string, number>}} Objective */
/** @typedef {{points: number, grows: Record<string, number>, rewards: string[], of_colour: number}} Prospect what an objective would bring once it is under control */
/** @typedef {string|[string, string]} Pick an objective, a slot by objective and symbol, or "reserve" */

/**
 * A seat as the one who looks sees it.
 * @typedef {Object} Seat
 * @property {number} seat
 * @property {number} reserve
 * @property {Objective[]} objectives
 * @property {string[]} controlled
 * @property {Record<string, string[]>} linked
 * @property {string[]|null} hand
 * @property {Pick[]|null} picks
 * @property {Record<string, number>} points
 * @property {number} total
 */

/**
 * The position.
 * @typedef {Object} View
 * @property {number|null} crier
 * @property {string|null} token
 * @property {Record<string, number>} bag
 * @property {string[]} row
 * @property {Record<string, Prospect>} prospects of the row, for the seat that looks
 * @property {number} deck_size
 * @property {number} supply
 * @property {Record<string, number|null>} rewards
 * @property {{kind: string, left?: number, symbols?: string[], holding?: boolean, given?: [string, string][], received?: [string, string][]}|null} power
 * @property {string|null} claim
 * @property {number} due
 * @property {Seat[]} seats
 */

/** @typedef {Omit<import("../../types.js").Catalogue, "board"> & {board: Components}} Catalogue */
/** @typedef {Omit<import("../../types.js").Envelope, "view"> & {view: View}} Envelope */
/** @typedef {Omit<import("../../types.js").PreviewData, "view"> & {view: View}} Preview */

/**
 * What the shell gives, with the words of this title.
 * @typedef {Omit<import("../../types.js").Table, "envelope"|"catalogue"|"preview"> & {envelope: Envelope, catalogue: Catalogue, preview: Preview|null}} Table
 */

export {};
