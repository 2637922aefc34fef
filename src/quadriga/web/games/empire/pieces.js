// The small things a board is made of: icons, emblems of the seats, shapes of the city groups, goods.
import { html, piece } from "../../look/map/html.js";
import { round } from "../../look/map/projection.js";

/** The emblem of each seat: six gods, six silhouettes. */
export const EMBLEMS = ["bolt", "trident", "lyre", "wing", "crescent", "hammer"];

/**
 * Class names, leaving out what does not hold.
 * @param {...(string|false|null|undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** @param {{id: string, class?: string}} props */
export const Icon = ({ id, class: style }) => html`<svg class=${classes("icon", style)} aria-hidden="true"><use href=${piece(id)} /></svg>`;

/**
 * An icon on the map, centred on a point.
 * @param {{id: string, size: number, x?: number, y?: number, class: string}} props
 */
export const Glyph = ({ id, size, x = 0, y = 0, class: style }) =>
  html`<use href=${piece(id)} class=${style} x=${round(x - size / 2)} y=${round(y - size / 2)} width=${size} height=${size} />`;

/** @param {{seat: number, tiny?: boolean}} props */
export const Medal = ({ seat, tiny }) => html`<span class=${classes("medal", `seat-${seat + 1}`, tiny && "tiny")}><${Icon} id=${EMBLEMS[seat]} /></span>`;

const ICONS = new Set(["meat", "wheat", "gems", "olives", "grapes", "wood", "oil", "wine", "gold"]);

/**
 * What a kind of wealth is drawn as; one that a player has added shows its first letter.
 * @param {string} kind
 */
export const isDrawn = kind => ICONS.has(kind);

/**
 * A wealth token off the map.
 * @param {{kind: string, name: string, class?: string}} props
 */
export const Good = ({ kind, name, class: style }) =>
  html`<span class=${classes("good-chip", kind, style)} title=${name}>${isDrawn(kind) ? html`<${Icon} id=${kind} />` : html`<b>${name.slice(0, 1)}</b>`}</span>`;

/**
 * @param {number} corners
 * @param {number} turn
 * @param {(corner: number) => number} radius
 */
function polygon(corners, turn, radius) {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = (turn + n * 360 / corners) * Math.PI / 180, r = radius(n);
    return `${round(r * Math.cos(angle))},${round(r * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** @type {Record<string, (r: number) => string>} */
const SHAPES = {
  circle: r => `M${-r},0a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`,
  triangle: r => polygon(3, -90, () => r * 1.38),
  square: r => polygon(4, 45, () => r * 1.24),
  diamond: r => polygon(4, -90, () => r * 1.3),
  star: r => polygon(10, -90, n => n % 2 ? r * 0.86 : r * 1.4),
  hexagon: r => polygon(6, 0, () => r * 1.12),
  pentagon: r => polygon(5, -90, () => r * 1.2),
  cross: r => polygon(12, 45, n => n % 3 ? r * 1.25 : r * 0.72),
};

/**
 * The outline of a group of cities, about r in radius round 0, 0.
 * @param {string} shape
 * @param {number} r
 */
export const outline = (shape, r) => (SHAPES[shape] ?? SHAPES.circle)(r);

/**
 * A city's group and value.
 * @param {{catalogue: import("./types.js").Catalogue, colour: string, value: number|string, x?: number, y?: number, r?: number}} props
 */
export function Badge({ catalogue, colour, value, x = 0, y = 0, r = 9 }) {
  const { shape } = catalogue.board.colours[colour], triangle = shape === "triangle";
  return html`<g class=${`badge group-${colour}`} transform=${`translate(${x} ${y})`}>
    <path d=${outline(shape, r)} /><text y=${round(r * (triangle ? 0.62 : 0.44))} font-size=${round(r * 1.3)}>${value}</text>
  </g>`;
}

/**
 * A badge off the map.
 * @param {{catalogue: import("./types.js").Catalogue, colour: string, value: number|string, label?: string, class?: string}} props
 */
export const BadgeIcon = ({ label, class: style, ...badge }) =>
  html`<svg class=${classes("badge-icon", style)} viewBox="-14 -15 28 28" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}><${Badge} ...${badge} /></svg>`;
