// The record of a match as a file.
import { html } from "../app/html.js";
import { file } from "../app/net.js";
import { isAlone } from "../app/transport.js";
import { t } from "../app/words.js";

/** Hand a file to the browser, which puts it where downloads go. @param {Blob} content @param {string} name */
export function save(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {{room: {id: string, status?: string}, kind?: string, children?: any}} props */
export const RecordLink = ({ room, kind = "", children = t("record") }) => {
  const path = `/matches/${room.id}/record${(room.status ?? "over") === "over" ? "?whole=true" : ""}`;
  // Where there is no server there is no address to download from.
  /** @param {Event} event */
  const fetched = (event) => {
    event.preventDefault();
    file(path).then(
      (content) => save(content, `${room.id}.quadriga`),
      (error) => console.warn(error),
    );
  };
  return html`<a class=${kind} href=${`/api${path}`} download onClick=${isAlone ? fetched : undefined}>${children}</a>`;
};
