// A match that is looked at: what the server says of it, and what the player is about to do.
import { batch, computed, effect, signal } from "../vendor/signals/signals.js";
import { Ahead } from "./ahead.js";
import { askCoach, isCoached } from "./coaching.js";
import { freshKey } from "./key.js";
import * as line from "./line.js";
import { Log } from "./log.js";
import { Refusal, catalogue, get, post } from "./net.js";
import * as outbox from "./outbox.js";
import { playBack } from "./playback.js";
import { knock } from "./sound.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Envelope} Envelope */
/** @typedef {import("../types.js").EventData} EventData */
/** @typedef {import("../types.js").PreviewData} PreviewData */
/** @typedef {import("../types.js").HintData} HintData */

const PREVIEW_MS = 70;
const STEP_MS = 420;
const MOST_PLAYED_MS = 2000;

/** @template T @param {T} value */
const cell = (value) => /** @type {import("../vendor/signals/signals.js").Signal<T>} */ (signal(value));

/**
 * Whether other people sit at a table, who would have to agree.
 * @param {Room|null} room
 */
export const hasOthers = (room) =>
  room?.seats.some((seat) => seat.state === "person" && !seat.you && !seat.stand_in && !seat.resigned) ?? false;

/**
 * Whether bots may advise: only where nobody plays against other people.
 * @param {Room|null} room
 */
export const mayAdvise = (room) => !room?.seats.some((seat) => seat.state === "person" && !seat.you);

/**
 * Whether a seat is still asked the same thing as before: it has not decided anything since.
 * @param {Envelope} before
 * @param {Envelope} now
 * @param {Envelope["news"]} news
 */
const asksTheSame = (before, now, news) =>
  before.seat === now.seat &&
  !news.some((one) => one.seat === now.seat && one.revision > before.revision) &&
  ["question", "actions", "gestures"].every((key) => {
    const [was, is] = [before, now].map((one) => one[/** @type {keyof Envelope} */ (key)]);
    return JSON.stringify(was) === JSON.stringify(is);
  });

export class TableStore {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.room = cell(/** @type {Room|null} */ (null));
    this.envelope = cell(/** @type {Envelope|null} */ (null));
    this.catalogue = cell(/** @type {import("../types.js").Catalogue|null} */ (null));
    this.log = new Log();
    this.chat = cell(/** @type {import("../types.js").ChatMessage[]} */ ([]));
    this.unread = cell(0);
    /** Why the match cannot be shown. */
    this.fault = cell(/** @type {Refusal|null} */ (null));
    this.considered = cell(/** @type {string[]|null} */ (null));
    this.preview = cell(/** @type {PreviewData|null} */ (null));
    this.picked = cell(/** @type {string|null} */ (null));
    this.hint = cell(/** @type {HintData[]|null} */ (null));
    this.thinking = cell(false);
    /** A move that the coach doubts, and what it says of it. */
    this.warning = cell(/** @type {{actions: string[], told: import("../types.js").CoachData}|null} */ (null));
    /** Whether the coach is looking at a move. */
    this.weighing = cell(false);
    this.refusal = cell(/** @type {Refusal|null} */ (null));
    /** The move that was refused last. */
    this.refused = "";
    this.playing = cell(/** @type {{events: EventData[], step: number}|null} */ (null));
    this.lit = cell(/** @type {string[]} */ ([]));
    /** What one has drawn on the board for oneself, and whether a finger draws there. */
    this.marks = cell(/** @type {import("../parts/marks.js").Mark[]} */ ([]));
    this.pencil = cell(false);
    /** The move that is on its way, or kept until the line is back. */
    this.sent = computed(() => outbox.keptOf(id, "play").find((one) => !one.refusal) ?? null);
    /** A move that was kept and then refused. */
    this.unplayed = computed(() => outbox.keptOf(id, "play").find((one) => one.refusal) ?? null);
    /** What we said and nobody has heard yet. */
    this.unsaid = computed(() => outbox.keptOf(id, "say"));
    /** What our last move led to; a table that was told before is out of date. */
    this.reached = cell({ seat: -1, revision: 0 });
    /** The seat that the screen is passed to, while the curtain is drawn. */
    this.curtain = cell(/** @type {number|null} */ (null));
    /** Whose eyes we asked for; null for our first seat. */
    this.wanted = cell(/** @type {number|null} */ (null));

    this.seat = computed(() => this.envelope.value?.seat ?? this.room.value?.you[0] ?? -2);
    /** Whether a move is on its way, there or back. */
    this.pending = computed(() => Boolean(this.sent.value) || !this.isUpToDate());
    this.asked = computed(
      () => Boolean(this.envelope.value?.question) && !this.pending.value && !this.weighing.value && !this.isOver.value,
    );
    /** Whether there is something to choose: now, or for later. */
    this.mine = computed(() => this.asked.value || this.ahead.isSeeking.value);
    this.isOver = computed(() => this.room.value?.status === "over");
    this.hasOthers = computed(() => hasOthers(this.room.value));
    this.ahead = new Ahead(this);
    /** @type {AbortController|null} */
    this.asking = null;
    /** What was foretold of moves in this position, for this seat. @type {Map<string, PreviewData>} */
    this.previews = new Map();
    /** @type {AbortController|null} */
    this.foreseeing = null;
    this.stop = [
      line.onOpen(() => this.comeBack()),
      outbox.onAnswer(id, (one, result, refusal) => this.answered(one, result, refusal)),
      effect(() => void (line.greeted.value !== undefined && this.begin())),
    ];
  }

  // ---- looking ---------------------------------------------------------------------------------------------

  begin() {
    if (this.begun) return;
    this.begun = true;
    this.beganAt = line.serverNow();
    this.watch(null);
    this.loadCatalogue();
    this.loadChat();
  }

  /** The line is back: what could not be had meanwhile is asked for again. */
  comeBack() {
    if (!this.begun) return;
    if (this.fault.peek()?.code === "offline") {
      this.fault.value = null;
      this.loadCatalogue();
    }
    this.loadChat();
  }

  loadCatalogue() {
    catalogue(`/matches/${this.id}/catalogue`).then(
      (told) => {
        this.catalogue.value = told;
        this.passScreen();
      },
      (refusal) => (this.fault.value = refusal),
    );
  }

  loadChat() {
    get(`/matches/${this.id}/chat`).then(
      (told) => this.hear(told),
      () => {},
    );
  }

  /**
   * What is said is told by several ways, in any order: each message has its number.
   * @param {import("../types.js").ChatMessage[]} messages
   */
  hear(messages) {
    const known = new Map(this.chat.peek().map((one) => [one.number, one]));
    const fresh = messages.filter((one) => !known.has(one.number));
    if (!fresh.length) return;
    for (const one of fresh) known.set(one.number, one);
    this.chat.value = [...known.values()].sort((a, b) => a.number - b.number);
    this.unread.value += fresh.filter((one) => one.at > (this.beganAt ?? 0)).length;
  }

  /**
   * Look through the eyes of a seat.
   * @param {number|null} seat
   */
  watch(seat) {
    this.wanted.value = seat;
    this.log.clear();
    line
      .watch(this.id, seat, (message) => this.told(message))
      .catch((refusal) => {
        if (refusal.code !== "offline") this.fault.value = refusal;
      });
  }

  /** Speak another language from now on. */
  retell() {
    if (!this.begun) return;
    this.previews.clear();
    this.clear();
    this.loadCatalogue();
    this.watch(this.wanted.peek());
  }

  /** Whether the table has been told since our last move. */
  isUpToDate() {
    const { seat, revision } = this.reached.value;
    return this.envelope.value?.seat !== seat || this.envelope.value.revision >= revision;
  }

  /** Look away for good. */
  close() {
    for (const stop of this.stop) stop();
    this.ahead.close();
    clearTimeout(this.timer);
    clearInterval(this.player);
    line.leave(this.id);
  }

  /** What the server says is drawn at once, however much of it is new. @param {any} message */
  told(message) {
    batch(() => this.take(message));
  }

  /** @param {any} message */
  take(message) {
    if (message.type === "chat") {
      this.hear([message.message]);
      return;
    }
    const before = this.envelope.peek();
    const first = !this.log.entries.peek().length;
    const { room, owed, table } = /** @type {import("../types.js").Update} */ (message);
    this.room.value = room;
    if (!table) {
      if (before) this.envelope.value = { ...before, owed };
      return;
    }
    // What is marked stays while others decide and the question is still the same.
    if (before && before.revision !== table.revision && !asksTheSame(before, table, table.news)) this.clear();
    if (before?.revision !== table.revision || before.seat !== table.seat) this.previews.clear();
    this.envelope.value = table;
    this.log.add(table.news, table.lines);
    if (!first && before?.seat === table.seat && before.revision !== table.revision)
      this.play(table.news.flatMap((one) => one.events));
    if (table.question && !before?.question && !first) knock();
    this.passScreen();
  }

  /** Where several people share this screen: it goes to the one who is asked. */
  passScreen() {
    const [room, envelope, told] = [this.room.peek(), this.envelope.peek(), this.catalogue.peek()];
    if (!room || !envelope || !told || room.you.length < 2 || room.status !== "playing" || this.curtain.peek() !== null)
      return;
    const asked = envelope.owed.map((one) => one.seat).filter((seat) => room.you.includes(seat));
    if (!asked.length || asked.includes(envelope.seat)) return;
    if (told.secrets && !room.sandbox) this.curtain.value = asked[0];
    else this.watch(asked[0]);
  }

  /** The one who was named has taken the screen. */
  liftCurtain() {
    const seat = this.curtain.peek();
    this.curtain.value = null;
    if (seat !== null) this.watch(seat);
  }

  // ---- about to decide -------------------------------------------------------------------------------------

  /** Put down what was picked up or looked at. */
  clear() {
    this.hint.value = null;
    this.consider(null);
    this.picked.value = null;
    this.warning.value = null;
    this.refusal.value = null;
  }

  /** @param {string[]|null} actions */
  consider(actions) {
    // Whoever looks away from the board looks at the hint again.
    actions ??= this.hint.peek()?.[0]?.actions ?? null;
    const key = actions?.join("\n") ?? "";
    if (key === (this.considered.peek()?.join("\n") ?? "")) return;
    this.considered.value = actions;
    // A pointer that rests on what has just been refused looks at it again: the reason stays.
    if (key !== this.refused) this.refusal.value = null;
    clearTimeout(this.timer);
    this.asking?.abort();
    this.preview.value = this.previews.get(key) ?? null;
    if (actions && !this.preview.peek() && this.asked.peek())
      this.timer = setTimeout(() => this.askPreview(actions, key), PREVIEW_MS);
  }

  /** @param {string[]} actions @param {string} key */
  async askPreview(actions, key) {
    this.asking = new AbortController();
    const { revision, seat } = this.envelope.peek() ?? {};
    try {
      const told = await post(`/matches/${this.id}/previews`, { seat, actions, revision }, this.asking.signal);
      const now = this.envelope.peek();
      if (!told || now?.revision !== revision || now?.seat !== seat) return;
      this.previews.set(key, told);
      if (this.considered.peek()?.join("\n") === key) this.preview.value = told;
    } catch (error) {
      // That the line is lost is said once, for the whole table.
      if (error instanceof Refusal && error.code !== "offline" && this.considered.peek()?.join("\n") === key)
        this.refusal.value = error;
    }
  }

  /**
   * What a move would do, for a list of all; undefined where nobody can say so.
   * @param {string[]} actions
   * @returns {Promise<PreviewData|undefined>}
   */
  async foresee(actions) {
    const key = actions.join("\n");
    const { revision, seat } = this.envelope.peek() ?? {};
    if (this.previews.has(key) || !this.asked.peek()) return this.previews.get(key);
    this.foreseeing ??= new AbortController();
    const told = await post(`/matches/${this.id}/previews`, { seat, actions, revision }, this.foreseeing.signal).catch(() => undefined);
    const now = this.envelope.peek();
    if (!told || now?.revision !== revision || now?.seat !== seat) return undefined;
    this.previews.set(key, told);
    return told;
  }

  /**
   * Something was pressed that cannot be chosen now: the rules say why, where prompts stand.
   * @param {Record<string, string>} about fields of an action
   */
  async wonder(about) {
    const { revision, seat } = this.envelope.peek() ?? {};
    if (!this.asked.peek()) return;
    try {
      const { sentence, rule } = await post(`/matches/${this.id}/reasons`, { seat, about });
      if (sentence && this.envelope.peek()?.revision === revision)
        this.refusal.value = new Refusal({ code: "illegal", sentence, reason: null, rule, again_in: null });
    } catch (error) {
      // Nothing was asked that would have to be known.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  async askHint() {
    if (this.thinking.peek() || !this.asked.peek() || !mayAdvise(this.room.peek())) return;
    this.thinking.value = true;
    const asked = this.envelope.peek();
    try {
      const told = await post(`/matches/${this.id}/hints`, { seat: this.seat.peek() });
      const now = this.envelope.peek();
      if (!asked || !now || !asksTheSame(asked, now, this.log.entries.peek())) return;
      this.hint.value = told;
      if (told.length) this.consider(told[0].actions);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.thinking.value = false;
    }
  }

  /**
   * Look at another of the moves advised: it is drawn instead.
   * @param {HintData} chosen
   */
  lookAt(chosen) {
    const others = (this.hint.peek() ?? []).filter((one) => one !== chosen);
    this.hint.value = [chosen, ...others.sort((a, b) => b.value - a.value)];
    this.consider(chosen.actions);
  }

  /** Play what is being looked at. */
  playIt() {
    const considered = this.considered.peek();
    if (considered) this.commit(considered);
  }

  /** @param {unknown} error */
  refuse(error) {
    if (error instanceof Refusal) this.refusal.value = error;
    else throw error;
  }

  // ---- deciding --------------------------------------------------------------------------------------------

  /** @param {string[]} actions */
  commit(actions) {
    if (this.ahead.isSeeking.peek()) return void this.ahead.choose(actions);
    if (!this.asked.peek()) return;
    if (isCoached(this.id) && mayAdvise(this.room.peek())) this.weigh(actions);
    else this.decide(actions);
  }

  /**
   * Let the coach look at a move, and play it unless it is a grave mistake.
   * @param {string[]} actions
   */
  async weigh(actions) {
    const revision = this.envelope.peek()?.revision;
    this.weighing.value = true;
    const told = await askCoach(this.id, this.seat.peek(), actions);
    this.weighing.value = false;
    if (this.envelope.peek()?.revision !== revision) return;
    if (told?.grave) this.warning.value = { actions, told };
    else this.decide(actions);
  }

  /** Play what the coach doubts. */
  playAnyway() {
    const warning = this.warning.peek();
    this.warning.value = null;
    if (warning) this.decide(warning.actions);
  }

  /** @param {string[]} actions */
  decide(actions) {
    const envelope = this.envelope.peek();
    if (!envelope || !this.asked.peek()) return;
    clearTimeout(this.timer);
    // What a move would do is not asked of a position that is gone.
    this.asking?.abort();
    this.foreseeing?.abort();
    this.foreseeing = null;
    this.marks.value = [];
    outbox.put(this.id, "play", { seat: envelope.seat, actions, revision: envelope.revision });
  }

  /**
   * What was kept has been answered.
   * @param {outbox.Kept} one
   * @param {any} result
   * @param {Refusal|null} refusal
   */
  answered(one, result, refusal) {
    if (refusal) {
      this.clear();
      this.refused = one.fields.actions?.join("\n") ?? "";
      this.refuse(refusal);
    } else if (one.what === "say") this.hear([result]);
    else this.reached.value = { seat: one.fields.seat, revision: result.revision };
  }

  /** Take the last move back: alone where that is allowed, else the others are asked. */
  async undo() {
    const sent = this.sent.peek();
    // What has not left this device is taken back here; what may have arrived is not ours any more.
    if (sent) return sent.tried ? undefined : outbox.drop(sent.key);
    const undo = this.envelope.peek()?.undo;
    if (!undo) return;
    this.clear();
    // Bots are not asked: a move that one of them has just answered comes back all the same.
    const ask = !undo.alone || !hasOthers(this.room.peek());
    try {
      await line.send("undo", { match: this.id, seat: this.seat.peek(), ask, key: freshKey() });
    } catch (error) {
      this.refuse(error);
    }
  }

  /**
   * Ask the server for something about this match, and show its refusal at the table.
   * @param {() => Promise<any>} request
   */
  async request(request) {
    try {
      return await request();
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  /** @param {"draw"|"end"} kind */
  propose(kind) {
    return this.request(() => post(`/matches/${this.id}/proposals`, { seat: this.seat.peek(), kind }));
  }

  /** @param {boolean} agree */
  answer(agree) {
    return this.request(() => post(`/matches/${this.id}/proposals/answer`, { agree }));
  }

  resign() {
    return this.request(() => post(`/matches/${this.id}/resign`, { seat: this.seat.peek() }));
  }

  /** @param {string} text */
  say(text) {
    outbox.put(this.id, "say", { text });
  }

  // ---- playing back ----------------------------------------------------------------------------------------

  /**
   * Show what has happened, step by step; nothing moves for long.
   * @param {EventData[]} events
   * @param {number} [most] ms in all
   */
  play(events, most = MOST_PLAYED_MS) {
    this.skip();
    this.player = playBack(this.playing, events, Math.min(STEP_MS, most / events.length));
  }

  skip() {
    clearInterval(this.player);
    this.playing.value = null;
  }
}
