// A QR code; what is too long for one says so.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { generate } from "../vendor/lean-qr/lean-qr.js";

/** Round the code nothing else may be, or no camera finds it. */
const MARGIN = 2;
/** Finer codes are not read from a screen. */
const MOST_MODULES = 125;

/** @param {string} text @returns {ReturnType<typeof generate>|null} */
function codeOf(text) {
  try {
    const code = generate(text);
    return code.size <= MOST_MODULES ? code : null;
  } catch {
    return null;
  }
}

/** @param {{text: string, label: string}} props */
export const QrCode = ({ text, label }) => {
  const code = codeOf(text);
  if (!code) return html`<p class="soft no-qr">${t("qr-too-long")}</p>`;
  let path = "";
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const side = code.size + 2 * MARGIN;
  return html`<svg class="qr-code" role="img" aria-label=${label} viewBox=${`${-MARGIN} ${-MARGIN} ${side} ${side}`}>
    <rect x=${-MARGIN} y=${-MARGIN} width=${side} height=${side} fill="#fff" /><path d=${path} fill="#000" /></svg>`;
};
