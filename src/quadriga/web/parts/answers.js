// What a screen asks the server when it opens.
import { useEffect, useState } from "../vendor/preact/hooks.js";

/**
 * The answer to a question, asked again when something it depends on changes; undefined until it is there.
 * @param {() => Promise<any>} question
 * @param {any[]} about
 * @param {(error: Error) => void} [failed]
 * @returns {any}
 */
export function useAnswer(question, about, failed) {
  const [answer, setAnswer] = useState(/** @type {any} */ (undefined));
  useEffect(() => {
    let current = true;
    question().then(
      (told) => current && setAnswer(told),
      (error) => current && failed?.(error),
    );
    return () => {
      current = false;
    };
  }, about);
  return answer;
}
