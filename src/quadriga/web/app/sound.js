// Sounds of the table, and a stir of the phone: off unless switched on. The files are made by tools/sounds.py.
import { effect } from "../vendor/signals/signals.js";
import { haptics, sound, volume } from "./settings.js";

/** Browsers let a page sound only after somebody has touched it, and iOS again after every call or change of app. */
const GESTURES = ["pointerup", "touchend", "keydown"];

/** @typedef {"turn"|"piece"|"refused"|"over"} Sound */

/** How a phone stirs with a sound, in ms. @type {Record<Sound, number[]>} */
const STIRS = { turn: [30, 90, 30], piece: [12], refused: [60], over: [40, 80, 40, 80, 120] };

/** @type {AudioContext|null} */
let audio = null;
/** What was fetched, once. @type {Map<Sound, Promise<AudioBuffer>>} */
const buffers = new Map();

/** To be called while somebody presses something: nowhere else may sound begin. */
function wake() {
  if (!sound.peek()) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {});
}

for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
// Whoever switches it on presses something, too; whoever has it on from before has not yet.
let wasOn = sound.peek();
effect(() => {
  if (sound.value && !wasOn) wake();
  wasOn = sound.value;
});

/** @param {AudioContext} context @param {Sound} name */
function buffer(context, name) {
  const file = new URL(`../look/sounds/${name}.wav`, import.meta.url);
  const read = async () => context.decodeAudioData(await (await fetch(file)).arrayBuffer());
  const found = buffers.get(name) ?? read();
  buffers.set(name, found);
  found.catch(() => buffers.delete(name));
  return found;
}

/**
 * Sound something, and stir.
 * @param {Sound} name
 */
export async function play(name) {
  if (haptics.peek()) navigator.vibrate?.(STIRS[name]);
  // A sound that has to wait for the next touch would come too late to mean anything.
  const context = audio;
  if (!sound.peek() || context?.state !== "running") return;
  try {
    const [source, loudness] = [context.createBufferSource(), context.createGain()];
    source.buffer = await buffer(context, name);
    loudness.gain.value = volume.peek();
    source.connect(loudness).connect(context.destination);
    source.start();
  } catch {
    // Without its file, or on a browser that cannot read it, the page is silent.
  }
}

/** It is your turn. */
export const knock = () => play("turn");
