// What is said at a table.
import { html } from "../app/html.js";
import { state } from "../app/line.js";
import { drop } from "../app/outbox.js";
import { user } from "../app/session.js";
import { hour, t } from "../app/words.js";
import { useEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { Icon, Medal } from "./basics.js";

/**
 * Something that nobody has heard yet: it waits for the line, or was refused.
 * @param {{one: import("../app/outbox.js").Kept}} props
 */
const Unsaid = ({ one }) => {
  const isGoing = !one.refusal && state.value === "open";
  return html`<li class="unsaid"><${Icon} name=${one.refusal ? "cross" : "hourglass"} />
    <span>${one.fields.text}
      ${!isGoing && html` <small class=${one.refusal ? "refused" : "soft"}>${one.refusal?.sentence ?? t("chat-unsent")}</small>`}</span>
    ${
      !isGoing &&
      (one.refusal || !one.tried) &&
      html`<button type="button" class="fold" aria-label=${t("chat-drop")} onClick=${() => drop(one.key)}><${Icon} name="cross" /></button>`
    }
  </li>`;
};

/** @param {{store: import("../app/table.js").TableStore}} props */
export const Chat = ({ store }) => {
  const [text, setText] = useState("");
  const place = useRef(/** @type {HTMLUListElement|null} */ (null));
  const [messages, unsaid] = [store.chat.value, store.unsaid.value];
  useEffect(() => {
    store.unread.value = 0;
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [messages, unsaid]);
  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    if (text.trim()) store.say(text.trim());
    setText("");
  }
  return html`
    <ul class="log talk" ref=${place} tabindex="0" aria-label=${t("chat")}>
      ${!messages.length && !unsaid.length && html`<li class="nobody"><span></span><span class="soft">${t("chat-empty")}</span></li>`}
      ${messages.map(
        (one) => html`<li key=${one.number}>
          ${one.seat === null ? html`<${Icon} name="eye" />` : html`<${Medal} seat=${one.seat} size="tiny" />`}
          <span><b>${one.name}</b> ${one.text}</span><time>${hour(one.at)}</time>
        </li>`,
      )}
      ${unsaid.map((one) => html`<${Unsaid} key=${one.key} one=${one} />`)}
    </ul>
    ${
      user.value &&
      html`<form class="type" onSubmit=${send}>
      <input value=${text} maxlength="500" aria-label=${t("chat-write")} placeholder=${t("chat-write")}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      <button class="button round" aria-label=${t("chat-send")}><${Icon} name="arrow" /></button>
    </form>`
    }
  `;
};
