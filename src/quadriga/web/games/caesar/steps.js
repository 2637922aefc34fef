// The markers that a move would bring, in the order of play, tied to numbers that the card and the board share.

/**
 * @typedef {{border: string|null, province: string|null, second: boolean}} Spot
 * @typedef {{number: number, side: string, source: string, spots: Spot[]}} Step
 */

/**
 * @param {import("./types.js").Preview} preview
 * @returns {Step[]}
 */
export function markerSteps(preview) {
  /** @type {Step[]} */
  const steps = [];
  for (const { event, fields } of preview.events) {
    if (event !== "put-marker") continue;
    const source = fields.source === "italia" ? "provinces" : fields.source;
    let step = steps.find((one) => one.side === fields.side && one.source === source);
    if (!step) steps.push((step = { number: steps.length + 1, side: fields.side, source, spots: [] }));
    step.spots.push({
      border: source === "borders" ? fields.border : null,
      province: source === "provinces" ? fields.province : null,
      second: fields.source === "italia",
    });
  }
  return steps;
}
