// Cities on the map: free with their wealth and value, taken, glowing; Rome; their names.
import { html } from "../../look/map/html.js";
import { Badge, classes, EMBLEMS, Glyph, isDrawn, outline } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Point} Point */

/**
 * A wealth token lying on its city; none while the tokens are still being dealt.
 * @param {{kind: string|null, name: string}} props
 */
const Wealth = ({ kind, name }) => html`<g class=${classes("good", kind)}>
  <circle class="shadow" r="16.5" cy="2.5" /><circle class="body" r="16.5" /><circle class="bevel" r="16.5" /><circle class="rim" r="14" />
  ${kind && (isDrawn(kind) ? html`<${Glyph} id=${kind} size=${20} class="symbol" />` : html`<text class="letter" y="6">${name.slice(0, 1)}</text>`)}
</g>`;

/**
 * @param {Object} props
 * @param {Table} props.table
 * @param {string} props.id
 * @param {Point} props.at
 * @param {import("./types.js").CityView} props.city
 * @param {string} props.state           target, legal, legal calm or quiet
 * @param {string} props.class           fresh, last, lit
 * @param {string|null} props.label      of a city that a route leads to; it makes it a target
 * @param {boolean} [props.chosen]
 */
export function City({ table, id, at, city, state, class: style, label, chosen }) {
  const { catalogue, name } = table, { colour, value } = catalogue.board.places[id], taker = city.taken_by;
  const place = `translate(${at[0]} ${at[1]})`, lit = style.includes("lit");
  if (taker !== null) {
    return html`<g class=${classes("city taken", `seat-${taker + 1} group-${colour}`, style)} transform=${place} data-city=${id}>
      ${lit && html`<circle class="beam" r="19" />`}
      <path class="site" d=${outline(catalogue.board.colours[colour].shape, 10)} /><circle class="body" r="6.8" /><${Glyph} id=${EMBLEMS[taker]} size=${8.5} class="emblem" />
    </g>`;
  }
  const target = label && { role: "button", tabindex: "0", "aria-label": label, "aria-pressed": chosen ? "true" : "false" };
  return html`<g class=${classes("city", state, style)} transform=${place} data-city=${id} ...${target || {}}>
    ${lit && html`<circle class="beam" r="26" />`}
    ${target && html`<circle class="hit" r="27" /><circle class="halo" r="24" /><circle class="ring" r="20.5" /><circle class="focus-ring" r="25.5" />`}
    <g class="piece"><${Wealth} kind=${city.wealth} name=${city.wealth ? name("wealth", city.wealth) : ""} /><${Badge} catalogue=${catalogue} colour=${colour} value=${value} x=${15} y=${11} /></g>
  </g>`;
}

/** @param {{at: Point}} props */
export const Rome = ({ at }) => html`<g class="rome" transform=${`translate(${at[0]} ${at[1]})`}>
  <circle class="shadow" r="22" cy="3" /><circle class="outer" r="22" /><circle class="bevel" r="22" /><circle class="inner" r="18" /><${Glyph} id="arch" size=${20} y=${-1} class="symbol" />
</g>`;

/**
 * The name of a place, from the side of it that is next to the place; a taken city is smaller, so what stands below it moves up.
 * @param {{spot: import("./types.js").NameSpot, taken: boolean, rome?: boolean}} props
 */
export const Name = ({ spot, taken, rome }) => html`<text class=${classes("name", taken && "taken", rome && "of-rome", spot.across < 0 && "to-the-left", spot.across > 0 && "to-the-right")} y=${spot.y - (taken && spot.below ? 5 : 0)}>
  ${spot.words.map((word, n) => html`<tspan x=${spot.x} dy=${`${n ? LINE : firstLine(spot)}em`}>${word}</tspan>`)}
</text>`;

/** From line to line, and how high and how deep letters reach from theirs, in heights of a letter. */
const [LINE, RISE, FALL] = [0.98, 0.86, 0.14];

/** How far below its point a name begins. @param {import("./types.js").NameSpot} spot */
function firstLine({ down, words }) {
  const rest = (words.length - 1) * LINE;
  return down > 0 ? RISE : down < 0 ? -FALL - rest : (RISE - FALL - rest) / 2;
}
