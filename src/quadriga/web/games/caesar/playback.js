// The board as it was before some events: each event says what it changed, and that is taken back, the last one first.
import { figuresOf } from "./pieces.js";

/** @typedef {import("./types.js").EventData} EventData */
/** @typedef {import("./types.js").View} View */

/** @template {{id: string}} T @param {T[]} all @param {string} id @returns {T} */
const of = (all, id) => /** @type {T} */ (all.find((one) => one.id === id));

/**
 * @param {View} view
 * @param {EventData[]} later events that have not been shown yet
 * @param {import("./types.js").Board} board of the catalogue
 */
export function before(view, later, board) {
  const earlier = structuredClone(view);
  /** Totals are the sum of the figures one sees, until a province closes: a token that comes or goes takes its own along. */
  const count = (/** @type {import("./types.js").Border} */ space, /** @type {number} */ sign) => {
    const which = board.sides.findIndex((one) => one.id === space.side);
    const { between } = of(board.borders, space.id);
    figuresOf(space, board)?.forEach((figure, n) => {
      const counted = of(earlier.provinces, between[n]);
      if (!counted.closed) counted.influence[which] += sign * figure;
    });
  };
  for (const { event, fields } of later.toReversed()) {
    if (event === "placed" || event === "placed-hidden") {
      const space = of(earlier.borders, fields.border);
      if (space.face === "up") count(space, -1);
      for (const id of of(board.borders, space.id).between) of(earlier.provinces, id).free_spaces += 1;
      Object.assign(space, { side: null, token: null, toward: null, face: null });
    } else if (event === "flipped-token") {
      const space = of(earlier.borders, fields.border);
      space.face = "up";
      count(space, 1);
    } else if (event === "flipped-marker") of(earlier.provinces, fields.province).marker_turned = false;
    else if (event === "closed") {
      Object.assign(of(earlier.provinces, fields.province), { closed: false, influence: [fields.caesar, fields.pompey] });
    } else if (event === "took-bonus") of(earlier.provinces, fields.province).bonus = fields.bonus;
    else if (event === "dealt") of(earlier.provinces, fields.province).bonus = null;
    else if (event === "put-marker") takeMarker(earlier, fields);
    else if (event === "removed-marker") takeMarker(earlier, { ...fields, source: "removed" });
  }
  return earlier;
}

/** @param {View} earlier @param {Record<string, any>} fields of the event that put it there */
function takeMarker(earlier, { side, source, province, border }) {
  const owner = of(earlier.sides, side);
  owner.markers_left += 1;
  owner.markers[source] -= 1;
  if (source === "provinces") of(earlier.provinces, province).owner = null;
  if (source === "italia") of(earlier.provinces, province).second_waits = true;
  if (source === "borders") of(earlier.borders, border).marker = null;
}
