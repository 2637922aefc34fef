// Deciding before one is asked: a move prepared ahead, and answers to what others may do. The server keeps them for this
// seat alone, and plays them even where no page is open.
import { computed, effect, signal } from "../vendor/signals/signals.js";
import { Refusal, ask, get, post } from "./net.js";
import { language } from "./settings.js";

/** @typedef {import("../types.js").PlanData} PlanData */
/** @typedef {import("../types.js").OutlookData} OutlookData */
/** @typedef {import("../types.js").Envelope} Envelope */
/** @typedef {{when: string|null, actions: string[]}} Step */
/** @typedef {import("./table.js").TableStore} TableStore */

/** @template T @param {T} value */
const cell = (value) => /** @type {import("../vendor/signals/signals.js").Signal<T>} */ (signal(value));

/** @param {Step} step @returns {Step} */
const bare = ({ when, actions }) => ({ when, actions });

export class Ahead {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** What this seat has planned. */
    this.plan = cell(/** @type {PlanData|null} */ (null));
    /** The steps before the one that is looked for, and what another is to have done then; null where one looks for none. */
    this.sought = cell(/** @type {{path: Step[], when: string|null}|null} */ (null));
    /** What decisions of others are called, once they were offered. @type {Map<string, string>} */
    this.named = new Map();
    /** What can be planned there. */
    this.outlook = cell(/** @type {OutlookData|null} */ (null));
    /** Whether one may plan: a seat that has nothing to decide now, where people play on; bots answer at once. */
    this.isOpen = computed(() => {
      const [room, envelope] = [store.room.value, store.envelope.value];
      // A letter brings what was played; it carries no plan.
      return room?.status === "playing" && !room.letters && store.hasOthers.value && store.seat.value >= 0 && !!envelope && !envelope.question && !store.pending.value;
    });
    /** Whether the board shows what could be decided later, to choose from it. */
    this.isSeeking = computed(() => this.isOpen.value && Boolean(this.sought.value && this.outlook.value?.question));
    /** The decisions that are planned first, as the board draws them while one waits. */
    this.drawn = computed(() => (this.isOpen.value && this.outlook.value ? (this.plan.value?.lines[0]?.[0]?.actions ?? null) : null));
    /** The table with what can be planned in place of what can be decided. */
    this.shown = computed(() => {
      const envelope = store.envelope.value;
      if (!envelope || !this.outlook.value || !(this.isSeeking.value || this.drawn.value)) return envelope;
      return overlaid(envelope, this.outlook.value);
    });
    this.stop = [
      effect(() => void (language.value, store.room.value?.plan, store.seat.value, this.load())),
      // What others do changes what can be planned; whoever is asked decides at once.
      effect(() => {
        void store.envelope.value?.revision;
        if (!this.isOpen.value) this.leave();
        else if (this.sought.peek() || this.plan.peek()?.lines.length) this.look();
      }),
    ];
  }

  /** @param {PlanData|null} plan */
  know(plan) {
    this.plan.value = plan;
    if (plan?.lines.length && !this.sought.peek()) this.look();
  }

  load() {
    const [room, seat] = [this.store.room.peek(), this.store.seat.peek()];
    if (!room?.plan || seat < 0) return void this.know(null);
    get(`/matches/${room.id}/plan?seat=${seat}`).then((told) => this.know(told), () => {});
  }

  /** Ask what can be planned. */
  async look() {
    const { path, when } = this.sought.peek() ?? { path: [], when: this.plan.peek()?.lines[0]?.[0]?.when ?? null };
    const asked = (this.asked = JSON.stringify([path, when, this.store.envelope.peek()?.revision]));
    const steps = when === null ? path : [...path, { when, actions: [] }];
    try {
      const told = await post(`/matches/${this.store.id}/outlooks`, { seat: this.store.seat.peek(), path: steps });
      if (this.asked !== asked) return;
      for (const one of told.others) this.named.set(one.action, one.phrase);
      this.outlook.value = told;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /**
   * Look for a move to plan.
   * @param {Step[]} path after these
   * @param {string|null} when if another has decided this
   */
  seek(path = [], when = null) {
    if (!this.isOpen.peek()) return;
    this.store.clear();
    this.outlook.value = null;
    this.sought.value = { path: path.map(bare), when };
    this.look();
  }

  leave() {
    if (!this.sought.peek()) return;
    this.sought.value = null;
    this.store.clear();
    if (this.isOpen.peek() && this.plan.peek()?.lines.length) this.look();
  }

  /** Plan what was chosen. @param {string[]} actions */
  choose(actions) {
    const sought = this.sought.peek();
    if (!sought) return;
    const line = [...sought.path, { when: sought.when, actions }];
    const told = JSON.stringify(sought.path);
    // A line that is gone on with is this one from now on, and what is decided for the same case anew counts.
    const others = this.lines().filter(
      (one) => JSON.stringify(one) !== told && !(one.length >= line.length && sameCase(one, line)),
    );
    return this.keep([...others, line]);
  }

  /** The plan without words. @returns {Step[][]} */
  lines() {
    return (this.plan.peek()?.lines ?? []).map((line) => line.map(bare));
  }

  /** Take back one line. @param {number} number */
  drop(number) {
    return this.keep(this.lines().filter((_, n) => n !== number));
  }

  /** @param {Step[][]} lines */
  async keep(lines) {
    const told = await this.store.request(() =>
      ask("PUT", `/matches/${this.store.id}/plan`, { seat: this.store.seat.peek(), lines }),
    );
    this.sought.value = null;
    this.store.consider(null);
    this.store.picked.value = null;
    if (told) this.know(told);
  }

  close() {
    for (const stop of this.stop) stop();
  }
}

/**
 * Whether a line answers the same case as another, which is as long or shorter.
 * @param {Step[]} one @param {Step[]} line
 */
const sameCase = (one, line) =>
  line.every((step, n) =>
    n === line.length - 1 ? one[n].when === step.when : JSON.stringify(one[n]) === JSON.stringify(step),
  );

/**
 * The table as it is when the seat is asked, with all that is possible then.
 * @param {Envelope} envelope
 * @param {OutlookData} outlook
 * @returns {Envelope}
 */
function overlaid(envelope, { question, actions, gestures }) {
  const { seat } = envelope;
  const view = { ...envelope.view, decision: question?.decision ?? envelope.view.decision, actors: [seat], turn: seat };
  return { ...envelope, question, actions, gestures, view };
}
