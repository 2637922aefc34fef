// The types that the modules of this title share. Nothing here runs.

/** @typedef {import("../../../../../docs/envelope/envelope.js").Envelope} Envelope */
/** @typedef {import("../../../../../docs/envelope/envelope.js").Catalogue} Catalogue */
/** @typedef {import("../../../../../docs/envelope/envelope.js").ActionData} ActionData */
/** @typedef {import("../../../../../docs/envelope/envelope.js").GestureData} GestureData */
/** @typedef {import("../../../../../docs/envelope/envelope.js").EventData} EventData */
/** @typedef {import("../../../../../docs/envelope/envelope.js").HintData} HintData */
/** @typedef {import("../../../../../docs/envelope/envelope.js").PreviewData} PreviewData */

/** @typedef {import("../../types.js").Table} Table what the shell hands to every component of a title */

/**
 * A player in the view.
 * @typedef {Object} PlayerView
 * @property {number} seat
 * @property {number} roads
 * @property {number} score
 * @property {string[]} cities
 * @property {Record<string, number>} wealth
 * @property {number[]} by_row
 * @property {Record<string, number>} by_kind
 * @property {Record<string, number>} by_colour
 * @property {Record<string, number>} points
 * @property {number} total
 */

/** @typedef {{wealth: string|null, taken_by: number|null}} CityView */
/** @typedef {[number, number]} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box x and y are its upper left corner */
/** @typedef {{x: number, y: number, turn: number, size: number}} Slot where a road piece lies */
/** @typedef {{id: string, between: [string, string], slots: Slot[], d: string, middle: Point}} Line */
/** @typedef {{x: number, y: number, below: boolean, words: string[]}} NameSpot the middle of the first line of a name */

/**
 * One side of the board laid out on the sheet.
 * @typedef {Object} Plan
 * @property {string} id
 * @property {Box} frame
 * @property {string[]} cities
 * @property {Record<string, Point>} at
 * @property {Record<string, Line>} lines
 * @property {Map<string, string>} lineOf      the line between two places, by "one two" in both orders
 * @property {Record<string, NameSpot>} names
 * @property {number[]} sea                    latitude and longitude of the name of the inner sea
 */

export {};
