// Elements that are made once and given again as long as nothing they show has changed: Preact leaves those alone.
import { useRef } from "../../vendor/hooks.js";

/** @typedef {(key: string, shows: any[], make: () => any) => any} Keep */

/** @returns {Keep} */
export function useKept() {
  const kept = useRef(/** @type {Map<string, {shows: any[], made: any}>} */ (new Map()));
  return (key, shows, make) => {
    const known = kept.current.get(key);
    if (known?.shows.every((value, n) => value === shows[n])) return known.made;
    const made = make();
    kept.current.set(key, { shows, made });
    return made;
  };
}
