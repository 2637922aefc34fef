// Where no socket gets through (some proxies let none), the same by plain requests: a little later, nothing less.
import { ask, get, isBan } from "./net.js";

/** @typedef {import("./line.js").Watching & {seen?: string, said?: number}} Watching */

const PAUSE_MS = 2000;
/** After so many rounds all of my matches are asked for again. */
const ROUNDS = 5;

/** What is said over the line, as requests. @type {Record<string, (fields: any) => Promise<any>>} */
const REQUESTS = {
  play: ({ match, key, ...move }) => ask("POST", `/matches/${match}/decisions`, move, { key }),
  undo: ({ match, key, ...wish }) => ask("POST", `/matches/${match}/undo`, wish, { key }),
  say: ({ match, key, text }) => ask("POST", `/matches/${match}/chat`, { text }, { key }),
};

/**
 * @param {string} what
 * @param {object} fields
 * @returns {Promise<any>}
 */
export const send = (what, fields) => REQUESTS[what]?.(fields) ?? Promise.resolve({});

/**
 * Look at all that is watched, again and again.
 * @param {Map<string, Watching>} watched
 * @param {(message: any) => void} tell
 * @param {() => void} failed the server cannot be reached
 * @returns {() => void} to stop it
 */
export function start(watched, tell, failed) {
  let isOn = true;
  let rounds = 0;
  /** @type {number|undefined} */
  let timer;
  const round = async () => {
    try {
      if (document.visibilityState === "visible")
        for (const watching of [...watched.values()]) for (const message of await news(watching)) if (isOn) tell(message);
      if (!watched.size || rounds % ROUNDS === 0) tell({ type: "house", house: (await get("/hello")).house });
      if (isOn && ++rounds % ROUNDS === 0) tell({ type: "mine", match: null, room: null });
    } catch (error) {
      const { code } = /** @type {import("./net.js").Refusal} */ (error);
      if (isOn && (code === "offline" || isBan(code))) return failed();
    }
    if (isOn) timer = window.setTimeout(round, PAUSE_MS);
  };
  timer = window.setTimeout(round, 0);
  return () => {
    isOn = false;
    clearTimeout(timer);
  };
}

/** @param {Watching} watching @returns {Promise<any[]>} */
async function news(watching) {
  const update = await look(watching);
  const said = await get(`/matches/${watching.match}/chat?after=${watching.said ?? 0}`);
  watching.said = said.at(-1)?.number ?? watching.said ?? 0;
  const messages = said.map((/** @type {any} */ message) => ({ type: "chat", match: watching.match, message }));
  return update ? [update, ...messages] : messages;
}

/**
 * A match as the socket would tell it; null where nothing has changed.
 * @param {Watching} watching
 * @returns {Promise<any>}
 */
export async function look(watching) {
  const { match, seat, revision } = watching;
  const room = await get(`/matches/${match}`);
  const eyes = seat === null || (seat >= 0 && !room.you.includes(seat)) ? "" : `seat=${seat}&`;
  const table = room.started_at === null ? null : await get(`/matches/${match}/table?${eyes}since=${revision ?? 0}`);
  const seen = JSON.stringify([room, table?.revision, table?.owed, table?.players]);
  if (seen === watching.seen && revision !== null) return null;
  watching.seen = seen;
  return { type: "update", match, revision: table?.revision ?? 0, room, owed: table?.owed ?? [], table };
}
