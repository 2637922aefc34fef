// Requests to the server, or to whatever stands in for one (transport.js). What must not be lost goes into the outbox (outbox.js).
import { language } from "./settings.js";
import { send } from "./transport.js";
import { t } from "./words.js";

/** @typedef {import("../types.js").ErrorData} ErrorData */

/** Why something was refused: a sentence for people, and the rule where there is one. */
export class Refusal extends Error {
  /**
   * @param {ErrorData} data
   * @param {number} [status]
   */
  constructor(data, status = 0) {
    super(data.sentence);
    this.code = data.code;
    this.rule = data.rule;
    /** After how many seconds to ask again, where waiting helps. */
    this.againIn = data.again_in;
    this.status = status;
  }
}

/** Whether a refusal says that one is banned. @param {string} code */
export const isBan = (code) => code === "banned" || code === "banned-address";

/** The refusal of a server that cannot be reached. */
export const offline = () => new Refusal({ code: "offline", sentence: t("net-offline"), reason: null, rule: null, again_in: null });

/**
 * Ask the server for something.
 * @param {"GET"|"POST"|"PUT"|"PATCH"|"DELETE"} method
 * @param {string} path below /api
 * @param {object} [body]
 * @param {{signal?: AbortSignal, key?: string}} [beside] `key`: with the same one the request is carried out once
 * @returns {Promise<any>}
 */
export async function ask(method, path, body, { signal, key } = {}) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": language.value, "X-Quadriga": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key !== undefined) headers["Idempotency-Key"] = key;
  const answer = await answered(path, { method, headers, body: body && JSON.stringify(body), signal });
  return answer.status === 204 ? null : await answer.json().catch(() => null);
}

/**
 * The answer to a request that was granted.
 * @param {string} path @param {RequestInit} request
 */
async function answered(path, request) {
  let answer;
  try {
    answer = await send(path, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw offline();
  }
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => null);
  const failure = { code: "failed", sentence: t("net-failed"), reason: null, rule: null, again_in: null };
  throw new Refusal(told?.error ?? failure, answer.status);
}

/** A file of the server's. @param {string} path @returns {Promise<Blob>} */
export async function file(path) {
  const answer = await answered(path, { headers: { "Accept-Language": language.value } });
  // What breaks off on the way is no file.
  return answer.blob().catch(() => Promise.reject(offline()));
}

/** @param {string} path @param {AbortSignal} [signal] */
export const get = (path, signal) => ask("GET", path, undefined, { signal });
/** @param {string} path @param {object} [body] @param {AbortSignal} [signal] */
export const post = (path, body = {}, signal) => ask("POST", path, body, { signal });

/** @type {Map<string, Promise<any>>} */
const catalogues = new Map();

/**
 * All that never changes in games of a title, or in one match of it; asked for once a language.
 * @param {string} path `/games/caesar/catalogue` or `/matches/…/catalogue`
 * @returns {Promise<import("../types.js").Catalogue>}
 */
export function catalogue(path) {
  const key = `${language.value} ${path}`;
  const found = catalogues.get(key) ?? get(path);
  catalogues.set(key, found);
  found.catch(() => catalogues.delete(key));
  return found;
}
