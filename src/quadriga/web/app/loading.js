// What a screen loads before it can be shown: what fails is said, and can be loaded again.
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { onOpen } from "./line.js";
import { Refusal, get } from "./net.js";
import { t } from "./words.js";

/** @typedef {{code: string, message: string, status?: number, again?: () => Promise<void>}} Fault */

/**
 * Load the whole page anew, as soon as the server is there: else nothing at all would be left of it.
 * @returns {Promise<void>} refused while the server cannot be reached
 */
export async function reload() {
  await get("/hello");
  location.reload();
}

/** @param {unknown} error @returns {Fault} */
function faultOf(error) {
  if (!(error instanceof Refusal)) return { code: "not-loaded", message: t("load-failed") };
  const { code, message, status } = error;
  return { code, message, status };
}

/**
 * What is loaded, and why it is not there. It is tried again when the line is back, and when somebody asks for it.
 * @template T
 * @param {() => Promise<T>|null} load null while it is not known what
 * @param {any[]} about what it depends on
 * @returns {[T|null, Fault|null]}
 */
export function useLoaded(load, about) {
  const [loaded, setLoaded] = useState(/** @type {{value: T}|null} */ (null));
  const [failure, setFailure] = useState(/** @type {{error: unknown}|null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    load()?.then(
      (value) => current && (setLoaded({ value }), setFailure(null)),
      (error) => current && setFailure({ error }),
    );
    return () => {
      current = false;
    };
  }, [...about, tries]);
  useEffect(() => (failure ? onOpen(() => setTries((count) => count + 1)) : undefined), [failure]);
  // Browsers may not ask a second time for a module that did not come: then the whole page is loaded anew.
  const again = async () => {
    const value = await /** @type {Promise<T>} */ (load()).catch(() => null);
    if (value === null) return reload();
    setLoaded({ value });
    setFailure(null);
  };
  return [loaded?.value ?? null, failure && { ...faultOf(failure.error), again }];
}
