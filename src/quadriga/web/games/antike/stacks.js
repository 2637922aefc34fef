// The stacks and towns of a moment, as they are to be settled on the map.

/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Stack} Stack */
/** @typedef {import("./types.js").TownKind} TownKind */
/** @typedef {import("./types.js").UnitKind} UnitKind */
/** @typedef {import("./moment.js").Moment} Moment */

/**
 * @param {Moment} moment
 * @param {Plan} plan
 * @returns {Record<string, TownKind>}
 */
export function townsOf({ provinces }, plan) {
  const kind = (/** @type {string} */ id) => (!provinces[id]?.city ? "free" : provinces[id].temple ? "temple" : "city");
  return Object.fromEntries(plan.places.map(({ id }) => [id, kind(id)]));
}

/**
 * Units by province, owner of the city first.
 * @param {Moment} moment
 * @param {Record<string, number>} worn
 * @param {import("./types.js").Envelope} envelope
 * @param {Plan} plan
 * @returns {Stack[]}
 */
export function stacksOf({ provinces, told }, worn, envelope, plan) {
  const { nation: active } = envelope.view;
  const isManeuver = !told && Object.values(provinces).some(({ ready }) => Object.keys(ready).length > 0);
  return plan.places.flatMap(({ id: at }) => {
    const place = provinces[at];
    if (!place) return [];
    const nations = Object.keys(place.units).sort((a, b) => Number(b === place.city) - Number(a === place.city) || worn[a] - worn[b]);
    return nations.flatMap((nation) =>
      /** @type {UnitKind[]} */ (["galley", "legion"]).flatMap((kind) => {
        const count = place.units[nation][kind];
        if (!count) return [];
        const moves = isManeuver && nation === active;
        const left = moves ? Math.max(0, ...Object.keys(place.ready[kind] ?? {}).map(Number)) : undefined;
        const lefts = moves ? Object.entries(place.ready[kind] ?? {}).map(([each, units]) => ({ left: Number(each), units: Number(units) })) : [];
        return [{ at, nation, colour: worn[nation], kind, count, moves, left, lefts }];
      }),
    );
  });
}
