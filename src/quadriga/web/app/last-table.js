// The table that one has come from: the rulebook leads back to it, and tells what is in force there.
import { signal } from "../vendor/signals/signals.js";

/** @typedef {{id: string, game: string, name: string, options: Record<string, string>}} LastTable */

export const lastTable = signal(/** @type {LastTable|null} */ (null));
