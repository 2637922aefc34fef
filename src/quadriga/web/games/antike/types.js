// The types that the modules of this title share. Nothing here runs.

/** @typedef {import("../../../../../docs/envelope/envelope.js").Envelope} Envelope */
/** @typedef {import("../../../../../docs/envelope/envelope.js").Catalogue} Catalogue */
/** @typedef {import("../../../../../docs/envelope/envelope.js").ActionData} ActionData */
/** @typedef {import("../../../../../docs/envelope/envelope.js").GestureData} GestureData */
/** @typedef {import("../../../../../docs/envelope/envelope.js").EventData} EventData */
/** @typedef {import("../../types.js").Table} Table what the shell hands to every component of a title */

/** @typedef {[number, number]} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Frame x and y are its upper left corner */
/** @typedef {{x: number, y: number, w: number, h: number}} Box x and y are its middle */
/** @typedef {"legion"|"galley"} UnitKind */
/** @typedef {"free"|"city"|"temple"} TownKind */
/** @typedef {{frame: Frame, land: string, rivers: string, hills: string, shades: string}} Sheet */

/**
 * A province in the view: only those where something stands are there.
 * @typedef {Object} ProvinceView
 * @property {string|null} city whose
 * @property {boolean} temple
 * @property {number|null} defence
 * @property {Record<string, Record<UnitKind, number>>} units by nation
 * @property {Partial<Record<UnitKind, Record<string, number>>>} ready units of the active nation by the moves they have left
 * @property {number} armed
 */

/**
 * A nation in the view.
 * @typedef {Object} NationView
 * @property {string} id
 * @property {number|null} seat
 * @property {Record<string, number>} stock
 * @property {string|null} marker
 * @property {string[]} know_how
 * @property {Record<string, number>} cards
 * @property {number} cities
 * @property {number} temples
 * @property {number} seas
 * @property {Record<UnitKind, number>} units
 * @property {Record<UnitKind, string>} orders
 */

/**
 * Where a province lies on the sheet.
 * @typedef {Object} Place
 * @property {string} id
 * @property {string} resource
 * @property {Point} city
 * @property {Point} anchor the middle of the largest circle in it
 * @property {Point[]} ring
 * @property {string} area its outline as a path
 */

/**
 * One map laid out on the sheet.
 * @typedef {Object} Plan
 * @property {string} id
 * @property {number} width
 * @property {number} height
 * @property {Place[]} places
 * @property {Record<string, Place>} at
 * @property {{land: string, sea: string}} borders
 * @property {string} rim
 * @property {Sheet} sheet
 * @property {Point[][]} shores
 * @property {(lat: number, lon: number) => Point} put
 */

/**
 * Units of one nation and kind in a province.
 * @typedef {Object} Stack
 * @property {string} at
 * @property {string} nation
 * @property {number} colour
 * @property {UnitKind} kind
 * @property {number} count
 * @property {boolean} [moves] whether the moves they have left are shown
 * @property {number} [left] the most moves that one of them has left
 * @property {{left: number, units: number}[]} [lefts] how many of them have how many moves left
 */

/** @typedef {Stack & {dx: number, dy: number}} LaidStack a stack, and how far from the middle of its bench it stands */

/**
 * All units of a province, one block.
 * @typedef {Object} Bench
 * @property {number} x
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {"full"|"compact"} form
 * @property {number} rows
 * @property {Point|null} leader the town that a line leads to, where it stands outside its province
 * @property {LaidStack[]} units
 */

/** @typedef {{x: number, y: number, w: number, h: number, size: number, lines: string[]}} NameSpot */
/** @typedef {{k: number, level: "far"|"table"|"near", benches: Record<string, Bench>, names: Record<string, NameSpot>, clashes: string[]}} Spots */

/** @typedef {{kind: string, actions: string[], phrase: string, fields: Record<string, any>}} Option a decision, or a whole move */

/**
 * What the player has taken up: units on the map, a kind of unit to arm, and what is aimed at.
 * @typedef {Object} Aim
 * @property {{province: string, unit: UnitKind, count: number, left?: number}} [stack]
 * @property {UnitKind} [arm]
 * @property {string[]} [raised] what was asked for to pay with, the last kind last
 * @property {string} [goal] a kind and ids: place athen, space iron, know wheel, fight athen legion, nation egypt
 */

export {};
