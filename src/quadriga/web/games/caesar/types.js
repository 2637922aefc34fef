// The types that the modules of this title share: what the server says of Caesar!. Nothing here runs.

/** @typedef {import("../../types.js").ActionData} ActionData */
/** @typedef {import("../../types.js").EventData} EventData */
/** @typedef {import("../../types.js").GestureData} GestureData */

/** @typedef {{id: string, icons: string[], values: [number, number], in_bag: number, centurions: number}} Token */
/** @typedef {{id: string, between: [string, string], icon: string, double_circle: boolean, lat: number, lon: number}} Space */
/** @typedef {{id: string, lat: number, lon: number, borders: string[], second_space: {lat: number, lon: number}|null}} Land */

/**
 * What never changes.
 * @typedef {Object} Board
 * @property {{id: string}[]} sides
 * @property {Land[]} provinces
 * @property {Space[]} borders
 * @property {Token[]} tokens
 * @property {{id: string, effects: string[]}[]} bonuses
 * @property {number} markers
 * @property {{tiles: {id: string, actions: string[]}[]}} crassus
 */

/**
 * A side as the seat sees it.
 * @typedef {Object} Side
 * @property {string} id
 * @property {number|null} seat
 * @property {Record<string, number>|null} hand
 * @property {number} hand_size
 * @property {Record<string, number>|null} bag
 * @property {number} bag_size
 * @property {Record<string, number>|null} unseen
 * @property {Record<string, number>} centurions
 * @property {number} markers_left
 * @property {Record<string, number>} markers
 * @property {Record<string, number>} bonuses
 * @property {number} draws_to_skip
 */

/**
 * @typedef {Object} Province
 * @property {string} id
 * @property {string|null} bonus
 * @property {boolean} closed
 * @property {string|null} owner
 * @property {boolean} marker_turned
 * @property {[number, number]} influence
 * @property {number} free_spaces
 * @property {boolean} [second_waits] in a playback: its second marker has not come yet
 */

/**
 * @typedef {Object} Border
 * @property {string} id
 * @property {string|null} side
 * @property {string|null} token
 * @property {string|null} toward
 * @property {"up"|"turned"|"hidden"|null} face
 * @property {string|null} marker
 */

/**
 * The position.
 * @typedef {Object} View
 * @property {string} side
 * @property {number|null} turn the seat whose turn it is
 * @property {string|null} winner
 * @property {Side[]} sides
 * @property {Province[]} provinces
 * @property {Border[]} borders
 * @property {Record<string, number>} bonus_pile
 * @property {{row: string[], tiles_left: Record<string, number>, last_tile: string|null}} [crassus]
 */

/** @typedef {Omit<import("../../types.js").Catalogue, "board"> & {board: Board}} Catalogue */
/** @typedef {Omit<import("../../types.js").Envelope, "view"> & {view: View}} Envelope */
/** @typedef {Omit<import("../../types.js").PreviewData, "view"> & {view: View}} Preview */

/**
 * What the shell gives, with the words of this title.
 * @typedef {Omit<import("../../types.js").Table, "envelope"|"catalogue"|"preview"> & {envelope: Envelope, catalogue: Catalogue, preview: Preview|null}} Table
 */

export {};
