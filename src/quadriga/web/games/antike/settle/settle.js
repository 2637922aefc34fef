// Where everything stands on a crowded map: one bench for each province with units, and one name.
//
// The order of giving way: another spot, more rows, the compact piece, last a spot outside with a line to the town. A figure
// never shrinks. There is no chance in it: the same position always looks the same, and things stay where they were
// (`before`) unless they must move.
import { chance } from "../lines.js";
import { lay, PIPS, pieceScale } from "./bench.js";

/** @typedef {import("../types.js").Box} Box */
/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Point} Point */
/** @typedef {import("../types.js").Spots} Spots */
/** @typedef {import("../types.js").Stack} Stack */
/** @typedef {import("../types.js").TownKind} TownKind */
/** @typedef {import("./ground.js").Ground} Ground */
/** @typedef {ReturnType<typeof lay>} Block */

/** @typedef {Box & {own: number, home: Point, ties: Box[], leader?: boolean, block?: Block, size?: number, lines?: string[]}} Spot */
/** @typedef {{id: string, list: Spot[], weight: number}} Item */

/**
 * @typedef {Object} Crowd
 * @property {Record<string, TownKind>} towns by province
 * @property {Record<string, string>} names by province
 * @property {Stack[]} stacks
 * @property {number} scale pixels for a map unit
 * @property {number} least pixels that a name never falls below
 * @property {Frame} frame that nothing may leave
 * @property {import("../sight.js").Veil[]} veiled where something lies over the map
 * @property {Spots|null} before
 */

/** Width, height and shift of the middle. */
/** @type {Record<TownKind, [number, number, number, number]>} */
const TOWNS = { free: [34, 34, 0, 0], city: [54, 38, 0, 4], temple: [54, 47, 0, -1] };
const NAME_SIZE = 13;
/** Zooms are told apart in steps of a quarter, so a name may be drawn a ninth smaller. */
const SLACK = 1.12;
/** What is not seen may as well lie over something: worse than any crowd. */
const VEILED = 3;
/** Pixels for a map unit under which there is no room for names. */
const TOO_FAR = 0.5;

/** How large a name is drawn at a zoom, in map units. @param {number} size @param {number} k @param {Crowd} crowd */
const nameSize = (size, k, { scale, least }) => Math.max(size * Math.max(k, 0.72), (least * SLACK) / scale);
const TRIES = 3;
const ROUNDS = 60;
const MOST_BENCH_SPOTS = 56;
const MOST_NAME_SPOTS = 32;

/** @param {Box} a @param {Box} b */
function cover(a, b) {
  const w = Math.min(a.x + a.w / 2, b.x + b.w / 2) - Math.max(a.x - a.w / 2, b.x - b.w / 2);
  const h = Math.min(a.y + a.h / 2, b.y + b.h / 2) - Math.max(a.y - a.h / 2, b.y - b.h / 2);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How wide a word is in our carved capitals. @param {string} word @param {number} size */
const measure = (word, size) => word.length * size * 0.775 + 6;

/**
 * @param {Ground} ground
 * @param {Crowd} crowd
 * @returns {Spots}
 */
export function settle(ground, crowd) {
  const k = pieceScale(crowd.scale);
  const level = crowd.scale < TOO_FAR ? "far" : crowd.scale < 1.15 ? "table" : "near";
  const fixed = ground.ids.map((id, n) => {
    const [w, h, dx, dy] = TOWNS[crowd.towns[id]];
    return { x: ground.cities[n][0] + dx * k, y: ground.cities[n][1] + dy * k, w: w * k, h: h * k, id };
  });
  const seeker = new Seeker(ground, crowd, k, fixed);
  const items = [...seeker.benches(), ...(level === "far" ? [] : seeker.names())];
  for (const item of items) for (const spot of item.list) tie(spot, item.id, fixed);
  const picks = arrange(items);
  const taken = items.map((item, n) => ({ item, spot: item.list[picks[n]] })).filter((one) => one.spot);
  /** @type {Spots} */
  const spots = { k, level, benches: {}, names: {}, clashes: [] };
  for (const { item, spot } of taken) {
    const { x, y, w, h, block } = spot;
    if (block) {
      const leader = spot.leader ? spot.home : null;
      spots.benches[item.id] = { ...block, x, y: y + (h - block.h - 2) / 2, leader };
    } else spots.names[item.id] = { x, y, w, h, size: spot.size ?? NAME_SIZE, lines: spot.lines ?? [] };
  }
  taken.forEach((one, n) => {
    for (const other of taken.slice(n + 1))
      if (cover(one.spot, other.spot) > 40) spots.clashes.push(`${one.item.id} × ${other.item.id}`);
  });
  return spots;
}

/** Finds the spots that things could take, each with its price. */
class Seeker {
  /**
   * @param {Ground} ground
   * @param {Crowd} crowd
   * @param {number} k
   * @param {(Box & {id: string})[]} fixed
   */
  constructor(ground, crowd, k, fixed) {
    this.ground = ground;
    this.crowd = crowd;
    this.k = k;
    this.fixed = fixed;
  }

  /** How much of a box lies outside a province, 0 to 1. @param {Box} box @param {number} province */
  strayed(box, province) {
    let out = 0;
    for (const u of [-0.48, -0.24, 0, 0.24, 0.48])
      for (const v of [-0.46, 0, 0.46]) if (this.ground.owner(box.x + u * box.w, box.y + v * box.h) !== province) out++;
    return out / 15;
  }

  /** @param {Box} box */
  isInFrame({ x, y, w, h }) {
    const { frame } = this.crowd;
    return x - w / 2 > frame.x && x + w / 2 < frame.x + frame.w && y - h / 2 > frame.y && y + h / 2 < frame.y + frame.h;
  }

  /** How much of a town, or of what lies over the map, a box would be on. @param {Box} box */
  onTowns(box) {
    let sum = 0;
    for (const town of this.fixed) if (Math.abs(town.x - box.x) < 90 && Math.abs(town.y - box.y) < 90) sum += cover(box, town) * 1.1;
    for (const [x, y, w, h] of this.crowd.veiled) sum += cover(box, { x, y, w, h }) * VEILED;
    return sum;
  }

  /** Every so many units over a province. @param {number} n @param {number} step @param {(x: number, y: number) => void} visit */
  over(n, step, visit) {
    const ring = this.ground.rings[n];
    const xs = ring.map((point) => point[0]);
    const ys = ring.map((point) => point[1]);
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += step)
      for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) if (this.ground.owner(x, y) === n) visit(x, y);
  }

  /** @returns {Item[]} */
  benches() {
    /** @type {Map<string, Stack[]>} */
    const groups = new Map();
    for (const stack of this.crowd.stacks) groups.set(stack.at, [...(groups.get(stack.at) ?? []), stack]);
    return [...groups].map(([id, units]) => ({ id, list: this.benchSpots(id, units), weight: 0.6 }));
  }

  /** @param {string} id @param {Stack[]} units */
  benchSpots(id, units) {
    const { ground, k } = this;
    const n = ground.ids.indexOf(id);
    const home = ground.cities[n];
    const water = units.filter((unit) => unit.kind === "galley").length / units.length;
    const pips = units.some((unit) => unit.moves) ? PIPS * k : 0;
    /** @type {Spot[]} */
    const list = [];
    for (const form of /** @type {const} */ (["full", "compact"]))
      for (let count = 1; count <= Math.min(3, units.length); count++) {
        const block = lay(units, count, form, k);
        if (block.rows < count) continue;
        const dear = (form === "compact" ? 9 + 3 * units.length : 0) + (count - 1) * 3;
        const add = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ price, leader = false) => {
          const box = { x, y: y - pips / 2, w: block.w + 3, h: block.h + pips + 2 };
          if (!this.isInFrame(box)) return;
          const damp = (ground.dry(x, y) ? water : 1 - water) * 14;
          list.push({ ...box, block, leader, home, ties: [], own: price + dear + damp + this.onTowns(box) * 0.5 });
        };
        this.over(n, 8, (x, y) => {
          const out = this.strayed({ x, y, w: block.w, h: block.h }, n);
          add(x, y, 120 * Math.max(0, out - 0.06) + 0.2 * Math.hypot(x - home[0], y - home[1]));
        });
        if (list.some((spot) => spot.own < 60)) continue; // there is room at home
        for (let turn = 0; turn < 24; turn++)
          for (const far of [58, 84, 112]) {
            const angle = (turn / 24) * 2 * Math.PI;
            const x = home[0] + Math.sin(angle) * (far + block.w / 3);
            const y = home[1] - Math.cos(angle) * far;
            if (ground.owner(x, y) !== n) add(x, y, 150 + 0.4 * far, true);
          }
      }
    const was = this.crowd.before?.benches[id];
    if (was)
      for (const spot of list)
        if (Math.hypot(spot.x - was.x, spot.y - was.y) < 6 && spot.block?.form === was.form && spot.block?.rows === was.rows) spot.own -= 14;
    return list.sort((a, b) => a.own - b.own).slice(0, MOST_BENCH_SPOTS);
  }

  /** @returns {Item[]} */
  names() {
    return this.ground.ids.map((id, n) => ({ id, list: this.nameSpots(id, n), weight: 0.4 }));
  }

  /** @param {string} id @param {number} n */
  nameSpots(id, n) {
    const { crowd, ground, k } = this;
    const home = ground.cities[n];
    const town = crowd.towns[id];
    const name = crowd.names[id] ?? id;
    const words = name.split(" ");
    const low = (town === "free" ? 25 : 29) * k;
    const high = (town === "temple" ? -33 : -24) * k;
    /** @type {Spot[]} */
    const list = [];
    const sizes = nameSize(NAME_SIZE - 1.5, k, crowd) < nameSize(NAME_SIZE, k, crowd) ? [NAME_SIZE, NAME_SIZE - 1.5] : [NAME_SIZE];
    for (const size of sizes)
      for (const lines of words.length > 1 ? [words, [name]] : [[name]]) {
        const em = nameSize(size, k, crowd);
        const w = Math.max(...lines.map((line) => measure(line, em)));
        const h = lines.length * em + 6 * Math.max(k, 0.72);
        const side = (town === "free" ? 19 : 28) * k + w / 2;
        const up = ((lines.length - 1) * em) / 2;
        const add = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ price) => {
          const box = { x, y, w, h };
          if (!this.isInFrame(box)) return;
          const own = price + (size < NAME_SIZE ? 9 : 0) + 46 * this.strayed(box, n) + this.onTowns(box) * 0.42;
          list.push({ ...box, size: em, lines, home, ties: [], own });
        };
        /** @type {[number, number, number][]} */
        const round = [[0, low, 0], [0, high, 2], [side, 0, 7], [5 - side, 0, 7]];
        for (const dy of [13 * k, -13 * k]) round.push([side - 6, dy, 10], [9 - side, dy, 10]);
        for (const share of [0.3, 0.5])
          for (const sign of [-1, 1])
            round.push([sign * share * w, low + 2, 16 * share], [sign * share * w, high - 2, 2 + 14 * share]);
        for (const [dx, dy, price] of round) add(home[0] + dx, home[1] + dy + Math.sign(dy) * up, price);
        this.over(n, 10, (x, y) => add(x, y, 8 + 0.3 * Math.max(0, Math.hypot(x - home[0], y - home[1]) - 26)));
      }
    const was = crowd.before?.names[id];
    if (was) for (const spot of list) if (Math.hypot(spot.x - was.x, spot.y - was.y) < 4) spot.own -= 6;
    return list.sort((a, b) => a.own - b.own).slice(0, MOST_NAME_SPOTS);
  }
}

/**
 * The line from a bench outside to its town is in the way, too.
 * @param {Spot} spot
 * @param {string} id
 * @param {(Box & {id: string})[]} fixed
 */
function tie(spot, id, fixed) {
  if (!spot.leader) return;
  const between = (/** @type {number} */ t) => ({ x: spot.x + (spot.home[0] - spot.x) * t, y: spot.y + (spot.home[1] - spot.y) * t, w: 7, h: 7 });
  spot.ties = [0.25, 0.5, 0.75].map(between);
  for (const one of spot.ties) for (const town of fixed) if (town.id !== id) spot.own += cover(one, town) * 0.5;
}

/** @param {Spot} a @param {Spot} b */
function clash(a, b) {
  const sum = cover(a, b);
  if (!a.leader && !b.leader) return sum;
  return sum + a.ties.reduce((all, one) => all + cover(one, b), 0) + b.ties.reduce((all, one) => all + cover(one, a), 0);
}

/**
 * All choose together: a greedy start, warm wandering, then each takes its best until nothing moves; the best of some tries.
 * @param {Item[]} items
 * @returns {number[]} the spot that each takes
 */
function arrange(items) {
  const reach = items.map(({ list }) => list.reduce(
    (far, spot) => [Math.min(far[0], spot.x - spot.w / 2), Math.min(far[1], spot.y - spot.h / 2), Math.max(far[2], spot.x + spot.w / 2), Math.max(far[3], spot.y + spot.h / 2)],
    [Infinity, Infinity, -Infinity, -Infinity],
  ));
  const meet = (/** @type {number[]} */ a, /** @type {number[]} */ b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
  const near = items.map((_, i) => items.flatMap((_, j) => (j !== i && meet(reach[i], reach[j]) ? [j] : [])));
  const attempt = (/** @type {number} */ seed) => {
    const random = chance(seed);
    const pick = items.map(() => 0);
    const cost = (/** @type {number} */ i, /** @type {number} */ n) => {
      const spot = items[i].list[n];
      let sum = spot.own;
      for (const j of near[i]) sum += clash(spot, items[j].list[pick[j]]) * Math.max(items[i].weight, items[j].weight);
      return sum;
    };
    for (let round = 0, heat = 36; round < ROUNDS; round++, heat *= 0.88)
      for (let turn = 0; turn < items.length; turn++) {
        const i = Math.floor(random() * items.length);
        const n = Math.floor(random() ** 1.6 * items[i].list.length);
        if (!items[i].list.length) continue;
        const worse = cost(i, n) - cost(i, pick[i]);
        if (worse < 0 || random() < Math.exp(-worse / heat)) pick[i] = n;
      }
    for (let moved = true, guard = 0; moved && guard < 16; guard++) {
      moved = false;
      items.forEach(({ list }, i) => {
        let [best, least] = [pick[i], list.length ? cost(i, pick[i]) : 0];
        list.forEach((_, n) => {
          const price = cost(i, n);
          if (price < least - 1e-9) [least, best] = [price, n];
        });
        if (best !== pick[i]) [pick[i], moved] = [best, true];
      });
    }
    return { pick, sum: items.reduce((all, { list }, i) => all + (list.length ? cost(i, pick[i]) : 0), 0) };
  };
  const tries = Array.from({ length: TRIES }, (_, seed) => attempt(seed + 1));
  return tries.reduce((best, one) => (one.sum < best.sum ? one : best)).pick;
}
