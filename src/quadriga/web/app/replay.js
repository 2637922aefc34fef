// A match that is over, shown again: a moment of it through somebody's eyes, and the way from one to the next.
import { computed, effect, signal } from "../vendor/signals/signals.js";
import { catalogue, get } from "./net.js";
import { to } from "./router.js";
import { playBack } from "./playback.js";
import { firstScoring } from "./points.js";
import { language } from "./settings.js";

/** @typedef {import("../types.js").Envelope} Envelope */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").NewsData} NewsData */
/** @typedef {import("../types.js").EventData} EventData */
/** @typedef {import("../types.js").PointsData} PointsData */

/** Sees everything: only where the game is over. */
export const ALL = -3;
export const SPEEDS = [1, 2, 4];
/** So many moments are asked for at once. */
const CHUNK = 20;
const STEP_MS = 1100;
/** A step in which these eyes see nothing is over at once. */
const EMPTY_MS = 60;

/** @template T @param {T} value */
const cell = (value) => /** @type {import("../vendor/signals/signals.js").Signal<T>} */ (signal(value));

/**
 * The address of a moment.
 * @param {string} screen `replay` or `review`
 * @param {string} id
 * @param {number} eyes
 * @param {number|null} step null for the end
 */
export const momentLink = (screen, id, eyes, step) =>
  `${to(screen, id)}?eyes=${eyes}${step === null ? "" : `&step=${step}`}`;

export class ReplayStore {
  /**
   * @param {string} id
   * @param {URLSearchParams} query whose eyes, and which moment
   */
  constructor(id, query) {
    this.id = id;
    this.room = cell(/** @type {Room|null} */ (null));
    this.catalogue = cell(/** @type {import("../types.js").Catalogue|null} */ (null));
    this.story = cell(/** @type {NewsData[]} */ ([]));
    this.lines = cell(/** @type {import("../types.js").LineData[]} */ ([]));
    this.points = cell(/** @type {PointsData[]} */ ([]));
    this.fault = cell(/** @type {Error|null} */ (null));
    this.eyes = cell(Number(query.get("eyes") ?? ALL));
    /** After so many decisions; null for the end. */
    this.wanted = cell(query.has("step") ? Math.max(0, Number(query.get("step")) || 0) : null);
    this.isPlaying = cell(false);
    this.speed = cell(1);
    this.lit = cell(/** @type {string[]} */ ([]));
    this.playing = cell(/** @type {{events: EventData[], step: number}|null} */ (null));
    /** @type {Map<string, Promise<Envelope[]>>} */
    this.asked = new Map();
    this.length = computed(() => this.story.value.length);
    this.step = computed(() => Math.min(this.wanted.value ?? this.length.value, this.length.value));
    /** The moment that is shown; while it is on its way, the one before stays. */
    this.envelope = cell(/** @type {Envelope|null} */ (null));
    this.stop = [
      effect(() => this.begin(language.value, this.eyes.value)),
      effect(() => void this.show(this.step.value)),
    ];
  }

  close() {
    for (const stop of this.stop) stop();
    this.pause();
  }

  /** @param {string} _language @param {number} eyes */
  begin(_language, eyes) {
    this.asked.clear();
    /** @param {Error} error */
    const failed = (error) => (this.fault.value = error);
    get(`/matches/${this.id}`).then((told) => (this.room.value = told), failed);
    catalogue(`/matches/${this.id}/catalogue`).then((told) => (this.catalogue.value = told), failed);
    get(`/matches/${this.id}/story?eyes=${eyes}`).then((told) => {
      if (eyes !== this.eyes.peek()) return;
      this.story.value = told;
      this.show(this.step.peek());
    }, failed);
    get(`/matches/${this.id}/lines?eyes=${eyes}`).then((told) => {
      if (eyes === this.eyes.peek()) this.lines.value = told;
    }, failed);
    if (!this.points.peek().length)
      get(`/matches/${this.id}/points`).then((told) => (this.points.value = told), failed);
  }

  // ---- moments ---------------------------------------------------------------------------------------------

  /** @param {number} step */
  async show(step) {
    const eyes = this.eyes.value;
    if (!this.story.peek().length) return;
    const found = await this.moment(step);
    if (!found || step !== this.step.peek() || eyes !== this.eyes.peek()) return;
    this.envelope.value = found;
    // What comes next is asked for before it is needed.
    this.moment(Math.min(step + CHUNK / 2, this.length.peek()));
  }

  /** @param {number} step @returns {Promise<Envelope|undefined>} */
  async moment(step) {
    const start = step - (step % CHUNK);
    const key = `${language.peek()} ${this.eyes.peek()} ${start}`;
    const path = `/matches/${this.id}/moments?eyes=${this.eyes.peek()}&start=${start}&count=${CHUNK}`;
    const asked = this.asked.get(key) ?? get(path);
    this.asked.set(key, asked);
    try {
      return (await asked)[step - start];
    } catch (error) {
      this.asked.delete(key);
      if (!this.envelope.peek()) this.fault.value = /** @type {Error} */ (error);
      return undefined;
    }
  }

  // ---- going -----------------------------------------------------------------------------------------------

  /**
   * Go to a moment.
   * @param {number} step
   */
  go(step) {
    const before = this.step.peek();
    const next = Math.max(0, Math.min(step, this.length.peek()));
    this.skip();
    this.wanted.value = next;
    if (next === before + 1) this.playBack(this.story.peek()[before]?.events ?? []);
  }

  /** Every key and button ends what plays by itself. @param {number} step */
  jump(step) {
    this.pause();
    this.go(step);
  }

  /**
   * The next moment (or the one before) in which a seat has to decide anew: the own one, or any where all is seen.
   * @param {1|-1} way
   */
  turn(way) {
    const story = this.story.peek();
    const eyes = this.eyes.peek();
    /** @param {number} at the moment before a decision */
    const begins = (at) => {
      const seat = story[at]?.seat ?? -1;
      if (seat < 0 || (eyes >= 0 && seat !== eyes)) return false;
      const before = story.slice(0, at).findLast((one) => one.seat >= 0);
      return before?.seat !== seat;
    };
    let at = this.step.peek() + way;
    while (at > 0 && at < story.length && !begins(at)) at += way;
    this.jump(at);
  }

  /** @param {number} eyes */
  look(eyes) {
    this.eyes.value = eyes;
  }

  // ---- playing ---------------------------------------------------------------------------------------------

  /** From the end it begins anew where the first points are about to fall: what lies before is set-up. */
  play() {
    if (this.step.peek() >= this.length.peek()) this.go(firstScoring(this.points.peek()));
    this.isPlaying.value = true;
    this.next();
  }

  next() {
    clearTimeout(this.timer);
    if (!this.isPlaying.peek()) return;
    if (this.step.peek() >= this.length.peek()) return this.pause();
    this.go(this.step.peek() + 1);
    const told = this.story.peek()[this.step.peek() - 1]?.events.length ?? 0;
    this.timer = setTimeout(() => this.next(), told ? STEP_MS / this.speed.peek() : EMPTY_MS);
  }

  pause() {
    clearTimeout(this.timer);
    this.isPlaying.value = false;
  }

  toggle() {
    if (this.isPlaying.peek()) this.pause();
    else this.play();
  }

  faster() {
    this.speed.value = SPEEDS[(SPEEDS.indexOf(this.speed.peek()) + 1) % SPEEDS.length];
  }

  /**
   * Show the events of a step one after another.
   * @param {EventData[]} events
   */
  playBack(events) {
    this.player = playBack(this.playing, events, (STEP_MS * 0.8) / this.speed.peek() / events.length);
  }

  skip() {
    clearInterval(this.player);
    this.playing.value = null;
  }
}
