// Looking at a map through a lens: fit, zoom, pan, pinch. The map's `viewBox` is all that changes, so that lines stay sharp.

/** @typedef {{x: number, y: number, w: number, h: number}} Frame */

const CLOSEST = 6;
/** Pixels for a map unit: with less, figures of 14 units are too small to play with. */
export const LEGIBLE = 0.8;
const CLOSE = 1;
const SLIP = 6; // pixels a finger may slip and still mean a tap

/** @type {WeakMap<Element, Lens>} */
const lenses = new WeakMap();

/**
 * The lens over a map, for whoever looks at a board from outside.
 * @param {Element|null|undefined} svg
 */
export const lensOf = (svg) => (svg ? lenses.get(svg) : undefined);

/** The part of a map that its box shows. */
export class Lens {
  /**
   * @param {SVGSVGElement} svg
   * @param {Frame} frame what "the whole board" means
   * @param {(shown: Frame, whole: boolean) => void} moved
   */
  constructor(svg, frame, moved) {
    this.svg = svg;
    this.frame = frame;
    this.moved = moved;
    this.zoomed = 1;
    this.centre = { x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 };
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.box = svg.getBoundingClientRect();
    this.from = { x: 0, y: 0 };
    this.slipped = false;
    this.cover = 0;
    /** @type {{x: number, y: number} | null} what is to stay in sight */
    this.watched = null;
    /** @type {{part: Frame, closest: number} | null} a part of the map that is shown as large as it can be */
    this.part = null;
    /** @type {{x: number, y: number} | null} where to settle as soon as the box has a size */
    this.settling = null;
    this.stop = new AbortController();
    lenses.set(svg, this);
    this.listen();
    this.resize();
  }

  listen() {
    const { svg } = this;
    /** @param {string} type @param {(event: any) => void} heard @param {object} [more] */
    const on = (type, heard, more) => svg.addEventListener(type, heard, { signal: this.stop.signal, ...more });
    on("wheel", (event) => this.wheel(event), { passive: false });
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => this.move(event));
    for (const type of ["pointerup", "pointercancel"]) on(type, (event) => this.fingers.delete(event.pointerId));
    on("click", (event) => this.slipped && event.stopPropagation(), { capture: true });
    on("dblclick", (event) => this.twice(event));
    this.watch = new ResizeObserver(() => this.resize());
    this.watch.observe(svg);
  }

  close() {
    this.stop.abort();
    this.watch?.disconnect();
  }

  /** Whether the box has a size: one that is hidden, or that others leave no room, shows nothing and has no scale. */
  get isOpen() {
    return this.box.width > 0 && this.box.height > 0;
  }

  /** Pixels for a map unit when the whole frame is shown. */
  get fitting() {
    return Math.min(this.box.width / this.frame.w, this.box.height / this.frame.h);
  }

  get scale() {
    return this.fitting * this.zoomed;
  }

  /** The box is another: what is looked at closely stays as large as it is, even when a sheet leaves it hardly any room. */
  resize() {
    const kept = this.isOpen && this.zoomed > 1.001 ? this.scale : 0;
    this.box = this.svg.getBoundingClientRect();
    if (!this.isOpen) return;
    if (kept) this.zoomed = Math.max(1, kept / this.fitting);
    if (this.settling) this.settle(this.settling.x, this.settling.y);
    if (this.part) this.showPart(this.part.part, this.part.closest);
    else if (this.watched) this.reveal(this.watched.x, this.watched.y, this.cover);
    else this.show();
  }

  /**
   * Shows a part of the map as large as it can be, and goes on doing so when the box changes.
   * @param {Frame} part
   * @param {number} closest pixels for a map unit at most
   */
  showPart(part, closest) {
    this.box = this.svg.getBoundingClientRect();
    this.part = { part, closest };
    this.watched = null;
    this.cover = 0;
    if (!this.isOpen) return;
    const { width, height } = this.box;
    const wanted = Math.min(width / part.w, height / part.h, closest);
    this.zoomed = Math.min(CLOSEST, Math.max(1, wanted / this.fitting));
    this.centre = { x: part.x + part.w / 2, y: part.y + part.h / 2 };
    this.show();
  }

  /**
   * Puts the lens so that figures can be read, over a place; where the whole board can be read, it shows the whole.
   * @param {number} x
   * @param {number} y
   */
  settle(x, y) {
    this.settling = this.isOpen ? null : { x, y };
    if (this.settling) return;
    this.zoomed = this.fitting < LEGIBLE ? CLOSE / this.fitting : 1;
    if (this.zoomed > 1) this.centre = { x, y };
    this.show();
  }

  /** @param {number} x @param {number} y */
  centreOn(x, y) {
    this.letGo();
    this.centre = { x, y };
    this.show();
  }

  /** From now on nothing has to stay in sight. */
  letGo() {
    this.watched = null;
    this.part = null;
    this.settling = null;
  }

  fit() {
    this.letGo();
    this.zoomed = 1;
    this.show();
  }

  /** @param {number} factor @param {{clientX: number, clientY: number}} [at] what stays where it is */
  zoom(factor, at) {
    const before = at && this.place(at);
    this.letGo();
    this.zoomed = Math.min(CLOSEST, Math.max(1, this.zoomed * factor));
    if (at && before) {
      const after = this.place(at);
      this.centre.x += before.x - after.x;
      this.centre.y += before.y - after.y;
    }
    this.show();
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    if (!this.isOpen) return;
    this.letGo();
    this.centre.x -= dx / this.scale;
    this.centre.y -= dy / this.scale;
    this.show();
  }

  /**
   * Moves just as far as needed to show a place, and keeps it in sight when the box changes.
   * @param {number} x
   * @param {number} y
   * @param {number} [cover] the share of the box that something hides at the bottom
   */
  reveal(x, y, cover = 0) {
    this.part = null;
    this.watched = { x, y };
    this.cover = cover;
    if (!this.isOpen) return;
    const shown = this.shown();
    const margin = Math.min(70, shown.w / 5, shown.h / 5);
    this.centre.x += Math.min(0, x - shown.x - margin) + Math.max(0, x - shown.x - shown.w + margin);
    this.centre.y += Math.min(0, y - shown.y - margin) + Math.max(0, y - shown.y - shown.h * (1 - cover) + margin);
    this.show();
  }

  /** @param {{clientX: number, clientY: number}} at */
  place({ clientX, clientY }) {
    const shown = this.shown();
    return {
      x: shown.x + (clientX - this.box.left) / this.scale,
      y: shown.y + (clientY - this.box.top) / this.scale,
    };
  }

  /** @returns {Frame} */
  shown() {
    if (!this.isOpen) return { ...this.frame };
    const w = this.box.width / this.scale;
    const h = this.box.height / this.scale;
    return { x: this.centre.x - w / 2, y: this.centre.y - h / 2, w, h };
  }

  /** Keeps the lens over the board; a board with room to spare lies in the middle. */
  show() {
    if (!this.isOpen) return;
    const { frame } = this;
    const w = this.box.width / this.scale;
    const h = this.box.height / this.scale;
    const within = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
      Math.min(high, Math.max(low, value));
    this.centre.x =
      w >= frame.w ? frame.x + frame.w / 2 : within(this.centre.x, frame.x + w / 2, frame.x + frame.w - w / 2);
    const room = h * (1 - this.cover);
    this.centre.y =
      room >= frame.h
        ? frame.y + frame.h / 2 + (h - room) / 2
        : within(this.centre.y, frame.y + h / 2, frame.y + frame.h - h / 2 + h - room);
    const { x, y } = this.shown();
    const box = [x, y, w, h].map((value) => value.toFixed(1)).join(" ");
    if (this.svg.getAttribute("viewBox") === box) return;
    this.svg.setAttribute("viewBox", box);
    // A pixel in units of the map, for names that are never smaller than can be read.
    this.svg.style.setProperty("--pixel", `${(1 / this.scale).toFixed(3)}px`);
    this.moved({ x, y, w, h }, this.zoomed <= 1.001);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event);
  }

  /** @param {MouseEvent} event */
  twice(event) {
    if (/** @type {Element} */ (event.target).closest("[role=button]")) return;
    if (this.zoomed > 1.001) this.fit();
    else this.zoom(2.2, event);
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button > 0) return;
    if (!this.fingers.size) this.slipped = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.from = { x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 2) this.pinch(event.pointerId, was, now);
    else if (this.slipped || Math.hypot(now.x - this.from.x, now.y - this.from.y) > SLIP) {
      if (!this.slipped) this.svg.setPointerCapture(event.pointerId);
      this.slipped = true;
      this.pan(now.x - was.x, now.y - was.y);
    } else return;
    this.fingers.set(event.pointerId, now);
  }

  /**
   * Two fingers: their distance zooms, their middle pans.
   * @param {number} id of the finger that moves
   * @param {{x: number, y: number}} was
   * @param {{x: number, y: number}} now
   */
  pinch(id, was, now) {
    const [[, other]] = [...this.fingers].filter(([finger]) => finger !== id);
    const apart = (/** @type {{x: number, y: number}} */ one) => Math.hypot(one.x - other.x, one.y - other.y);
    this.slipped = true;
    this.zoom(apart(now) / Math.max(1, apart(was)), { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    this.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
  }
}
