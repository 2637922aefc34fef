// The small map in the corner while one looks closer: what the lens shows, and where something waits. A press goes there.
import { html } from "./html.js";

/**
 * @param {Object} props
 * @param {import("./lens.js").Frame} props.frame
 * @param {(shown: SVGRectElement | null) => void} props.shown takes the rectangle that the lens moves
 * @param {Array<[number, number]>} props.waiting
 * @param {(x: number, y: number) => void} props.go
 */
export function MiniMap({ frame, shown, waiting, go }) {
  const press = (/** @type {PointerEvent} */ event) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    go(
      frame.x + ((event.clientX - box.left) / box.width) * frame.w,
      frame.y + ((event.clientY - box.top) / box.height) * frame.h,
    );
  };
  return html`<svg
    class="mini-map"
    data-clear
    viewBox=${`${frame.x} ${frame.y} ${frame.w} ${frame.h}`}
    aria-hidden="true"
    onPointerDown=${press}
    onPointerMove=${press}
  >
    <use href="#land" class="land" />
    ${waiting.map(([x, y]) => html`<circle class="waiting" cx=${x} cy=${y} r="17" />`)}
    <rect class="shown" rx="16" ref=${shown} />
  </svg>`;
}
