// Made from the Python types by quadriga.server.wire.schema; do not edit.

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
 * What is asked once `parts` of a choice are made, if those that the sentence is about are as in `about`. Of a list `about` has how many are chosen. `missing` says in a few words what the main button waits for; null where the choice is whole.
 * @typedef {Object} PromptData
 * @property {Array<string>} parts
 * @property {Record<string, any>} about
 * @property {string} prompt
 * @property {string|null} missing
 */

/**
 * What the seat itself has to decide: a name, a sentence, what a button waits for, and the rule it is about. `steps` are the sentences that take its place once a part of the choice is made.
 * @typedef {Object} Question
 * @property {string} decision
 * @property {string} prompt
 * @property {string|null} missing
 * @property {Array<PromptData>} steps
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
 * What followed from a move: a sentence, and the places it speaks of.
 * @typedef {Object} DetailData
 * @property {number|null} seat
 * @property {string} phrase
 * @property {Array<string>} places
 */

/**
 * A move in one sentence. It began with the news of `revision`, and goes on as far as that of `last`.
 * @typedef {Object} LineData
 * @property {number} revision
 * @property {number} last
 * @property {"move"|"undo"} kind
 * @property {number|null} seat
 * @property {string} phrase
 * @property {Array<string>} places
 * @property {Array<DetailData>} details
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
 * @property {Array<LineData>} lines
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
 * What a seat could decide when it is asked next, and what others could do until then; as far as it can know.
 * @typedef {Object} OutlookData
 * @property {Question|null} question
 * @property {Array<ActionData>} actions
 * @property {Array<GestureData>} gestures
 * @property {Array<ActionData>} others
 */

/**
 * A step in words, as well.
 * @typedef {Object} ToldStep
 * @property {string|null} when
 * @property {Array<string>} actions
 * @property {string} condition
 * @property {string} phrase
 */

/**
 * What a seat has planned. `missed` says why the last plan was not played; empty where nothing was missed.
 * @typedef {Object} PlanData
 * @property {number} seat
 * @property {Array<Array<ToldStep>>} lines
 * @property {string} missed
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
 * A rule in our own words; whether it is a ruling of ours, and the options of a game that it speaks of.
 * @typedef {Object} RuleData
 * @property {string} id
 * @property {string} section
 * @property {string} text
 * @property {boolean} ruling
 * @property {Array<string>} options
 */

/**
 * A line of the quick card, with the id of the rule it is about.
 * @typedef {Object} QuickLineData
 * @property {string} text
 * @property {string|null} rule
 */

/**
 * A section of the quick card; its lines may be steps, taken one after the other.
 * @typedef {Object} QuickSectionData
 * @property {string} title
 * @property {boolean} steps
 * @property {Array<QuickLineData>} lines
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
 * @property {Record<string, Record<string, string>>} glosses
 * @property {Record<string, DecisionData>} decisions
 * @property {Record<string, string>} sources
 * @property {Record<string, string>} reasons
 * @property {Array<RuleData>} rules
 * @property {Array<QuickSectionData>} quick
 * @property {string} rules_language
 * @property {Record<string, any>} board
 */

/**
 * What the host of the server says to all: its number, and until when it is to be shown, if not for good.
 * @typedef {Object} AnnouncementData
 * @property {number} id
 * @property {string} text
 * @property {number|null} until
 */

/**
 * The house is closed: nothing new begins; where play is to `stop`, games and clocks stand still `since` then.
 * @typedef {Object} MaintenanceData
 * @property {string} note
 * @property {boolean} stop
 * @property {number} since
 */

/**
 * What the host of the server has set: who may come, what is announced, whether it is closed for maintenance.
 * @typedef {Object} HouseData
 * @property {"open"|"invited"|"closed"} accounts
 * @property {boolean} guests
 * @property {AnnouncementData|null} announcement
 * @property {MaintenanceData|null} maintenance
 */

/**
 * The first message of a server on a socket. `page` names the version of the page's files: /v/PAGE/...
 * @typedef {Object} Hello
 * @property {number} v
 * @property {"hello"} type
 * @property {Record<string, any>|null} user
 * @property {string} page
 * @property {number} now
 * @property {HouseData} house
 */

/**
 * The house has changed.
 * @typedef {Object} House
 * @property {number} v
 * @property {"house"} type
 * @property {HouseData} house
 */

/**
 * How much time players have.
 * @typedef {Object} PaceData
 * @property {"free"|"move"|"bank"|"days"} kind
 * @property {number} seconds
 * @property {number} increment
 */

/**
 * A seat: who plays there, whether they are here, and how much time they have. From `absent_from` on, unless its player comes back, the host may let a bot play for them.
 * @typedef {Object} SeatData
 * @property {number} seat
 * @property {string} name
 * @property {"open"|"invited"|"person"|"bot"} state
 * @property {boolean} you
 * @property {boolean} host
 * @property {boolean} here
 * @property {number|null} absent_from
 * @property {string|null} bot
 * @property {string|null} stand_in
 * @property {boolean} resigned
 * @property {number|null} asked_at
 * @property {number|null} clock
 * @property {number|null} deadline
 */

/**
 * What a seat proposes, and which seats have not answered yet; a rematch also tells who said no to it.
 * @typedef {Object} ProposalData
 * @property {"undo"|"draw"|"end"|"rematch"} kind
 * @property {number} seat
 * @property {Array<number>} asked
 * @property {number} at
 * @property {number|null} refused
 */

/**
 * The digest of `match:seed`, known from the start, and the seed, known in the end: nobody chose the luck.
 * @typedef {Object} LuckData
 * @property {string} digest
 * @property {string|null} seed
 */

/**
 * How a match by letter stands: the number of the last letter, and whether it is on you to write the next one. `written` says whether the last one is yours; it can be shown again.
 * @typedef {Object} LetterState
 * @property {number} number
 * @property {boolean} owed
 * @property {boolean} written
 */

/**
 * A match beside its game. `plan` names what the seat one looks through has planned; nobody else is told of it.
 * @typedef {Object} Room
 * @property {string} id
 * @property {string|null} code
 * @property {string} name
 * @property {string} game
 * @property {number} rules_version
 * @property {Record<string, string>} options
 * @property {boolean} own_data
 * @property {"waiting"|"playing"|"over"} status
 * @property {boolean} listed
 * @property {"chosen"|"random"} seat_order
 * @property {PaceData} pace
 * @property {boolean} spectators
 * @property {number} delay
 * @property {string} stand_in
 * @property {boolean} is_host
 * @property {Array<number>} you
 * @property {Array<SeatData>} seats
 * @property {ProposalData|null} proposal
 * @property {number} created_at
 * @property {number|null} started_at
 * @property {number|null} ended_at
 * @property {string|null} ended_by
 * @property {OutcomeData|null} outcome
 * @property {LuckData} luck
 * @property {string|null} rematch_of
 * @property {string|null} rematch
 * @property {boolean} sandbox
 * @property {number} watching
 * @property {string|null} plan
 * @property {LetterState|null} letters
 */

/**
 * A match as the client may see it now. `table` is null before the game begins, and where nothing on it has changed but who owes a decision (`owed`).
 * @typedef {Object} Update
 * @property {number} v
 * @property {"update"} type
 * @property {string} match
 * @property {number} revision
 * @property {Room} room
 * @property {Array<OwedDecision>} owed
 * @property {Envelope|null} table
 * @property {number} now
 */

/**
 * One of your own matches as your list shows it now, sent though you do not watch it. `room` is null once it is yours no more. Who watches it through a seat of their own is told by updates instead. Without a `match`, word may have been lost: ask for the list again.
 * @typedef {Object} Mine
 * @property {number} v
 * @property {"mine"} type
 * @property {string|null} match
 * @property {Room|null} room
 */

/**
 * A word of a player (with a seat) or of a spectator (without).
 * @typedef {Object} ChatMessage
 * @property {number} number
 * @property {number|null} seat
 * @property {string} name
 * @property {string} text
 * @property {number} at
 */

/**
 * Something was said.
 * @typedef {Object} Chat
 * @property {number} v
 * @property {"chat"} type
 * @property {string} match
 * @property {ChatMessage} message
 */

/**
 * Why something was refused: a code for programs, a sentence for people, the rule where there is one. Where waiting helps, `again_in` says after how many seconds to ask again.
 * @typedef {Object} ErrorData
 * @property {string} code
 * @property {string} sentence
 * @property {string|null} reason
 * @property {string|null} rule
 * @property {number|null} again_in
 */

/**
 * The answer to a request of the client with an `id`; either `error` or `result` is null.
 * @typedef {Object} Reply
 * @property {number} v
 * @property {"reply"} type
 * @property {number|string|null} id
 * @property {Record<string, any>|null} result
 * @property {ErrorData|null} error
 */

/**
 * The server ends the connection: connect again after so many seconds.
 * @typedef {Object} Bye
 * @property {number} v
 * @property {"bye"} type
 * @property {"restart"|"slow"|"signed-out"|"too-many"|"banned"} reason
 * @property {number} again_in
 */

/**
 * Somebody who plays, as they see themselves.
 * @typedef {Object} User
 * @property {string} id
 * @property {string} name
 * @property {string|null} login
 * @property {string} language
 * @property {boolean} guest
 */

/**
 * A user and the token of the new session; it is shown this once.
 * @typedef {Object} SignedIn
 * @property {User} user
 * @property {string} token
 */

/**
 * A device on which one is signed in; `browser` and `system` are empty where a program or something unknown is.
 * @typedef {Object} SessionData
 * @property {string} id
 * @property {string} browser
 * @property {string} system
 * @property {number} created_at
 * @property {number} used_at
 * @property {boolean} current
 */

/**
 * A title in brief; the rest is in its catalogue.
 * @typedef {Object} GameData
 * @property {string} game
 * @property {string} title
 * @property {string} blurb
 * @property {Array<number>} seats
 * @property {number} usual_seats
 * @property {number} year
 * @property {Array<string>} designers
 * @property {number} rules_version
 * @property {string} catalogue
 */

/**
 * A new thing, by its id.
 * @typedef {Object} Created
 * @property {string} id
 */

/**
 * The new match once all people have agreed; null until then.
 * @typedef {Object} Rematch
 * @property {string|null} id
 */

/**
 * The seat that was taken.
 * @typedef {Object} Joined
 * @property {number} seat
 */

/**
 * A single-use invitation: `link` is to be sent, `token` is what it holds.
 * @typedef {Object} Invitation
 * @property {string} token
 * @property {string} link
 */

/**
 * The link to a table, and its QR code as the address of an image; whether others can reach it.
 * @typedef {Object} LinkData
 * @property {string} link
 * @property {string} image
 * @property {boolean} reaches
 */

/**
 * What came of a move: how many decisions were taken, why no more, and the revision after it.
 * @typedef {Object} PlayedData
 * @property {number} done
 * @property {string|null} stopped
 * @property {number} revision
 */

/**
 * Whether the move was taken back at once; if not, the others are asked.
 * @typedef {Object} UndoneData
 * @property {boolean} done
 * @property {number} revision
 */

/**
 * What a seat is expected to decide, in one go.
 * @typedef {Object} StepData
 * @property {number} seat
 * @property {Array<string>} actions
 * @property {string} phrase
 */

/**
 * What the best bot thinks of a move: the value it expects from 0 to 1, the rank, and how often it tried it. `actions` is the whole move that begins with `action`, `reason` what it brings at once, `line` what is expected to follow: a guess of what others may do, made from nothing but what the seat knows.
 * @typedef {Object} HintData
 * @property {string} action
 * @property {Array<string>} actions
 * @property {string} phrase
 * @property {number} value
 * @property {number} rank
 * @property {number} visits
 * @property {Array<string>} reason
 * @property {Array<StepData>} line
 */

/**
 * What the coach says of a move: whether it is grave, what is expected of it, and what would be better.
 * @typedef {Object} CoachData
 * @property {boolean} grave
 * @property {number|null} value
 * @property {HintData|null} instead
 */

/**
 * Why something is not legal: a sentence, and the rule; no sentence where it is legal, or no decision at all.
 * @typedef {Object} ReasonData
 * @property {string} sentence
 * @property {string} rule
 */

/**
 * An example for a rule: what a seat sees, what it may do, what comes of it, and the sentence that says so.
 * @typedef {Object} ExampleData
 * @property {string} rule
 * @property {string} caption
 * @property {Array<string>} actions
 * @property {Envelope} table
 * @property {PreviewData} preview
 */

/**
 * One step: what is said, what is to be done (nothing where one only reads), and the table as it lies there. `light` names what the step speaks of, `move` is what the owl would do.
 * @typedef {Object} LessonStep
 * @property {string} id
 * @property {string} title
 * @property {string} says
 * @property {string|null} task
 * @property {string} rule
 * @property {Array<string>} light
 * @property {Array<string>} move
 * @property {Envelope} table
 */

/**
 * A lesson in a language.
 * @typedef {Object} LessonData
 * @property {string} game
 * @property {string} title
 * @property {Array<LessonStep>} steps
 */

/**
 * What came of a learner's move: done, begun (there is more to decide), or another one than was asked for. `table` is what lies there now; after another move nothing has changed.
 * @typedef {Object} LearnedData
 * @property {"done"|"begun"|"other"} verdict
 * @property {string} says
 * @property {Envelope|null} table
 */

/**
 * The points of every seat by source after a decision.
 * @typedef {Object} PointsData
 * @property {number} decision
 * @property {Array<Record<string, number>>} points
 */

/**
 * What a seat could expect before a decision of its own: the share of the others that it beats, from 0 to 1.
 * @typedef {Object} ExpectationData
 * @property {number} step
 * @property {number} seat
 * @property {number} value
 */

/**
 * How many choices a seat had, and how many of its decisions were as good as the best.
 * @typedef {Object} SeatPlay
 * @property {number} seat
 * @property {number} choices
 * @property {number} close
 */

/**
 * A decision that cost a seat something: what it played (and what really followed), and what was better.
 * @typedef {Object} MarkedData
 * @property {number} step
 * @property {number} seat
 * @property {number} cost
 * @property {HintData} played
 * @property {HintData} better
 */

/**
 * A bot's review of a match that is over: how far it is, what each seat could expect, what cost most.
 * @typedef {Object} ReviewData
 * @property {"none"|"running"|"ready"} status
 * @property {number} done
 * @property {number} total
 * @property {number} rounds
 * @property {Array<ExpectationData>} curve
 * @property {Array<SeatPlay>} plays
 * @property {Array<MarkedData>} marked
 */

/**
 * What a host did.
 * @typedef {Object} AuditData
 * @property {string} deed
 * @property {Record<string, any>} details
 * @property {number} at
 */

/**
 * A note to oneself.
 * @typedef {Object} Note
 * @property {string} text
 */

/**
 * A letter as it is to be sent, as one word for a link.
 * @typedef {Object} LetterData
 * @property {string} match
 * @property {number} number
 * @property {string} text
 * @property {string} to
 * @property {boolean} over
 */

/**
 * What came of a letter: the match it belongs to, or, where it invites, what it invites to.
 * @typedef {Object} LetterRead
 * @property {string|null} match
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string} name
 * @property {number} seat
 */

/**
 * What became of a match in a file: it is new here, has gone on, or was here already.
 * @typedef {Object} MovedData
 * @property {string} match
 * @property {"new"|"longer"|"known"} came
 */

/**
 * Whether the server is well.
 * @typedef {Object} Health
 * @property {"ok"} status
 * @property {string} version
 * @property {string} database
 * @property {boolean} compiled
 */

/**
 * The answer to a request that was refused.
 * @typedef {Object} Failure
 * @property {ErrorData} error
 */

export {};
