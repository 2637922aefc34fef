// What the board shows at a moment: the position, or, while news is played back, the position as it was at that step.

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").CityView} CityView */

/**
 * @typedef {Object} Moment
 * @property {Record<string, number>} built        whose road lies on a line
 * @property {Record<string, CityView>} cities
 * @property {Set<string>} fresh                   lines and cities of the step being played
 * @property {Set<string>} last                    lines and cities of the last turn of each other seat
 * @property {{city: string, lines: string[], tags: {line: string, seat: number, points: number}[]}|null} counted
 *   the way that is being counted, from the city to Rome, and what it has paid so far
 */

/**
 * @param {Table} table
 * @returns {Moment}
 */
export function momentOf({ envelope, playing, seat }) {
  const { view } = envelope;
  if (!playing) return { built: view.built, cities: view.cities, fresh: new Set(), last: lastOf(envelope, seat), counted: null };
  const built = { ...view.built }, cities = { ...view.cities };
  playing.events.slice(playing.step + 1).forEach(({ event, fields }) => {
    if (event === "built") delete built[fields.line];
    if (event === "took") cities[fields.city] = { wealth: fields.wealth, taken_by: null };
    if (event === "dealt") cities[fields.city] = { wealth: null, taken_by: null };
  });
  const { event, fields } = playing.events[playing.step] ?? { event: "", fields: {} };
  const fresh = new Set(event === "built" ? [fields.line] : event === "took" || event === "dealt" ? [fields.city] : []);
  return { built, cities, fresh, last: new Set(), counted: countedAt(playing) };
}

/**
 * @param {{events: import("./types.js").EventData[], step: number}} playing
 * @returns {Moment["counted"]}
 */
function countedAt({ events, step }) {
  const start = events.findLastIndex(({ event }, n) => event === "counted" && n <= step);
  if (start < 0 || events.slice(start, step + 1).some(({ event }) => event === "turn-began" || event === "chose")) return null;
  const paid = events.slice(start + 1).map((told, n) => ({ ...told, at: start + 1 + n }));
  const end = paid.findIndex(({ event }) => event !== "paid"), way = end < 0 ? paid : paid.slice(0, end);
  return {
    city: events[start].fields.city,
    // Told from Rome to the city; the light runs home.
    lines: way.map(({ fields }) => fields.line).reverse(),
    tags: way.filter(({ at }) => at <= step).map(({ fields, seat }) => ({ line: fields.line, seat: seat ?? 0, points: fields.points })),
  };
}

/**
 * What the others did since this seat looked last.
 * @param {import("./types.js").Envelope} envelope
 * @param {number|null} seat
 */
function lastOf(envelope, seat) {
  const told = envelope.news.filter(news => news.seat !== seat).flatMap(news => news.events);
  return new Set(told.filter(({ event }) => event === "built" || event === "took").map(({ event, fields }) => event === "built" ? fields.line : fields.city));
}

/**
 * What a seat has, as far as it has been told: road points and roads come in step by step.
 * @param {Table} table
 * @param {number} seat
 * @returns {import("./types.js").PlayerView}
 */
export function playerAt({ envelope, playing }, seat) {
  const player = envelope.view.players[seat];
  if (!playing) return player;
  const later = playing.events.slice(playing.step + 1).filter(told => told.seat === seat);
  const sum = (/** @type {string} */ event, /** @type {string} */ field) => later.reduce((total, told) => total + (told.event === event ? told.fields[field] : 0), 0);
  const points = sum("paid", "points"), roads = sum("built", "pieces");
  return { ...player, roads: player.roads + roads, score: player.score - points, total: player.total - points, points: { ...player.points, roads: player.points.roads - points } };
}
