// A lesson that is being taken: which step, what the learner is about to do there, and what has come of it.
import { computed, signal } from "../vendor/signals/signals.js";
import { Refusal, catalogue, get, post } from "./net.js";
import { playBack } from "./playback.js";
import { keep, kept } from "./storage.js";

/** @typedef {import("../types.js").Envelope} Envelope */
/** @typedef {import("../types.js").LessonData} LessonData */
/** @typedef {import("../types.js").LearnedData} LearnedData */
/** @typedef {import("../types.js").HintData} HintData */
/** @typedef {import("../types.js").EventData} EventData */

const PREVIEW_MS = 70;
const STEP_MS = 420;
const MOST_PLAYED_MS = 2000;

/** @template T @param {T} value */
const cell = (value) => /** @type {import("../vendor/signals/signals.js").Signal<T>} */ (signal(value));

export class LessonStore {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.lesson = cell(/** @type {LessonData|null} */ (null));
    this.catalogue = cell(/** @type {import("../types.js").Catalogue|null} */ (null));
    this.fault = cell(/** @type {Refusal|null} */ (null));
    this.at = cell(0);
    /** How far the learner has come: the steps before that one are done. */
    this.reached = cell(0);
    /** The table as it lies after what the learner has decided; null as long as it lies as the step says. */
    this.after = cell(/** @type {Envelope|null} */ (null));
    this.played = cell(/** @type {string[]} */ ([]));
    this.learned = cell(/** @type {LearnedData|null} */ (null));
    this.refusal = cell(/** @type {Refusal|null} */ (null));
    this.sending = cell(false);

    this.considered = cell(/** @type {string[]|null} */ (null));
    this.preview = cell(/** @type {import("../types.js").PreviewData|null} */ (null));
    this.picked = cell(/** @type {string|null} */ (null));
    this.hint = cell(/** @type {HintData[]|null} */ (null));
    this.playing = cell(/** @type {{events: EventData[], step: number}|null} */ (null));

    this.step = computed(() => this.lesson.value?.steps[this.at.value] ?? null);
    this.envelope = computed(() => this.after.value ?? this.step.value?.table ?? null);
    /** Whether there is nothing more to do here. */
    this.isDone = computed(() => !this.step.value?.task || this.learned.value?.verdict === "done");
    this.mine = computed(() => !this.isDone.value && !this.sending.value && Boolean(this.envelope.value?.question));
    this.lit = computed(() => this.step.value?.light ?? []);
    this.isLast = computed(() => this.at.value === (this.lesson.value?.steps.length ?? 0) - 1);
  }

  /** Bring the lesson in the language in use, and go on where one was. */
  load() {
    Promise.all([get(`/games/${this.game}/lesson`), catalogue(`/games/${this.game}/catalogue`)]).then(
      ([told, title]) => {
        const before = this.lesson.peek();
        this.lesson.value = told;
        this.catalogue.value = title;
        this.goTo(before ? this.at.peek() : this.keptStep(told));
      },
      (refusal) => (this.fault.value = refusal),
    );
  }

  get place() {
    return `quadriga lesson ${this.game}`;
  }

  /** @param {LessonData} lesson */
  keptStep(lesson) {
    const at = lesson.steps.findIndex((step) => step.id === kept(this.place, ""));
    // Whoever has finished begins anew.
    return at < 0 || at === lesson.steps.length - 1 ? 0 : at;
  }

  close() {
    clearTimeout(this.timer);
    clearInterval(this.player);
  }

  // ---- from step to step -----------------------------------------------------------------------------------

  /** @param {number} at */
  goTo(at) {
    const last = (this.lesson.peek()?.steps.length ?? 1) - 1;
    this.clear();
    this.skip();
    this.after.value = null;
    this.played.value = [];
    this.learned.value = null;
    this.at.value = Math.min(Math.max(at, 0), last);
    this.reached.value = Math.max(this.reached.peek(), this.at.peek());
    const step = this.step.peek();
    if (step) keep(this.place, step.id);
  }

  next() {
    if (!this.isLast.peek()) this.goTo(this.at.peek() + 1);
  }

  back() {
    this.goTo(this.at.peek() - 1);
  }

  // ---- about to decide -------------------------------------------------------------------------------------

  clear() {
    this.consider(null);
    this.picked.value = null;
    this.refusal.value = null;
  }

  /** @param {string[]|null} actions */
  consider(actions) {
    const key = actions?.join("\n") ?? "";
    if (key === (this.considered.peek()?.join("\n") ?? "")) return;
    this.considered.value = actions;
    this.preview.value = null;
    clearTimeout(this.timer);
    if (actions && this.mine.peek()) this.timer = setTimeout(() => this.askPreview(actions, key), PREVIEW_MS);
  }

  /** @param {string[]} actions @param {string} key */
  async askPreview(actions, key) {
    const told = await this.ask("previews", { played: this.played.peek(), actions });
    if (told && this.considered.peek()?.join("\n") === key) this.preview.value = told;
  }

  /**
   * @param {"previews"|"moves"} what
   * @param {object} body
   */
  async ask(what, body) {
    const step = this.step.peek();
    try {
      const told = await post(`/games/${this.game}/lesson/${step?.id}/${what}`, body);
      return this.step.peek() === step ? told : null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal.value = error;
      return null;
    }
  }

  /** What is still to be decided of the move that is asked for: drawn as if it were looked at. */
  showMe() {
    const rest = this.step.peek()?.move.slice(this.played.peek().length) ?? [];
    const gestures = this.envelope.peek()?.gestures ?? [];
    const whole = gestures.find((one) => one.actions.every((action, n) => action === rest[n]));
    if (rest.length) this.consider(whole?.actions ?? rest.slice(0, 1));
  }

  // ---- deciding --------------------------------------------------------------------------------------------

  playIt() {
    const considered = this.considered.peek();
    if (considered) this.commit(considered);
  }

  /** @param {string[]} actions */
  async commit(actions) {
    if (!this.mine.peek()) return;
    const all = [...this.played.peek(), ...actions];
    this.clear();
    this.sending.value = true;
    const told = /** @type {LearnedData|null} */ (await this.ask("moves", { actions: all }));
    this.sending.value = false;
    if (!told) return;
    this.learned.value = told;
    if (!told.table) return;
    this.played.value = all;
    this.after.value = told.table;
    this.play(told.table.news.flatMap((one) => one.events));
    if (told.verdict === "done") this.reached.value = Math.max(this.reached.peek(), this.at.peek() + 1);
  }

  // ---- playing back ----------------------------------------------------------------------------------------

  /** @param {EventData[]} events */
  play(events) {
    this.skip();
    this.player = playBack(this.playing, events, Math.min(STEP_MS, MOST_PLAYED_MS / events.length));
  }

  skip() {
    clearInterval(this.player);
    this.playing.value = null;
  }
}
