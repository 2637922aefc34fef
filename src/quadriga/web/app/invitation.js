// The invitation that somebody was sent by whoever runs the server: kept until it has served.
import { signal } from "../vendor/signals/signals.js";
import { keep, kept } from "./storage.js";

const PLACE = "quadriga invitation";

export const invitation = signal(kept(PLACE, ""));

/** @param {string} code nothing to keep none */
export function keepInvitation(code) {
  invitation.value = code.trim();
  keep(PLACE, invitation.value || null);
}
