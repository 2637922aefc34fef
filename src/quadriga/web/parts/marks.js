// Arrows and marks that one draws on the board for oneself: with the right button, or with the pencil where one touches.
// They lie on the map, whatever part of it is shown, and go with the next own move.
import { html } from "../app/html.js";
import { useKeys } from "../app/keys.js";
import { t } from "../app/words.js";
import { useLayoutEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { Button, Icon } from "./basics.js";

/** @typedef {[number, number]} Point */
/** @typedef {{kind: number, from: Point, to: Point}} Mark a shape where both are the same */
/** @typedef {import("../app/table.js").TableStore} TableStore */

/** Each kind has a colour and a shape, and an arrow of its own dash. */
const SHAPES = ["M-14,0a14,14 0 1 0 28,0a14,14 0 1 0 -28,0", "M-13,-13H13V13H-13Z", "M0,-17L16,12H-16Z", "M0,-18L15,0L0,18L-15,0Z"];
/** A hand that moves less has marked a place. */
const SLIP = 12;
/** Nearer than that the same mark drawn again takes it away. */
const NEAR = 16;

/**
 * What marks lie on: the map, which may be moved under its box, or the board as it is.
 * @param {Element} board
 */
function groundOf(board) {
  const map = /** @type {SVGSVGElement|null} */ (board.querySelector("svg.map:not(.glass)"));
  const box = board.getBoundingClientRect();
  const matrix = map?.getScreenCTM() ?? new DOMMatrix([box.width, 0, 0, box.height, box.left, box.top]);
  const back = matrix.inverse();
  return {
    map,
    /** @param {number} x @param {number} y @returns {Point} */
    toGround: (x, y) => [x * back.a + y * back.c + back.e, x * back.b + y * back.d + back.f],
    /** @param {Point} point @returns {Point} within the board, in pixels */
    toBoard: ([x, y]) => [
      x * matrix.a + y * matrix.c + matrix.e - box.left,
      x * matrix.b + y * matrix.d + matrix.f - box.top,
    ],
  };
}

/** @param {Point} a @param {Point} b */
const far = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

/** @param {{kind: number, from: Point, to: Point}} props in pixels of the board */
const Drawn = ({ kind, from, to }) => {
  const length = far(from, to);
  if (length < SLIP) return html`<path class=${`mark kind-${kind}`} d=${SHAPES[kind]} transform=${`translate(${to[0]} ${to[1]})`} />`;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const wing = (/** @type {1|-1} */ side) =>
    `${to[0] - (ux + side * uy * 0.6) * 16},${to[1] - (uy - side * ux * 0.6) * 16}`;
  return html`<g class=${`mark kind-${kind}`}><path class="shaft" d=${`M${from}L${to}`} /><path d=${`M${wing(1)}L${to}L${wing(-1)}`} />
    <path d=${SHAPES[kind]} transform=${`translate(${from[0]} ${from[1]}) scale(.4)`} /></g>`;
};

/** @param {{store: TableStore}} props */
export const Marks = ({ store }) => {
  const place = useRef(/** @type {SVGSVGElement|null} */ (null));
  const [pen, setPen] = useState(0);
  const [under, setUnder] = useState(/** @type {Mark|null} */ (null));
  const [, draw] = useState(0);
  const isOn = store.pencil.value;
  const marks = store.marks.value;
  const board = () => /** @type {HTMLElement} */ (place.current?.closest(".board"));
  useKeys({
    d: () => (store.pencil.value = !isOn),
    ...(isOn ? { Escape: () => (store.pencil.value = false) } : marks.length ? { Escape: () => (store.marks.value = []) } : {}),
  });
  // Before the next frame: who presses at once draws with the pen just chosen.
  useLayoutEffect(() => {
    const stop = new AbortController();
    /** @type {{id: number, mark: Mark}|null} */
    let hand = null;
    /** @param {string} type @param {(event: any) => void} heard */
    const on = (type, heard) => board().addEventListener(type, heard, { capture: true, signal: stop.signal });
    /** @param {PointerEvent} event */
    const here = (event) => groundOf(board()).toGround(event.clientX, event.clientY);
    on("pointerdown", (event) => {
      if (event.button !== 2 && !(isOn && event.button === 0)) return;
      if (event.target.closest(".pencil")) return;
      event.stopPropagation();
      const kind = event.shiftKey ? 1 : event.altKey ? 2 : pen;
      hand = { id: event.pointerId, mark: { kind, from: here(event), to: here(event) } };
    });
    on("pointermove", (event) => {
      if (!hand || hand.id !== event.pointerId) return;
      event.stopPropagation();
      hand.mark = { ...hand.mark, to: here(event) };
      setUnder(hand.mark);
    });
    on("pointerup", (event) => {
      if (!hand || hand.id !== event.pointerId) return;
      event.stopPropagation();
      const ground = groundOf(board());
      const ends = [hand.mark.from, here(event)].map(ground.toBoard);
      const mark = { ...hand.mark, to: far(ends[0], ends[1]) < SLIP ? hand.mark.from : here(event) };
      const isSame = (/** @type {Mark} */ one) =>
        far(ground.toBoard(one.from), ground.toBoard(mark.from)) < NEAR && far(ground.toBoard(one.to), ground.toBoard(mark.to)) < NEAR;
      const others = store.marks.peek().filter((one) => !isSame(one));
      store.marks.value = others.length < store.marks.peek().length ? others : [...others, mark];
      hand = null;
      setUnder(null);
    });
    on("pointercancel", () => ((hand = null), setUnder(null)));
    on("click", (event) => isOn && !event.target.closest(".pencil") && event.stopPropagation());
    on("contextmenu", (event) => event.preventDefault());
    return () => stop.abort();
  }, [store, isOn, pen]);
  const hasAny = marks.length > 0 || under !== null;
  useLayoutEffect(() => {
    if (!hasAny) return;
    const again = () => draw((count) => count + 1);
    const sizes = new ResizeObserver(again);
    const moves = new MutationObserver(again);
    const { map } = groundOf(board());
    sizes.observe(board());
    if (map) moves.observe(map, { attributeFilter: ["viewBox"] });
    return () => (sizes.disconnect(), moves.disconnect());
  }, [hasAny]);
  const ground = hasAny && place.current && groundOf(board());
  const shown = under ? [...marks, under] : marks;
  return html`<svg class="marks" ref=${place} aria-hidden="true">${
    ground &&
    shown.map((one, n) => html`<${Drawn} key=${n} kind=${one.kind} from=${ground.toBoard(one.from)} to=${ground.toBoard(one.to)} />`)
  }</svg>${
    isOn &&
    html`<div class="pencil" role="group" aria-label=${t("draw")}>${SHAPES.map(
      (shape, kind) => html`<button type="button" key=${kind} class=${`button round ${pen === kind ? "on" : ""}`} aria-pressed=${String(pen === kind)}
        aria-label=${t("draw-kind", { kind })} onClick=${() => setPen(kind)}><svg viewBox="-20 -20 40 40"><path class=${`mark kind-${kind}`} d=${shape} /></svg></button>`,
    )}<button type="button" class="button round" aria-label=${t("draw-clear")} onClick=${() => (store.marks.value = [])}><${Icon} name="undo" /></button>
      <${Button} icon="check" onClick=${() => (store.pencil.value = false)}>${t("draw-done")}</${Button}></div>`
  }`;
};
