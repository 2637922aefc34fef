// What a screen reader is told in passing: one thing after another, nothing in place of what was not read out yet.

/** So long a sentence stays: reading several aloud takes its time. */
const KEPT_MS = 60_000;

/** @param {string} text */
export function say(text) {
  if (!text.trim()) return;
  const line = document.createElement("p");
  line.textContent = text;
  document.getElementById("said")?.append(line);
  setTimeout(() => line.remove(), KEPT_MS);
}
