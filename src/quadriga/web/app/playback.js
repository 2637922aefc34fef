// Events shown one after another; nothing moves for long.
import { mayMove } from "./settings.js";

/** @typedef {import("../types.js").EventData} EventData */
/** @typedef {{events: EventData[], step: number}} Playing */

/**
 * Show events one after another, unless motion is off.
 * @param {import("../vendor/signals/signals.js").Signal<Playing|null>} playing where the step that is shown stands
 * @param {EventData[]} events
 * @param {number} ms for each
 * @returns {number|undefined} the timer, for who wants to stop it
 */
export function playBack(playing, events, ms) {
  if (!events.length || !mayMove()) return undefined;
  let step = 0;
  playing.value = { events, step };
  const timer = setInterval(() => {
    step += 1;
    playing.value = step < events.length ? { events, step } : null;
    if (step >= events.length) clearInterval(timer);
  }, ms);
  return timer;
}
