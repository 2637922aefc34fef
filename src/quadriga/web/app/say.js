// What a screen reader is told in passing.

/** @param {string} text */
export function say(text) {
  const place = document.getElementById("said");
  if (place) place.textContent = text;
}
