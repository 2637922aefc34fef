// The spots of things on the map, as the worker finds them; until it answers, things stand where they stood or at home.
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { lay, pieceScale } from "./bench.js";

/** @typedef {import("../types.js").Bench} Bench */
/** @typedef {import("../types.js").Plan} Plan */
/** @typedef {import("../types.js").Spots} Spots */
/** @typedef {import("../types.js").Stack} Stack */
/** @typedef {Omit<import("./settle.js").Crowd, "before">} Crowd */

/** Zooms are told apart in steps of a quarter. */
const STEP = 1.25;
const PATIENCE_MS = 90;

/** @type {Worker|null} */
let worker = null;
/** @type {Set<string>} the maps that it knows */
const known = new Set();

/** The page trusts no address of a script that it has not made itself. */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("antike-settle", { createScriptURL: (/** @type {string} */ url) => url });

function newWorker() {
  const { href } = new URL("./worker.js", import.meta.url);
  const made = new Worker(policy?.createScriptURL(href) ?? href, { type: "module" });
  // One that could not be loaded is made anew when there is something to settle again; until then things stand at home.
  made.onerror = () => {
    if (worker === made) worker = null;
    known.clear();
  };
  return made;
}

/** @param {Plan} plan */
function workerFor(plan) {
  worker ??= newWorker();
  if (!known.has(plan.id)) {
    const places = plan.places.map(({ id, ring, city }) => ({ id, ring, city }));
    worker.postMessage({ map: plan.id, places, shores: plan.shores });
    known.add(plan.id);
  }
  return worker;
}

/**
 * The zoom that things are settled for.
 * @param {number} scale pixels for a map unit
 */
export const detail = (scale) => STEP ** Math.round(Math.log(scale) / Math.log(STEP));

/** What a bench looks like does not hang on how many units stand there. @param {Stack[]} stacks */
const outline = (stacks) => stacks.map((one) => `${one.at} ${one.nation} ${one.kind}${one.moves ? " moves" : ""}`);

/**
 * @param {Plan} plan
 * @param {Crowd} crowd
 * @returns {Spots & {settled: boolean}}
 */
export function useSettled(plan, crowd) {
  const [answer, setAnswer] = useState(/** @type {{key: string, spots: Spots}|null} */ (null));
  const { towns, names, stacks, scale, frame, veiled } = crowd;
  const key = JSON.stringify([plan.id, towns, names, outline(stacks), scale, frame, veiled]);
  const latest = useRef(key);
  latest.current = key;
  useEffect(() => {
    const heard = (/** @type {MessageEvent} */ { data }) => data.key === latest.current && setAnswer(data);
    /** @type {Worker|null} */
    let helper = null;
    // Several things change at once, or one after the other: the last of them is settled.
    const timer = setTimeout(
      () => {
        helper = workerFor(plan);
        helper.addEventListener("message", heard);
        helper.postMessage({ map: plan.id, key, crowd: { ...crowd, before: answer?.spots ?? null } });
      },
      answer ? PATIENCE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      helper?.removeEventListener("message", heard);
    };
  }, [key]);
  return { ...fitted(plan, crowd, answer?.spots ?? null), settled: answer?.key === key };
}

/**
 * Spots for everything that stands on the map now.
 * @param {Plan} plan
 * @param {Crowd} crowd
 * @param {Spots|null} spots
 * @returns {Spots}
 */
function fitted(plan, { stacks, scale, names }, spots) {
  const k = spots?.k ?? pieceScale(scale);
  /** @type {Record<string, Stack[]>} */
  const groups = {};
  for (const stack of stacks) (groups[stack.at] ??= []).push(stack);
  const benches = Object.fromEntries(Object.entries(groups).map(([id, units]) => [id, benchOf(plan, id, units, k, spots?.benches[id])]));
  const size = 13 * Math.max(k, 0.72);
  const home = Object.fromEntries(plan.places.map(({ id, city: [x, y] }) => [id, { x, y: y + 27 * k, w: 0, h: 0, size, lines: [names[id]] }]));
  return { k, level: spots?.level ?? "table", benches, names: spots?.names ?? home, clashes: spots?.clashes ?? [] };
}

/**
 * @param {Plan} plan
 * @param {string} id
 * @param {Stack[]} units
 * @param {number} k
 * @param {Bench|undefined} was
 * @returns {Bench}
 */
function benchOf(plan, id, units, k, was) {
  const rows = was ? Math.min(was.rows, units.length) : Math.ceil(units.length / 2);
  const block = lay(units, rows, was?.form ?? "full", k);
  const [x, y] = was ? [was.x, was.y] : [plan.at[id].anchor[0], plan.at[id].anchor[1] - 24 * k];
  return { ...block, x, y, leader: was?.leader ?? null };
}
