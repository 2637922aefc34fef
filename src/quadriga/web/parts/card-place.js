// Where cards stand: in a corner of the board that hides nothing one may press, else beside the board; on a phone, in a
// row or column of their own.
import { html } from "../app/html.js";
import { useLayoutEffect, useRef } from "../vendor/preact/hooks.js";

/** @typedef {"south-west"|"north-east"|"north-west"|"south-east"} Corner */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @type {Corner[]} */
const CORNERS = ["south-west", "north-east", "north-west", "south-east"];
/** What a card never hides: all that can be pressed, and what a board marks as to be kept clear. */
const PRESSED = ":is(button, a, summary, input, [role=button], [data-target], [data-clear])";
/** What it hides only where it must: what a move that is looked at changes. */
const CHANGED = ":is(.previewed, .target, .ghost, .lit, .hint-disc, .flag-no)";
/** Pixels between a card and the edge of the board, and round what it may not hide. */
const [MARGIN, CLEAR] = [16, 4];
/** Where there is no room for cards over the board: the same as in screens/table.css. */
const PHONE = matchMedia("(max-width: 620px), (max-height: 480px) and (orientation: landscape)");

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * @param {Box} board
 * @param {{width: number, height: number}} card
 * @param {Corner} corner
 * @returns {Box}
 */
function boxAt(board, { width, height }, corner) {
  const left = corner.endsWith("west") ? board.left + MARGIN : board.right - MARGIN - width;
  const top = corner.startsWith("north") ? board.top + MARGIN : board.bottom - MARGIN - height;
  return { left: left - CLEAR, top: top - CLEAR, right: left + width + CLEAR, bottom: top + height + CLEAR };
}

/**
 * The first corner in which a card hides nothing, else the first in which it hides nothing one may press.
 * @param {Box} board
 * @param {{width: number, height: number}} card
 * @param {Box[]} pressed
 * @param {Box[]} changed
 * @param {Corner[]} order
 * @returns {Corner|null}
 */
export function freeCorner(board, card, pressed, changed, order) {
  if (card.height + 2 * MARGIN > board.bottom - board.top || card.width + 2 * MARGIN > board.right - board.left) return null;
  const hides = (/** @type {Corner} */ corner, /** @type {Box[]} */ boxes) =>
    boxes.some((box) => overlap(boxAt(board, card, corner), box));
  const open = order.filter((corner) => !hides(corner, pressed));
  return open.find((corner) => !hides(corner, changed)) ?? open[0] ?? null;
}

/** @param {HTMLElement} board @param {string} selector */
const boxesOf = (board, selector) =>
  [...board.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);

/**
 * Puts a card where it hides nothing. Where it stood before it stays, as long as it may.
 * @param {HTMLElement} place
 * @param {boolean} hasRail
 * @param {boolean} isGlance whether it comes and goes with the pointer: then nothing else may move
 */
function settle(place, hasRail, isGlance) {
  const board = /** @type {HTMLElement|null} */ (place.parentElement?.querySelector(":scope > .board") ?? null);
  // Without a card nothing is measured: that would lay out the whole page.
  if (!board || !place.querySelector(".preview, .herald")) return;
  if (PHONE.matches) {
    place.dataset.at = "sheet";
    return;
  }
  const before = /** @type {Corner|undefined} */ (CORNERS.find((corner) => corner === place.dataset.corner));
  if (place.dataset.at !== before) place.dataset.at = before ?? CORNERS[0];
  const { width, height } = place.getBoundingClientRect();
  if (!height) return;
  const order = before ? [before, ...CORNERS.filter((corner) => corner !== before)] : CORNERS;
  // A tray may lie over the board.
  const trays = boxesOf(/** @type {HTMLElement} */ (place.parentElement), ":scope > .tray");
  const corner = freeCorner(board.getBoundingClientRect(), { width, height }, [...trays, ...boxesOf(board, PRESSED)], boxesOf(board, CHANGED), order);
  if (corner) place.dataset.corner = corner;
  place.dataset.at = corner ?? (hasRail ? "rail" : isGlance ? "tray" : "sheet");
}

/**
 * @param {{hasRail: boolean, isGlance: boolean, children?: any}} props
 */
export const CardPlace = ({ hasRail, isGlance, children }) => {
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  const again = useRef(() => {});
  again.current = () => place.current && settle(place.current, hasRail, isGlance);
  // However often something changes before the next frame, all is measured once.
  const soon = useRef(0);
  const later = () => {
    cancelAnimationFrame(soon.current);
    soon.current = requestAnimationFrame(() => again.current());
  };
  useLayoutEffect(later);
  useLayoutEffect(() => {
    const board = place.current?.parentElement?.querySelector(":scope > .board");
    if (!place.current || !board) return;
    const sizes = new ResizeObserver(later);
    for (const one of [board, place.current]) sizes.observe(one);
    // A map that is moved moves what can be pressed.
    const moves = new MutationObserver(later);
    moves.observe(board, { subtree: true, attributeFilter: ["viewBox"] });
    return () => {
      cancelAnimationFrame(soon.current);
      sizes.disconnect();
      moves.disconnect();
    };
  }, []);
  return html`<div class="card-place" ref=${place}>${children}</div>`;
};
