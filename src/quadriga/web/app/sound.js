// One low knock when it is your turn; off unless switched on.
import { sound } from "./settings.js";

/** @type {AudioContext|null} */
let audio = null;

export function knock() {
  if (!sound.peek()) return;
  audio ??= new AudioContext();
  const [tone, loudness, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.frequency.setValueAtTime(170, now);
  tone.frequency.exponentialRampToValueAtTime(70, now + 0.12);
  loudness.gain.setValueAtTime(0.35, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.18);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}
