// Requests to the server over HTTP. What must not be lost goes over the line (line.js).
import { language } from "./settings.js";
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
    this.status = status;
  }
}

/** The refusal of a server that cannot be reached. */
export const offline = () => new Refusal({ code: "offline", sentence: t("net-offline"), reason: null, rule: null });

/**
 * Ask the server for something.
 * @param {"GET"|"POST"|"PUT"|"PATCH"|"DELETE"} method
 * @param {string} path below /api
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": language.value, "X-Quadriga": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body), signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offline();
  }
  if (answer.status === 204) return null;
  const told = await answer.json().catch(() => null);
  if (!answer.ok) {
    const failure = { code: "failed", sentence: t("net-failed"), reason: null, rule: null };
    throw new Refusal(told?.error ?? failure, answer.status);
  }
  return told;
}

/** @param {string} path @param {AbortSignal} [signal] */
export const get = (path, signal) => ask("GET", path, undefined, signal);
/** @param {string} path @param {object} [body] @param {AbortSignal} [signal] */
export const post = (path, body = {}, signal) => ask("POST", path, body, signal);

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
