// What has happened at a table, in order, without what was taken back: as it was told, and in lines, one a move.
import { signal } from "../vendor/signals/signals.js";

/** @typedef {import("../types.js").NewsData} NewsData */
/** @typedef {import("../types.js").LineData} LineData */
/** @typedef {import("../types.js").EventData} EventData */

export class Log {
  constructor() {
    this.entries = signal(/** @type {NewsData[]} */ ([]));
    this.lines = signal(/** @type {LineData[]} */ ([]));
  }

  clear() {
    this.entries.value = [];
    this.lines.value = [];
  }

  /**
   * Lines told anew take the place of those that began as late: the last one of them may have grown.
   * @param {NewsData[]} news
   * @param {LineData[]} lines
   */
  add(news, lines) {
    let entries = [...this.entries.peek()];
    for (const one of news) {
      if (entries.length && one.revision <= entries[entries.length - 1].revision) continue;
      const gone = new Set(one.revisions_taken_back);
      entries = entries.filter((entry) => !gone.has(entry.revision));
      entries.push(one);
    }
    this.entries.value = entries;
    if (!lines.length) return;
    const gone = new Set(news.flatMap((one) => one.revisions_taken_back));
    const kept = this.lines.peek().filter((line) => line.revision < lines[0].revision && !gone.has(line.revision));
    this.lines.value = [...kept, ...lines];
  }

  /** After what a seat decided last; null where it has not decided yet, or only watches. @param {number} seat */
  own(seat) {
    if (seat < 0) return null;
    const own = this.entries.value.findLast((entry) => entry.seat === seat && entry.kind === "decision");
    return own?.revision ?? null;
  }

  /**
   * What the others did since a seat decided last, a line a move.
   * @param {number} seat
   * @returns {LineData[]}
   */
  since(seat) {
    const own = this.own(seat);
    if (own === null) return [];
    const lines = this.lines.value.filter((line) => line.last > own && line.seat !== seat);
    return lines.some((line) => line.seat !== null) ? lines : [];
  }

  /**
   * The same as events, to be played back on the board.
   * @param {number} seat
   * @returns {EventData[]}
   */
  eventsSince(seat) {
    const own = this.own(seat);
    if (own === null) return [];
    return this.entries.value.filter((entry) => entry.revision > own).flatMap((entry) => entry.events);
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
