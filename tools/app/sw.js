// Keeps the whole app of one version, so that it runs without a network; another version takes over when no page is
// open any more, or when somebody asks for it.
const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE = `quadriga ${VERSION}`;

self.addEventListener("install", (event) => event.waitUntil(kept()));
self.addEventListener("activate", (event) => event.waitUntil(taken()));
self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) event.respondWith(found(request));
});

async function kept() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((name) => new Request(name, { cache: "no-cache" })));
  // While a newer version is being put in place, some files are of this one and some of that: then nothing is kept yet.
  const index = await cache.match("./");
  if ((await index.text()).includes(`/${VERSION}/`)) return;
  await caches.delete(CACHE);
  throw new Error("another version is being put in place");
}

async function taken() {
  for (const name of await caches.keys()) if (name.startsWith("quadriga ") && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function found(request) {
  const cache = await caches.open(CACHE);
  const whole = request.mode === "navigate" && new URL(request.url).href.startsWith(self.registration.scope);
  return (await cache.match(whole ? "./" : request, { ignoreSearch: true })) ?? fetch(request);
}
