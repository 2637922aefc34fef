// Made from the Python types by quadriga.table.schema; do not edit.

/**
 * Who sits at a seat.
 * @typedef {Object} PlayerData
 * @property {number} seat
 * @property {string} name
 * @property {string|null} bot
 */

/**
 * A seat that owes a decision (-1 is chance), and what about.
 * @typedef {Object} OwedDecision
 * @property {number} seat
 * @property {string} decision
 */

/**
 * What the seat itself has to decide: a name, a sentence, and the rule it is about.
 * @typedef {Object} Question
 * @property {string} decision
 * @property {string} prompt
 * @property {string} rule
 */

/**
 * One legal decision: its short text, its fields, the group it is listed in, and a phrase.
 * @typedef {Object} ActionData
 * @property {string} action
 * @property {Record<string, any>} fields
 * @property {string} group
 * @property {string} phrase
 */

/**
 * A whole move: a chain of decisions that is previewed, played and taken back as one.
 * @typedef {Object} GestureData
 * @property {string} kind
 * @property {Array<string>} actions
 * @property {Record<string, any>} fields
 * @property {string} phrase
 */

/**
 * Whether the seat can take its last move back alone, and if not, why.
 * @typedef {Object} UndoData
 * @property {boolean} alone
 * @property {string|null} barrier
 * @property {string|null} sentence
 */

/**
 * One fact: its key, whose it is, its parameters, and a sentence.
 * @typedef {Object} EventData
 * @property {string} event
 * @property {number|null} seat
 * @property {Record<string, any>} fields
 * @property {string} phrase
 */

/**
 * One thing that happened, as far as the seat could notice it: a decision with its events, or an undo.
 * @typedef {Object} NewsData
 * @property {number} revision
 * @property {"decision"|"undo"} kind
 * @property {number} seat
 * @property {Array<EventData>} events
 * @property {Array<number>} revisions_taken_back
 * @property {boolean} together
 */

/**
 * How the game ended: a rank a seat, points by source, the reason.
 * @typedef {Object} OutcomeData
 * @property {string} reason
 * @property {Array<number>} ranks
 * @property {Array<number>} winners
 * @property {Array<Record<string, number>>} points
 * @property {Array<number>} totals
 * @property {Record<string, number>|null} automaton
 */

/**
 * All that a seat (or a spectator: seat -2) is told.
 * @typedef {Object} Envelope
 * @property {number} form
 * @property {string} game
 * @property {number} rules_version
 * @property {string} data
 * @property {number} revision
 * @property {number} seat
 * @property {number} seats
 * @property {Record<string, string>} options
 * @property {Array<PlayerData>} players
 * @property {Array<OwedDecision>} owed
 * @property {Question|null} question
 * @property {Array<ActionData>} actions
 * @property {Array<GestureData>} gestures
 * @property {UndoData|null} undo
 * @property {Record<string, any>} view
 * @property {Array<NewsData>} news
 * @property {OutcomeData|null} outcome
 */

/**
 * What a move would do, as far as the seat can know; `then` says who decides next.
 * @typedef {Object} PreviewData
 * @property {Array<EventData>} events
 * @property {Record<string, any>} view
 * @property {"you"|"chance"|"another"|"over"} then
 */

/**
 * A value an option can have.
 * @typedef {Object} OptionValue
 * @property {string} value
 * @property {string} name
 */

/**
 * An option: what it is about, its values, between which numbers it may lie, with how many seats it is offered.
 * @typedef {Object} OptionData
 * @property {string} name
 * @property {string} about
 * @property {string} default
 * @property {Array<OptionValue>} values
 * @property {Array<number>|null} numbers
 * @property {Array<number>|null} seats
 */

/**
 * One of the opponents.
 * @typedef {Object} LevelData
 * @property {string} bot
 * @property {string} name
 * @property {string} about
 */

/**
 * A decision a seat can owe: its sentence and its rule.
 * @typedef {Object} DecisionData
 * @property {string} prompt
 * @property {string} rule
 */

/**
 * A rule in our own words.
 * @typedef {Object} RuleData
 * @property {string} id
 * @property {string} section
 * @property {string} text
 */

/**
 * All that never changes in games of a title.
 * @typedef {Object} Catalogue
 * @property {string} digest
 * @property {string} game
 * @property {string} language
 * @property {number} rules_version
 * @property {string} data
 * @property {string} title
 * @property {string} blurb
 * @property {Array<string>} notes
 * @property {Array<string>} designers
 * @property {string} publisher
 * @property {number} year
 * @property {Array<number>} seats
 * @property {number} usual_seats
 * @property {boolean} secrets
 * @property {Array<OptionData>} options
 * @property {Array<LevelData>} levels
 * @property {Record<string, Record<string, string>>} names
 * @property {Record<string, DecisionData>} decisions
 * @property {Record<string, string>} sources
 * @property {Record<string, string>} reasons
 * @property {Array<RuleData>} rules
 * @property {string} rules_language
 * @property {Record<string, any>} board
 */

export {};
