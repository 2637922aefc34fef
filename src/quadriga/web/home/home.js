// The page's half of a table at home: a worker plays and keeps (worker.js), this side asks it and hears its news. A
// worker that has died is started again; what it kept is where it was.
import { effect, signal } from "../vendor/signals/signals.js";

/** How much of what a table needs is there, from 0 to 1. */
export const loaded = signal(0);
/** Why no table can be had here; empty where one can. @type {import("../vendor/signals/signals.js").Signal<""|"no-wasm"|"failed"|"elsewhere">} */
export const fault = signal(/** @type {any} */ (""));

/** Whoever has this lock has the table: one page at a time. */
const TABLE = "quadriga table";
/** A page that is being loaded anew needs so long to leave its table. */
const LEAVING_MS = 2000;
/** So often the worker is asked whether it is there. A look that comes late says nothing: the device has slept. */
const LOOK_MS = 5000;
/** A worker that has not answered so many looks in a row is started again. */
const MOST_SILENT = 4;

/** When the table is ready, or known not to be had here. @type {Promise<void>} */
export const settled = new Promise((resolve) => {
  const stop = effect(() => {
    if (!fault.value && loaded.value < 1) return;
    resolve();
    queueMicrotask(() => stop());
  });
});

/** @type {Worker|null} */
let worker = null;
let isReady = false;
let number = 0;
/** Looks since the worker has said anything. */
let silent = 0;
let looked = performance.now();
let hasAskedToKeep = false;
/** @type {Map<number, {message: any, resolve: (answer: Response) => void, reject: (error: Error) => void}>} */
const waiting = new Map();
/** @type {import("../app/transport.js").Socket|null} */
let line = null;

/** Take the table, if no other page of this browser has it; or in any case. */
function sitDown(inAnyCase = false) {
  if (typeof WebAssembly !== "object") {
    fault.value = "no-wasm";
    return;
  }
  fault.value = "";
  // Pages without HTTPS have no locks.
  if (!navigator.locks) return start();
  const options = inAnyCase ? { steal: true } : { signal: AbortSignal.timeout(LEAVING_MS) };
  navigator.locks
    .request(TABLE, options, () => {
      start();
      return new Promise(() => {});
    })
    .catch(standUp);
}

/** Another page has the table. What was asked here waits until it is taken back. */
function standUp() {
  fault.value = "elsewhere";
  end();
}

/** Play here, and no longer in the other page. */
export const takeTable = () => sitDown(true);

function start() {
  isReady = false;
  silent = 0;
  loaded.value = 0;
  const made = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker = made;
  made.onmessage = (event) => worker === made && hear(JSON.parse(event.data));
  made.onerror = () => worker === made && died();
}

/** End the worker: its line breaks, as one to a server would. */
function end() {
  worker?.terminate();
  worker = null;
  isReady = false;
  const broken = line;
  if (!broken || broken.readyState === 0) return;
  line = null;
  broken.readyState = 3;
  broken.onclose?.();
}

/** The worker is gone: it is started again. */
function died() {
  const wasReady = isReady;
  end();
  if (!wasReady) {
    // What never began would not begin the next time either.
    fault.value = "failed";
    for (const one of waiting.values()) one.reject(new TypeError("no worker"));
    waiting.clear();
    return;
  }
  start();
}

/** @param {any} message */
function hear(message) {
  silent = 0;
  if (message.kind === "loading") loaded.value = message.share;
  else if (message.kind === "ready") ready();
  else if (message.kind === "told") line?.onmessage?.({ data: message.text });
  else if (message.kind === "answer") {
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    const body = message.status === 204 ? null : typeof message.told === "string" ? message.told : JSON.stringify(message.told);
    one?.resolve(new Response(body, { status: message.status, headers: { "Content-Type": "application/json" } }));
  } else if (message.kind === "failed") died();
}

function ready() {
  isReady = true;
  loaded.value = 1;
  // What was not answered before the worker died is asked again: moves have keys, and count once.
  for (const one of waiting.values()) post(one.message);
  if (line) opened(line);
}

/** @param {any} message */
function post(message) {
  worker?.postMessage(JSON.stringify(message));
}

/** @param {import("../app/transport.js").Socket} made */
function opened(made) {
  made.readyState = 1;
  made.onopen?.();
}

/** Let the page speak and hear over this line. @param {import("../app/transport.js").Socket} made */
export function join(made) {
  line = made;
  made.send = (text) => post({ kind: "say", text });
  made.close = () => {
    made.readyState = 3;
    if (line === made) line = null;
  };
  if (isReady) opened(made);
}

/**
 * The answer to a request, as `fetch` would give it.
 * @param {string} path @param {RequestInit} request
 * @returns {Promise<Response>}
 */
export async function answer(path, request) {
  const ahead = await madeAhead(path, request);
  if (ahead) return ahead;
  if (request.method === "POST" && path === "/matches") askToKeep();
  const id = ++number;
  const headers = /** @type {Record<string, string>} */ (request.headers ?? {});
  const body = request.body ? JSON.parse(/** @type {string} */ (request.body)) : null;
  const language = headers["Accept-Language"] ?? "en";
  const message = { kind: "ask", id, method: request.method ?? "GET", path, body, language, key: headers["Idempotency-Key"] };
  return new Promise((resolve, reject) => {
    if (fault.peek() && fault.peek() !== "elsewhere") return void reject(new TypeError("no worker"));
    waiting.set(id, { message, resolve, reject });
    request.signal?.addEventListener("abort", () => {
      if (!waiting.delete(id)) return;
      if (isReady) post({ kind: "stop", id });
      reject(new DOMException("aborted", "AbortError"));
    });
    if (isReady) post(message);
  });
}

/**
 * What was made with the page, so that the shelf stands before Python does.
 * @param {string} path @param {RequestInit} request
 */
async function madeAhead(path, request) {
  if (isReady || request.method !== "GET" || !/^\/games(\/\w+\/catalogue)?$/.test(path)) return null;
  const language = /** @type {Record<string, string>} */ (request.headers)["Accept-Language"];
  const found = await fetch(new URL(`../ahead/${language}${path}.json`, import.meta.url), { signal: request.signal });
  return found.ok ? found : null;
}

/** What is kept here is nobody else's copy: the browser is asked not to clear it away, once there is something. */
async function askToKeep() {
  if (hasAskedToKeep || !navigator.storage?.persist) return;
  hasAskedToKeep = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** Ask the worker whether it is there; one that bots play in is asked for nothing else. */
function look() {
  const now = performance.now();
  const isLate = now - looked > 2 * LOOK_MS;
  looked = now;
  if (!isReady) return;
  silent = isLate ? 0 : silent + 1;
  if (silent > MOST_SILENT) died();
  else worker?.postMessage("ping");
}

setInterval(look, LOOK_MS);
sitDown();
