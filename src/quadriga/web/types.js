// The types that the page speaks of: the server's, and the contract of a title's folder below games/.

/** @typedef {import("../../../docs/envelope/envelope.js").Envelope} Envelope */
/** @typedef {import("../../../docs/envelope/envelope.js").Catalogue} Catalogue */
/** @typedef {import("../../../docs/envelope/envelope.js").PreviewData} PreviewData */
/** @typedef {import("../../../docs/envelope/envelope.js").OutlookData} OutlookData */
/** @typedef {import("../../../docs/envelope/envelope.js").PlanData} PlanData */
/** @typedef {import("../../../docs/envelope/envelope.js").HintData} HintData */
/** @typedef {import("../../../docs/envelope/envelope.js").ExampleData} ExampleData */
/** @typedef {import("../../../docs/envelope/envelope.js").LessonData} LessonData */
/** @typedef {import("../../../docs/envelope/envelope.js").LearnedData} LearnedData */
/** @typedef {import("../../../docs/envelope/envelope.js").CoachData} CoachData */
/** @typedef {import("../../../docs/envelope/envelope.js").PointsData} PointsData */
/** @typedef {import("../../../docs/envelope/envelope.js").ReviewData} ReviewData */
/** @typedef {import("../../../docs/envelope/envelope.js").MarkedData} MarkedData */
/** @typedef {import("../../../docs/envelope/envelope.js").EventData} EventData */
/** @typedef {import("../../../docs/envelope/envelope.js").NewsData} NewsData */
/** @typedef {import("../../../docs/envelope/envelope.js").LineData} LineData */
/** @typedef {import("../../../docs/envelope/envelope.js").ActionData} ActionData */
/** @typedef {import("../../../docs/envelope/envelope.js").GestureData} GestureData */
/** @typedef {import("../../../docs/envelope/envelope.js").OutcomeData} OutcomeData */
/** @typedef {import("../../../docs/envelope/envelope.js").Room} Room */
/** @typedef {import("../../../docs/envelope/envelope.js").SessionData} SessionData */
/** @typedef {import("../../../docs/envelope/envelope.js").SeatData} SeatData */
/** @typedef {import("../../../docs/envelope/envelope.js").ProposalData} ProposalData */
/** @typedef {import("../../../docs/envelope/envelope.js").PaceData} PaceData */
/** @typedef {import("../../../docs/envelope/envelope.js").GameData} GameData */
/** @typedef {import("../../../docs/envelope/envelope.js").LevelData} LevelData */
/** @typedef {import("../../../docs/envelope/envelope.js").OptionData} OptionData */
/** @typedef {import("../../../docs/envelope/envelope.js").RuleData} RuleData */
/** @typedef {import("../../../docs/envelope/envelope.js").ChatMessage} ChatMessage */
/** @typedef {import("../../../docs/envelope/envelope.js").LinkData} LinkData */
/** @typedef {import("../../../docs/envelope/envelope.js").ErrorData} ErrorData */
/** @typedef {import("../../../docs/envelope/envelope.js").LetterData} LetterData */
/** @typedef {import("../../../docs/envelope/envelope.js").LetterRead} LetterRead */
/** @typedef {import("../../../docs/envelope/envelope.js").User} User */
/** @typedef {import("../../../docs/envelope/envelope.js").HouseData} HouseData */
/** @typedef {import("../../../docs/envelope/envelope.js").Bye} Bye */
/** @typedef {import("../../../docs/envelope/envelope.js").Hello} Hello */
/** @typedef {import("../../../docs/envelope/envelope.js").Reply} Reply */
/** @typedef {import("../../../docs/envelope/envelope.js").Update} Update */

/**
 * What a title's components are given: plain values, made anew for each render.
 * @typedef {Object} Table
 * @property {Envelope} envelope what the seat is told now
 * @property {Catalogue} catalogue boards, geometry, names by kind, rules
 * @property {(kind: string, id: string) => string} name what a thing is called
 * @property {(key: string, values?: Record<string, any>) => string} t the page's own words
 * @property {number} seat whose eyes; -2 a spectator's
 * @property {boolean} mine whether this seat is asked now and nothing is on its way to the server
 * @property {string[]|null} considered the decisions being looked at
 * @property {PreviewData|null} preview what the server says they would do
 * @property {(actions: string[]|null) => void} consider look at a move
 * @property {((actions: string[]) => Promise<PreviewData|undefined>)|undefined} [foresee] what a move would do, without looking at it
 * @property {(actions: string[]) => void} commit play it
 * @property {() => void} [undo] take the last move back, where one plays
 * @property {(about: Record<string, string>) => void} [wonder] ask why something cannot be chosen: fields of an action, as `{city: "londinium"}`
 * @property {string|null} picked the piece, card or place picked up first
 * @property {(id: string|null) => void} pick
 * @property {(HintData & {verdict?: "better"|"played"})[]|null} hint what the best bot would do, or what a review compares
 * @property {{events: EventData[], step: number}|null} playing news being played back step by step
 * @property {string[]} lit ids of places lit from outside
 * @property {boolean} motion whether things may move
 * @property {number} width of the window in px
 */

/**
 * A whole move, or a decision that begins none.
 * @typedef {{group: string, actions: string[], phrase: string, fields: Record<string, any>}} Choice
 */

/**
 * The board in words: a heading and lines each.
 * @typedef {{heading: string, lines: string[]}} Passage
 */

/**
 * What a folder below games/ exports as `title`.
 * @typedef {Object} Title
 * @property {(table: Table) => any} Board
 * @property {((table: Table) => any)|null} Hand
 * @property {(table: Table) => any} SeatPanel what the box shows of a seat; here `seat` is the seat that is shown
 * @property {((table: Table) => any)|null} Aside
 * @property {((table: Table) => any)|null} ScorePad
 * @property {(table: Table) => Passage[]} textBoard
 * @property {string[]} scoring the events that bring points
 * @property {(action: ActionData) => boolean} [draws] whether the board or the hand offers a decision itself
 * @property {(table: Table) => any} [PreviewCard] what a move would do, in the title's own drawing
 * @property {(table: Table) => Record<string, any>} [chosen] the parts of a choice that are made: fields of a decision or a whole move; of a list, how many
 * @property {(table: Table, choice: Choice, preview: PreviewData) => string} [brings] what a choice brings, in figures, for the list of decisions and the card of a look
 * @property {string[]} [unsaid] events of a preview that only note what is looked at anyway
 * @property {(table: Table, choice: Choice, preview: PreviewData) => number} [worth] how much that is: what brings most stands first, from 1 on it is marked; without it, how many events bring points
 * @property {(table: Table) => string} [mainWord] what the main button says; it plays what is considered
 * @property {boolean} [inWords] whether there is no picture of the board, but its words
 * @property {boolean} [ownCard] whether the board shows that by itself
 * @property {(table: Table, seat: number) => string} [plays] the side or nation that a seat plays, where it has one
 * @property {(table: Table) => any} [Pad] the points so far by source, as a tab beside the log
 * @property {(table: Table, seat: number) => number} [wears] whose colour and emblem a seat wears, where not its own
 */

export {};
