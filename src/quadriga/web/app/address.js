// The address follows what is shown, now and then: Safari refuses to write it a hundred times in half a minute.
import { useEffect, useRef } from "../vendor/preact/hooks.js";

const LEAST_MS = 1000;

/** @param {string} hash */
const screenOf = (hash) => hash.split("?")[0];

/**
 * @param {string|null} link the part of the address after #; null to leave it as it is
 */
export function useAddress(link) {
  const written = useRef(-LEAST_MS);
  useEffect(() => {
    if (link === null) return;
    const write = () => {
      written.current = performance.now();
      // Whoever is on the way to another screen is not called back.
      if (screenOf(location.hash) === screenOf(link)) history.replaceState(null, "", link);
    };
    const timer = setTimeout(write, written.current + LEAST_MS - performance.now());
    return () => clearTimeout(timer);
  }, [link]);
}
