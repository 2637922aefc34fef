// The worker of a table at home: Python with the compiled games, and what it keeps in IndexedDB.

const ROOT = new URL("../", import.meta.url);
const STORE = "kept";
const KEPT = "quadriga kept";
const ALONE_MS = 5000;

/** @param {any} message */
const post = (message) => postMessage(JSON.stringify(message));

/**
 * What is kept is kept by one worker at a time: one that has just been ended may still write.
 * @returns {Promise<void>}
 */
const alone = () =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve();
    let isMine = false;
    const held = () => {
      isMine = true;
      resolve();
      return new Promise(() => {});
    };
    const lost = () => {
      // Whoever has not gone by now never will.
      if (!isMine) navigator.locks.request(KEPT, { steal: true }, held).catch(() => {});
    };
    navigator.locks.request(KEPT, { signal: AbortSignal.timeout(ALONE_MS) }, held).catch(lost);
  });

/** @returns {Promise<IDBDatabase>} */
const opened = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("quadriga", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * What the browser keeps.
 * @param {IDBDatabase} database
 */
const storage = (database) => {
  /** @param {(store: IDBObjectStore) => void} change @returns {Promise<void>} */
  const write = (change) =>
    new Promise((resolve, reject) => {
      const work = database.transaction(STORE, "readwrite", { durability: "strict" });
      work.oncomplete = () => resolve();
      work.onerror = work.onabort = () => reject(work.error ?? new Error("not kept"));
      change(work.objectStore(STORE));
    });
  return {
    put: (/** @type {string} */ key, /** @type {string} */ text) => write((store) => store.put(text, key)),
    remove: (/** @type {string} */ key) => write((store) => store.delete(key)),
    /** @returns {Promise<Record<string, string>>} */
    all: () =>
      new Promise((resolve, reject) => {
        /** @type {Record<string, string>} */
        const found = {};
        const request = database.transaction(STORE).objectStore(STORE).openCursor();
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const cursor = request.result;
          if (!cursor) return resolve(found);
          found[String(cursor.key)] = cursor.value;
          cursor.continue();
        };
      }),
  };
};

let steps = 0;
const STEPS = 7;
/** @template T @param {Promise<T>} work @returns {Promise<T>} */
const step = async (work) => {
  const found = await work;
  post({ kind: "loading", share: ++steps / STEPS });
  return found;
};

/** @param {string} name */
const bytes = async (name) => {
  const answer = await fetch(new URL(name, ROOT));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
};

const ENTRY = 0x04034b50;
/** What stands before each file of an archive: so many bytes, its name and something more. */
const HEAD = 30;

/**
 * Lay out the files of an archive, which is not compressed, where Python finds them; they stay where they are in memory.
 * @param {any} system the file system of Python @param {ArrayBuffer} archive @param {string} folder
 */
function unpack(system, archive, folder) {
  const view = new DataView(archive);
  const made = new Set();
  for (let at = 0; view.getUint32(at, true) === ENTRY; ) {
    const size = view.getUint32(at + 18, true);
    const inside = at + HEAD + view.getUint16(at + 26, true);
    const name = `${folder}/${new TextDecoder().decode(new Uint8Array(archive, at + HEAD, inside - at - HEAD))}`;
    const begin = inside + view.getUint16(at + 28, true);
    const place = name.slice(0, name.lastIndexOf("/"));
    if (!made.has(place)) system.mkdirTree(place);
    made.add(place);
    system.writeFile(name, new Uint8Array(archive, begin, size), { canOwn: true });
    at = begin + size;
  }
}

async function start() {
  const kept = step(alone().then(opened)).then(storage);
  const found = kept.then((one) => step(one.all()));
  const archives = Promise.all(["python/app.zip", "python/deps.zip"].map((name) => step(bytes(name))));
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", ROOT).href);
  const python = await step(loadPyodide({ indexURL: new URL("pyodide/", ROOT).href, stdLibURL: new URL("python/python_stdlib.zip", ROOT).href }));
  for (const archive of await archives) unpack(python.FS, archive, "/quadriga");
  python.runPython('import sys; sys.path.insert(0, "/quadriga"); sys.dont_write_bytecode = True');
  const { Worker } = python.pyimport("quadriga.browser.worker");
  const version = /\/v\/([0-9a-f]+)\//.exec(import.meta.url)?.[1] ?? "";
  const table = Worker(await kept, (/** @type {string} */ text) => postMessage(text), JSON.stringify(await found), version);
  onmessage = (event) => {
    if (event.data === "ping") post({ kind: "pong" });
    else table.hear(event.data);
  };
  post({ kind: "ready" });
  table.take_up();
}

start().catch((error) => {
  console.error(error);
  post({ kind: "failed" });
});
