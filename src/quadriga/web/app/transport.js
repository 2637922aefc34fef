// How the page reaches its table: over the network to a server, or in a worker of its own where the page has none.

/** Whether everything happens on this device: so says the index.html of the app (tools/app). */
export const isAlone = document.documentElement.dataset.home === "here";

const home = () => import("../home/home.js");

/**
 * A request for what lies below /api.
 * @param {string} path @param {RequestInit} request
 * @returns {Promise<Response>}
 */
export const send = async (path, request) => (isAlone ? (await home()).answer(path, request) : fetch(`/api${path}`, request));

/** @typedef {{onopen: (() => void)|null, onmessage: ((event: {data: string}) => void)|null, onclose: (() => void)|null, readyState: number, send: (text: string) => void, close: () => void}} Socket */

/** A line on which both sides speak when they like. @returns {Socket} */
export function openLine() {
  if (isAlone) return lineHome();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return /** @type {any} */ (new WebSocket(`${scheme}://${location.host}/api/socket`));
}

/** The line to the worker, as soon as it is there. @returns {Socket} */
function lineHome() {
  /** @type {Socket} */
  const line = { onopen: null, onmessage: null, onclose: null, readyState: 0, send: () => {}, close: () => (line.readyState = 3) };
  home().then(
    (made) => line.readyState === 0 && made.join(line),
    () => line.onclose?.(),
  );
  return line;
}
