// The position in words: for screen readers, for the keyboard page, and for titles without a board of their own.
import { html } from "../../app/html.js";

/** @param {{passages: import("../../types.js").Passage[], table: import("../../types.js").Table}} props */
export const TextBoard = ({ passages, table }) => {
  const lit = table.lit.flatMap((id) =>
    Object.values(table.catalogue.names)
      .map((names) => names[id])
      .filter(Boolean),
  );
  return html`<section class="passages" aria-label=${table.t("board-in-words")} tabindex="0">
    <div class="columns">
      ${passages.map(
        ({ heading, lines }) => html`<section key=${heading}>
          <h2>${heading}</h2>
          <ul>${lines.map(
            (text) => html`<li key=${text}
            class=${lit.some((name) => text.startsWith(name)) ? "lit" : ""}>${text}</li>`,
          )}</ul>
        </section>`,
      )}
    </div>
  </section>`;
};
