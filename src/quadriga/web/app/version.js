// Which version of the page this is: all its files lie under one address, /v/VERSION/.
import { computed, signal } from "../vendor/signals/signals.js";
import { served } from "./line.js";
import { isAlone } from "./transport.js";

const own = /\/v\/([0-9a-f]+)\/app\//.exec(import.meta.url)?.[1];

/** A newer version of the app that is here already, and waits to take over. */
const waiting = signal(/** @type {ServiceWorker|null} */ (null));

/** Whether the app is on this device whole, so that it can be played without a network. */
export const keeping = signal(/** @type {"going"|"done"|"never"} */ ("going"));

/** So often a page that stays open looks for a newer version. */
const LOOK_MS = 60 * 60 * 1000;

/** Whether there is a newer page. */
export const isOld = computed(
  () => waiting.value !== null || (own !== undefined && served.value !== "" && served.value !== own),
);

/** Let the newer version take over, where it is here already; the page is to be loaded anew then. */
export async function takeOver() {
  const newer = waiting.peek();
  if (!newer) return;
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  newer.postMessage("take over");
  await taken;
}

/** Keep the app on this device, and look whether there is a newer one. */
async function keepHere() {
  // What plays comes first: both are fetched from the same place.
  await (await import("../home/home.js")).settled;
  const keeper = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
  const look = () => (waiting.value = navigator.serviceWorker.controller && keeper.waiting);
  keeper.addEventListener("updatefound", () => keeper.installing?.addEventListener("statechange", look));
  look();
  setInterval(() => keeper.update().catch(() => {}), LOOK_MS);
  await navigator.serviceWorker.ready;
  keeping.value = "done";
}

// Some browsers keep nothing, in private windows above all: then the app runs as long as there is a network.
const keepsNothing = () => (keeping.value = "never");
if (isAlone && "serviceWorker" in navigator) keepHere().catch((error) => (console.warn(error), keepsNothing()));
else keepsNothing();
