// A match that is looked at: what the server says of it, and what the player is about to do.
import { batch, computed, effect, signal } from "../vendor/signals/signals.js";
import { askCoach, isCoached } from "./coaching.js";
import * as line from "./line.js";
import { Log } from "./log.js";
import { Refusal, catalogue, get, post } from "./net.js";
import { playBack } from "./playback.js";
import { knock } from "./sound.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Envelope} Envelope */
/** @typedef {import("../types.js").EventData} EventData */
/** @typedef {import("../types.js").PreviewData} PreviewData */
/** @typedef {import("../types.js").HintData} HintData */
/** @typedef {{key: string, seat: number, actions: string[], revision: number}} Sent */

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
 * Whether a seat is asked the same thing as before.
 * @param {Envelope} before
 * @param {Envelope} now
 */
const asksTheSame = (before, now) =>
  before.seat === now.seat &&
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
    /** What was sent and is not answered yet: it is sent again when the line is back. */
    this.sent = cell(this.keptMove());
    /** What our last move led to; a table that was told before is out of date. */
    this.reached = cell({ seat: -1, revision: 0 });
    /** The seat that the screen is passed to, while the curtain is drawn. */
    this.curtain = cell(/** @type {number|null} */ (null));
    /** Whose eyes we asked for; null for our first seat. */
    this.wanted = cell(/** @type {number|null} */ (null));

    this.seat = computed(() => this.envelope.value?.seat ?? this.room.value?.you[0] ?? -2);
    /** Whether a move is on its way, there or back. */
    this.pending = computed(() => Boolean(this.sent.value) || !this.isUpToDate());
    this.mine = computed(
      () => Boolean(this.envelope.value?.question) && !this.pending.value && !this.weighing.value && !this.isOver.value,
    );
    this.isOver = computed(() => this.room.value?.status === "over");
    /** @type {AbortController|null} */
    this.asking = null;
    /** @type {Map<string, PreviewData>} */
    this.previews = new Map();
    this.stop = [
      line.onOpen(() => this.resend()),
      effect(() => void (line.greeted.value !== undefined && this.begin())),
    ];
  }

  // ---- looking ---------------------------------------------------------------------------------------------

  begin() {
    if (this.begun) return;
    this.begun = true;
    this.watch(null);
    this.loadCatalogue();
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
      (told) => (this.chat.value = told),
      () => {},
    );
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
      this.chat.value = [...this.chat.value, message.message];
      this.unread.value += 1;
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
    if (before && before.revision !== table.revision && !asksTheSame(before, table)) this.clear();
    this.envelope.value = table;
    this.log.add(table.news);
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
    this.preview.value = this.previews.get(`${this.envelope.peek()?.revision} ${key}`) ?? null;
    if (actions && !this.preview.peek() && this.mine.peek())
      this.timer = setTimeout(() => this.askPreview(actions, key), PREVIEW_MS);
  }

  /** @param {string[]} actions @param {string} key */
  async askPreview(actions, key) {
    this.asking = new AbortController();
    const revision = this.envelope.peek()?.revision;
    try {
      const told = await post(`/matches/${this.id}/previews`, { seat: this.seat.peek(), actions }, this.asking.signal);
      this.previews.set(`${revision} ${key}`, told);
      if (this.considered.peek()?.join("\n") === key) this.preview.value = told;
    } catch (error) {
      if (error instanceof Refusal && this.considered.peek()?.join("\n") === key) this.refusal.value = error;
    }
  }

  async askHint() {
    if (this.thinking.peek() || !this.mine.peek() || !mayAdvise(this.room.peek())) return;
    this.thinking.value = true;
    const asked = this.envelope.peek();
    try {
      const told = await post(`/matches/${this.id}/hints`, { seat: this.seat.peek() });
      const now = this.envelope.peek();
      if (!asked || !now || !asksTheSame(asked, now)) return;
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
    if (!this.mine.peek()) return;
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
    if (!envelope || !this.mine.peek()) return;
    clearTimeout(this.timer);
    this.asking?.abort();
    this.keepMove({ key: crypto.randomUUID(), seat: envelope.seat, actions, revision: envelope.revision });
    this.resend();
  }

  /** Send what is kept; with the same key, so that it is played once however often it is sent. */
  async resend() {
    const sent = this.sent.peek();
    if (!sent) return;
    try {
      const { revision } = await line.send("play", { match: this.id, ...sent });
      batch(() => {
        this.reached.value = { seat: sent.seat, revision };
        this.keepMove(null);
      });
    } catch (error) {
      if (error instanceof Refusal && error.code === "offline") return;
      this.keepMove(null);
      this.clear();
      this.refused = sent.actions.join("\n");
      this.refuse(error);
    }
  }

  get place() {
    return `quadriga move ${this.id}`;
  }

  /** @returns {Sent|null} */
  keptMove() {
    try {
      return JSON.parse(sessionStorage.getItem(this.place) ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {Sent|null} sent */
  keepMove(sent) {
    this.sent.value = sent;
    if (sent) sessionStorage.setItem(this.place, JSON.stringify(sent));
    else sessionStorage.removeItem(this.place);
  }

  /** Take the last move back: alone where that is allowed, else the others are asked. */
  async undo() {
    const undo = this.envelope.peek()?.undo;
    if (!undo) return;
    this.clear();
    // Bots are not asked: a move that one of them has just answered comes back all the same.
    const ask = !undo.alone || !hasOthers(this.room.peek());
    try {
      await line.send("undo", { match: this.id, seat: this.seat.peek(), ask, key: crypto.randomUUID() });
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
    return this.request(() => line.send("say", { match: this.id, text }));
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
