// What has happened at a table, in order, without what was taken back.
import { signal } from "../vendor/signals/signals.js";

/** @typedef {import("../types.js").NewsData} NewsData */
/** @typedef {import("../types.js").EventData} EventData */

/** Whose turn it is says the prompt: that is no news. */
const PASSING = new Set(["turn-began", "round-began", "begins"]);

export class Log {
  constructor() {
    this.entries = signal(/** @type {NewsData[]} */ ([]));
  }

  clear() {
    this.entries.value = [];
  }

  /** @param {NewsData[]} news */
  add(news) {
    let entries = [...this.entries.peek()];
    for (const one of news) {
      if (entries.length && one.revision <= entries[entries.length - 1].revision) continue;
      const gone = new Set(one.revisions_taken_back);
      entries = entries.filter((entry) => !gone.has(entry.revision));
      entries.push(one);
    }
    this.entries.value = entries;
  }

  /**
   * What happened since a seat decided last, from the first thing that another one did.
   * @param {number} seat
   * @returns {EventData[]}
   */
  since(seat) {
    const entries = this.entries.value;
    const own = entries.findLastIndex((entry) => entry.seat === seat && entry.kind === "decision");
    const events = entries
      .slice(own + 1)
      .flatMap((entry) => entry.events)
      .filter((event) => !PASSING.has(event.event));
    const first = events.findIndex((event) => event.seat !== null && event.seat >= 0 && event.seat !== seat);
    return first < 0 ? [] : events.slice(first);
  }
}

/**
 * The ids of places and pieces that an event speaks of.
 * @param {import("../types.js").EventData} event
 * @returns {string[]}
 */
export function placesOf(event) {
  return Object.values(event.fields)
    .flat()
    .filter((value) => typeof value === "string");
}
