// Lines on the map: free slots, road pieces with their owner's emblem, the way that is counted.
import { html } from "../../look/map/html.js";
import { useEffect, useRef } from "../../vendor/hooks.js";
import { classes, EMBLEMS, Glyph } from "./pieces.js";

/** @typedef {import("./types.js").Line} Line */

const stick = (/** @type {number} */ size, /** @type {number} */ height, /** @type {string} */ style) =>
  html`<rect class=${style} x=${-size / 2} y=${-height / 2} width=${size} height=${height} rx="2.5" />`;

/**
 * A line that nobody has built.
 * @param {{line: Line}} props
 */
export const FreeLine = ({ line }) => html`<g class="slot">
  ${line.slots.map(({ x, y, turn, size }) => html`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>${stick(size, 9, "free")}</g>`)}
</g>`;

/**
 * The road pieces on a line; they come one after the other where they are new.
 * @param {{line: Line, seat: number, class?: string}} props
 */
export const Road = ({ line, seat, class: style }) => html`<g class=${classes("road", `seat-${seat + 1}`, style)}>
  ${line.slots.map(({ x, y, turn, size }, n) => html`<g class=${classes("stick", n > 0 && "second")} transform=${`translate(${x} ${y})`}>
    <g class="piece">
      <g transform=${`translate(0 2.2) rotate(${turn})`}>${stick(size, 12, "shadow")}</g>
      <g transform=${`rotate(${turn})`}>
        ${stick(size, 12, "body")}${stick(size, 12, "bevel")}
        ${size > 26 && html`<path class="kerb" d=${`M${-size / 2 + 4},-3.2v6.4M${size / 2 - 4},-3.2v6.4`} />`}
      </g>
      <${Glyph} id=${EMBLEMS[seat]} size=${10} class="emblem" />
    </g>
  </g>`)}
</g>`;

/**
 * The way from a city to Rome whose roads are counted.
 * @param {{lines: Line[]}} props
 */
export function Way({ lines }) {
  const d = lines.map(line => line.d).join("");
  return html`<path class="way" d=${d} /><path class="way-core" d=${d} />`;
}

/**
 * A light that runs home along the way while points are counted.
 * @param {{points: import("./types.js").Point[]}} props   from the city to Rome
 */
export function RunningLight({ points }) {
  const light = useRef(/** @type {SVGCircleElement|null} */ (null)), d = `M${points.join("L")}`;
  useEffect(() => {
    if (!light.current) return;
    light.current.style.offsetPath = `path("${d}")`;
    const run = light.current.animate([{ offsetDistance: "0%" }, { offsetDistance: "100%" }], { duration: 600, easing: "ease-in-out", fill: "forwards" });
    return () => run.cancel();
  }, [d]);
  return html`<circle class="running-light" r="9" ref=${light} />`;
}

/**
 * What a line pays, beside it.
 * @param {{line: Line, seat: number, points: number}} props
 */
export const PayTag = ({ line, seat, points }) => html`<g class=${`pay-tag seat-${seat + 1}`} transform=${`translate(${line.middle[0]} ${line.middle[1] - 15})`}>
  <rect x="-13" y="-9" width="26" height="17" rx="8.5" /><text y="4.4">+${points}</text>
</g>`;
