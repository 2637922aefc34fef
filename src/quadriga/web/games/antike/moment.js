// What the board shows at a moment: the position, or, while news is played back, the position as it was at that step.

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").ProvinceView} ProvinceView */
/** @typedef {import("./types.js").EventData} EventData */
/** @typedef {import("./types.js").UnitKind} UnitKind */

/**
 * @typedef {Object} Moment
 * @property {Record<string, ProvinceView>} provinces
 * @property {Record<string, string|null>} markers the space of every nation's marker
 * @property {EventData|null} told the step being played
 * @property {Set<string>} last provinces where others did something since this seat decided last
 */

const EMPTY = { city: null, temple: false, defence: null, units: {}, ready: {}, armed: 0 };

/**
 * @param {Table} table
 * @returns {Moment}
 */
export function momentOf({ envelope, playing }) {
  const { provinces, nations } = envelope.view;
  const markers = Object.fromEntries(nations.map((/** @type {any} */ nation) => [nation.id, nation.marker]));
  if (!playing) return { provinces, markers, told: null, last: lastOf(envelope) };
  const earlier = new Earlier(structuredClone(provinces));
  const later = playing.events.slice(playing.step + 1);
  for (const event of later.toReversed()) earlier.takeBack(event);
  for (const { event, fields } of later) if (event === "went") markers[fields.nation] = before(playing.events, playing.step, fields.nation);
  return { provinces: earlier.provinces, markers, told: playing.events[playing.step] ?? null, last: new Set() };
}

/**
 * Where a marker stood at a step, as far as the news tells.
 * @param {EventData[]} events
 * @param {number} step
 * @param {string} nation
 */
function before(events, step, nation) {
  return events.slice(0, step + 1).findLast(({ event, fields }) => event === "went" && fields.nation === nation)?.fields.space ?? null;
}

/** A position from which events are taken back one by one, the last first. */
class Earlier {
  /** @param {Record<string, ProvinceView>} provinces */
  constructor(provinces) {
    this.provinces = provinces;
  }

  /** What stands in a province; its defence is not told for the past. @param {string} id */
  at(id) {
    const place = (this.provinces[id] ??= structuredClone(EMPTY));
    place.defence = null;
    place.ready = {};
    return place;
  }

  /** @param {string} id @param {string} nation @param {UnitKind} unit @param {number} count */
  add(id, nation, unit, count) {
    const { units } = this.at(id);
    const own = (units[nation] ??= { legion: 0, galley: 0 });
    own[unit] = Math.max(0, own[unit] + count);
  }

  /** @param {EventData} told */
  takeBack({ event, fields }) {
    const { nation, province, unit } = fields;
    if (event === "moved") {
      this.add(fields.target, nation, unit, -1);
      this.add(fields.source, nation, unit, 1);
    } else if (event === "armed") this.add(province, nation, unit, -1);
    else if (event === "fought") {
      this.add(province, nation, unit, 1);
      this.add(province, fields.foe, unit, 1);
    } else if (event === "spent") this.add(province, nation, unit, 1);
    else if (event === "routed") this.add(province, nation, unit, fields.count);
    else if (event === "founded" || event === "started") this.at(province).city = null;
    else if (event === "conquered") this.at(province).city = fields.loser;
    else if (event === "gave-up") this.at(province).city = nation;
    else if (event === "built-temple") this.at(province).temple = false;
    else if (event === "temple-fell") this.at(province).temple = true;
  }
}

/** @param {import("./types.js").Envelope} envelope */
function lastOf(envelope) {
  const others = envelope.news.filter((news) => news.seat !== envelope.seat).flatMap((news) => news.events);
  return new Set(others.flatMap(({ event, fields }) => (event === "moved" ? [fields.target] : fields.province ? [fields.province] : [])));
}
