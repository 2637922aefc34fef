// The board as it was before some events: each event says what it changed, and that is taken back, the last one first.
import { figuresOf } from "./pieces.js";

/** @typedef {import("../../../../../docs/envelope/envelope.js").EventData} EventData */

/**
 * @param {Record<string, any>} view
 * @param {EventData[]} later events that have not been shown yet
 * @param {Record<string, any>} board of the catalogue
 */
export function before(view, later, board) {
  const earlier = structuredClone(view);
  const province = (/** @type {string} */ id) => earlier.provinces.find((one) => one.id === id);
  const border = (/** @type {string} */ id) => earlier.borders.find((one) => one.id === id);
  const side = (/** @type {string} */ id) => earlier.sides.find((one) => one.id === id);
  /** Totals are the sum of the figures one sees, until a province closes: a token that comes or goes takes its own along. */
  const count = (/** @type {any} */ space, /** @type {number} */ sign) => {
    const which = board.sides.findIndex((one) => one.id === space.side);
    const { between } = board.borders.find((one) => one.id === space.id);
    figuresOf(space, board)?.forEach((figure, n) => {
      const counted = province(between[n]);
      if (!counted.closed) counted.influence[which] += sign * figure;
    });
  };
  for (const { event, fields } of later.toReversed()) {
    if (event === "placed" || event === "placed-hidden") {
      const space = border(fields.border);
      if (space.face === "up") count(space, -1);
      for (const id of board.borders.find((one) => one.id === space.id).between) province(id).free_spaces += 1;
      Object.assign(space, { side: null, token: null, toward: null, face: null });
    } else if (event === "flipped-token") {
      const space = border(fields.border);
      space.face = "up";
      count(space, 1);
    } else if (event === "flipped-marker") province(fields.province).marker_turned = false;
    else if (event === "closed") {
      Object.assign(province(fields.province), { closed: false, influence: [fields.caesar, fields.pompey] });
    } else if (event === "took-bonus") province(fields.province).bonus = fields.bonus;
    else if (event === "dealt") province(fields.province).bonus = null;
    else if (event === "put-marker") takeMarker(fields, { province, border, side });
    else if (event === "removed-marker") takeMarker({ ...fields, source: "removed" }, { province, border, side });
  }
  return earlier;
}

function takeMarker({ side: id, source, province: where, border: space }, { province, border, side }) {
  const owner = side(id);
  owner.markers_left += 1;
  owner.markers[source] -= 1;
  if (source === "provinces") province(where).owner = null;
  if (source === "italia") province(where).second_waits = true;
  if (source === "borders") border(space).marker = null;
}
