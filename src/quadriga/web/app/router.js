// Where on the page one is: the part of the address after #, so that every link works without the server.
import { signal } from "../vendor/signals/signals.js";

/** @typedef {{screen: string, args: string[], query: URLSearchParams}} Route */

/** A part of an address; one that means nothing stands for itself. @param {string} part */
function plain(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @returns {Route} */
function read() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [screen = "", ...args] = path.split("/").map(plain);
  return { screen: screen || "shelf", args, query: new URLSearchParams(query) };
}

export const route = signal(read());

addEventListener("hashchange", () => {
  route.value = read();
  scrollTo(0, 0);
});

/**
 * The address of a screen.
 * @param {string} screen
 * @param {...string} args
 * @returns {string}
 */
export const to = (screen, ...args) => `#/${[screen, ...args].filter(Boolean).map(encodeURIComponent).join("/")}`;

/**
 * Go to a screen.
 * @param {string} screen
 * @param {...string} args
 */
export function go(screen, ...args) {
  location.hash = to(screen, ...args);
}
