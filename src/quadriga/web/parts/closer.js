// A board that nobody plays on comes closer to what is spoken of: in the rulebook, a lesson, a review.
import { lensOf } from "../look/map/lens.js";
import { useEffect } from "../vendor/preact/hooks.js";

/** @typedef {import("../look/map/lens.js").Frame} Frame */

/** What a move touches on a map, whichever title draws it. */
export const TOUCHED = [
  ".target",
  ".aimed",
  ".ghost",
  ".previewed",
  ".plate .grown",
  ".coming",
  ".march-way",
  ".way",
  ".verdict-disc",
].join(", ");
/** What light falls on. */
export const LIT = ".lit, .lit-areas > *";
/** Map units round it that stay in sight: a little where a move is shown, more where one is to be made. */
const [AROUND, WITH_ROOM] = [46, 130];
/** A map unit is never drawn larger, in px; nor, where the whole map is large already, so many times as large as there. */
const [CLOSEST, NEARER] = [1.3, 1.6];

/**
 * The part of a map that some of its pieces take up, in its own units.
 * @param {SVGSVGElement} svg
 * @param {string} pieces
 * @param {number} around
 * @returns {Frame|null}
 */
function partOf(svg, pieces, around) {
  const matrix = svg.getScreenCTM()?.inverse();
  const boxes = [...svg.querySelectorAll(pieces)].map((one) => one.getBoundingClientRect()).filter((box) => box.width + box.height > 0);
  if (!matrix || !boxes.length) return null;
  const corner = (/** @type {number} */ x, /** @type {number} */ y) => new DOMPoint(x, y).matrixTransform(matrix);
  const from = corner(Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top)));
  const to = corner(Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom)));
  return { x: from.x - around, y: from.y - around, w: to.x - from.x + 2 * around, h: to.y - from.y + 2 * around };
}

/**
 * Come closer to pieces of the board whenever something has changed; where there are none, show the whole board.
 * @param {{current: Element|null}} place that the board is in
 * @param {string} pieces what to look at, as a selector
 * @param {any[]} changes
 * @param {boolean} [isPlayed] whether somebody plays on it: then there is room round them, and without them all stays as it is
 */
export function useCloser(place, pieces, changes, isPlayed = false) {
  useEffect(() => {
    // The board looks at what is considered by itself: that has been done by then.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const svg = /** @type {SVGSVGElement|null} */ (place.current?.querySelector("svg.map") ?? null);
        const lens = lensOf(svg);
        if (!svg || !lens) return;
        const part = partOf(svg, pieces, isPlayed ? WITH_ROOM : AROUND);
        if (part) lens.showPart(part, Math.max(CLOSEST, lens.fitting * NEARER));
        else if (!isPlayed) lens.fit();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, changes);
}
