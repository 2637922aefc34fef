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
/**
 * The point of a name that stays where it is however large its letters are: the side towards its place.
 * @typedef {Object} NameSpot
 * @property {number} x
 * @property {number} y
 * @property {-1|0|1} across   on which side of it the words lie: to the left, in the middle, to the right
 * @property {-1|0|1} down     above, in the middle, below
 * @property {boolean} below   whether they lie below the place
 * @property {string[]} words  line by line
 */

/**
 * One side of the board laid out on the sheet.
 * @typedef {Object} Plan
 * @property {string} id
 * @property {Box} frame
 * @property {string[]} cities
 * @property {Record<string, Point>} at
 * @property {Record<string, Line>} lines
 * @property {Map<string, string>} lineOf      the line between two places, by "one two" in both orders
 * @property {(room: "roomy"|"tight") => Record<string, NameSpot>} names   on a large map, and on a small one
 * @property {number[]} sea                    latitude and longitude of the name of the inner sea
 */

export {};
