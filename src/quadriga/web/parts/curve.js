// What each seat could expect over a match. Two seats: one area, you below, the rival above. More: a line a seat.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useContext } from "../vendor/preact/hooks.js";
import { Dress, Icon, EMBLEMS } from "./basics.js";
import { roundTicks } from "./ticks.js";

/** @typedef {import("../types.js").ReviewData} ReviewData */
/** @typedef {import("../types.js").MarkedData} MarkedData */
/** @typedef {{step: number, value: number}} Point */

/** In percent of the box: room for the figures at the left and the names at the right. */
const [LEFT, RIGHT, TOP, BOTTOM] = [5, 4, 12, 14];
/** So near to the top a mark wears its figure below. */
const HIGH = 30;
/** So far from each other marks stand, that each can be pressed: in px. */
const APART = 42;
/** So much room a figure below the curve takes, in px. */
const TICK = 64;

/**
 * What a seat got in the end: the share of the others that it left behind.
 * @param {number[]|undefined} ranks
 * @param {number} seat
 * @returns {number|null}
 */
function result(ranks, seat) {
  if (!ranks) return null;
  if (ranks.length === 1) return ranks[0] === 1 ? 1 : 0;
  const others = ranks.filter((_, one) => one !== seat);
  const beaten = others.filter((rank) => rank > ranks[seat]).length;
  const equal = others.filter((rank) => rank === ranks[seat]).length;
  return (beaten + equal / 2) / others.length;
}

/**
 * The expectation of a seat over the match. Of two seats, both have an eye on it, and each hopes for the better: then it
 * is the mean of what both expect.
 * @param {ReviewData["curve"]} curve
 * @param {number} seats
 * @param {number} seat
 * @returns {Point[]}
 */
function expectations(curve, seats, seat) {
  /** @type {Point[]} */
  const found = [];
  let [own, rival] = [Number.NaN, Number.NaN];
  for (const one of curve) {
    if (one.seat === seat) own = one.value;
    else if (seats === 2) rival = 1 - one.value;
    else continue;
    const known = [own, rival].filter((value) => !Number.isNaN(value));
    found.push({ step: one.step - 1, value: known.reduce((all, value) => all + value, 0) / known.length });
  }
  return found.length ? [{ ...found[0], step: 0 }, ...found] : [{ step: 0, value: 0.5 }];
}

/**
 * Where marks stand that would lie on each other: moved apart, from left to right.
 * @param {number[]} wanted
 * @param {number} least
 * @returns {number[]}
 */
function apart(wanted, least) {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a] - wanted[b]);
  const found = [...wanted];
  order.forEach((n, at) => at > 0 && (found[n] = Math.max(found[n], found[order[at - 1]] + least)));
  let limit = 100 - RIGHT;
  for (const n of order.toReversed()) {
    found[n] = Math.min(found[n], limit);
    limit = found[n] - least;
  }
  return found;
}

/**
 * Where a decision cost something.
 * @param {{mark: MarkedData, name: string, x: number, y: number, on: boolean, jump: (step: number) => void}} props
 */
const Pin = ({ mark, name, x, y, on, jump }) => {
  const worn = useContext(Dress)(mark.seat);
  const cost = Math.round(mark.cost * 100);
  return html`<button type="button" class=${`pin seat-${worn + 1} ${on ? "on" : ""} ${y < HIGH ? "high" : ""}`}
    style=${{ left: `${x}%`, top: `${y}%` }} aria-pressed=${String(on)}
    aria-label=${t("mark-label", { step: mark.step, name, cost })} onClick=${() => jump(mark.step)}>
    <i><${Icon} name=${EMBLEMS[worn]} /></i><b>−${cost}</b></button>`;
};

/**
 * @typedef {Object} CurveProps
 * @property {ReviewData} review
 * @property {MarkedData[]} shown the marks that wear a medal
 * @property {import("../types.js").Room} room
 * @property {number} length decisions in all
 * @property {number} step
 * @property {number} width of the curve, about, in px
 * @property {(step: number) => void} jump
 */

/** @param {CurveProps} props */
export const Curve = ({ review, shown, room, length, step, width, jump }) => {
  const wears = useContext(Dress);
  const seats = room.seats.length;
  const own = seats <= 2 ? (room.you[0] ?? 0) : null;
  const x = (/** @type {number} */ at) => LEFT + (at / Math.max(1, length)) * (100 - LEFT - RIGHT);
  const y = (/** @type {number} */ value) => 100 - BOTTOM - value * (100 - TOP - BOTTOM);
  const lines = (own === null ? room.seats.map((one) => one.seat) : [own]).map((seat) => {
    const points = expectations(review.curve, seats, seat);
    const end = result(room.outcome?.ranks, seat);
    return { seat, points: end === null ? points : [...points, { step: length, value: end }] };
  });
  const path = (/** @type {Point[]} */ points) => points.map((one) => `${x(one.step)},${y(one.value)}`).join("L");
  /** @param {MarkedData} mark @returns {number} */
  const height = (mark) => {
    const line = lines.find((one) => one.seat === (own ?? mark.seat));
    return y(line?.points.findLast((one) => one.step < mark.step)?.value ?? 0.5);
  };
  /** @param {PointerEvent} event */
  const pressed = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * 100;
    jump(Math.round(((at - LEFT) / (100 - LEFT - RIGHT)) * length));
  };
  const spots = apart(shown.map((mark) => x(mark.step - 1)), (APART / width) * 100);
  const [first] = lines;
  const label = t("curve-label", { count: length, names: room.seats.map((one) => one.name).join(", ") });
  // Of two a share of 100, of more the rank.
  const shares = [100, 50].map((share) => ({ text: share, value: share / 100 }));
  const ranks = room.seats.map((_, n) => ({ text: n + 1, value: 1 - n / (seats - 1) }));
  const axis = own !== null ? shares : ranks;
  // Alone one plays against the automaton, which wears what is left.
  const rival = own === null ? 0 : seats === 1 ? 1 - wears(0) : wears(1 - own);
  const ground = 100 - BOTTOM;
  const filled = `M${LEFT},${ground}L${path(first.points)}L${x(first.points.at(-1)?.step ?? 0)},${ground}Z`;
  // Never colour alone: each side has a hatch of its own, which lies over the drawing so that it is not stretched with it.
  const lower = [[LEFT, ground], ...first.points.map((one) => [x(one.step), y(one.value)]), [x(first.points.at(-1)?.step ?? 0), ground]];
  const polygon = `polygon(${lower.map(([across, down]) => `${across}% ${down}%`).join(", ")})`;
  return html`<div class="plot-box">
    <svg class="curve" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=${label}
      onPointerDown=${pressed}>
      ${
        own !== null
          ? html`<rect class=${`upper seat-${rival + 1}`} x=${LEFT} y=${TOP} width=${100 - LEFT - RIGHT}
          height=${100 - TOP - BOTTOM} />
        <path class=${`lower seat-${wears(own) + 1}`} d=${filled} />
        <path class="half" d=${`M${LEFT},${y(0.5)}H${100 - RIGHT}`} />
        <path class="way" d=${`M${path(first.points)}`} />`
          : lines.map(
              ({ seat, points }) => html`<g key=${seat} class=${`seat-${wears(seat) + 1}`}>
            <path class="each under" d=${`M${path(points)}`} />
            <path class=${`each dash-${wears(seat) + 1}`} d=${`M${path(points)}`} /></g>`,
            )
      }
      <path class="now" d=${`M${x(step)},1V${100 - BOTTOM + 2}`} />
    </svg>
    ${
      own !== null &&
      html`<div class=${`hatch hatch-${rival + 1}`} aria-hidden="true"
          style=${{ left: `${LEFT}%`, right: `${RIGHT}%`, top: `${TOP}%`, bottom: `${BOTTOM}%` }}></div>
        <div class=${`hatch lower hatch-${wears(own) + 1}`} aria-hidden="true" style=${{ clipPath: polygon }}></div>`
    }
    ${axis.map(
      ({ text, value }) =>
        html`<span class="axis" key=${text} style=${{ top: `${y(value)}%` }} aria-hidden="true">${text}</span>`,
    )}
    ${roundTicks(0, length, Math.max(2, Math.floor(width / TICK))).map(
      (at) => html`<span class="at-step" key=${at} style=${{ left: `${x(at)}%` }} aria-hidden="true">${at}</span>`,
    )}
    ${shown.map((mark, n) => html`<${Pin} key=${mark.step} mark=${mark} name=${room.seats[mark.seat].name}
      x=${spots[n]} y=${height(mark)} on=${mark.step === step} jump=${jump} />`)}
  </div>`;
};
