// A match by letter: what is to be sent, as a link, a text and a QR code; and where it stands.
import { html } from "../app/html.js";
import { post } from "../app/net.js";
import { go, to } from "../app/router.js";
import { nameOf } from "../app/titles.js";
import { t } from "../app/words.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { Button, Icon } from "./basics.js";
import { CopyField } from "./copy.js";
import { useDialog } from "./dialog.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").LetterData} LetterData */

/** The link to a letter: what follows on # is sent to no host. @param {string} text */
const linkOf = (text) => new URL(to("letter", text), location.href).href;

/** Who gets the letters; nobody has a name before they answer. @param {Room} room */
const otherName = (room) => room.seats.find((seat) => !seat.you)?.name || t("letter-somebody");

/**
 * The letter itself: it is written once, and the same whenever it is shown again.
 * @param {{room: Room}} props
 */
export const Letter = ({ room }) => {
  const [letter, setLetter] = useState(/** @type {LetterData|null} */ (null));
  const [refusal, setRefusal] = useState("");
  const [qr, setQr] = useState(/** @type {typeof import("./qr.js")|null} */ (null));
  // Only who writes a letter needs codes.
  useEffect(() => void import("./qr.js").then(setQr, () => {}), []);
  useEffect(() => {
    post(`/matches/${room.id}/letter`).then(setLetter, (error) => setRefusal(error.message));
  }, [room.id]);
  if (refusal) return html`<p role="alert" class="refused">${refusal}</p>`;
  if (!letter) return html`<p class="soft" role="status">${t("letter-soon")}</p>`;
  const link = linkOf(letter.text);
  const text = t(letter.number === 1 ? "letter-text-first" : letter.over ? "letter-text-last" : "letter-text", {
    title: nameOf(room),
    number: letter.number,
    link,
  });
  return html`<div class="letter">
    <p>${t(letter.number === 1 ? "letter-first-note" : "letter-note", { name: otherName(room) })}</p>
    <div class="letter-ways"><div>
      <h3>${t("letter-link")}</h3><${CopyField} kind="main" text=${link} label=${t("letter-link")} />
      <h3>${t("letter-as-text")}</h3><${CopyField} text=${text} label=${t("letter-as-text")} /></div>
      <div>${qr && html`<${qr.QrCode} text=${link} label=${t("letter-qr")} />`}</div></div>
    <p class="soft">${t("letter-any-way")}</p></div>`;
};

/** @param {{room: Room, close: () => void}} props */
const LetterSheet = ({ room, close }) => {
  const title = t("letter-to", { name: otherName(room) });
  return html`<dialog class="letter-sheet" aria-label=${title} tabindex="-1" ...${useDialog(close, true)}>
    <header><h2>${title}</h2><${Button} icon="cross" kind="quiet" onClick=${close}>${t("close")}</${Button}></header>
    <${Letter} room=${room} /></dialog>`;
};

/** How a match stands that is played by letter, at its table. @param {{room: Room}} props */
export const LetterHerald = ({ room }) => {
  const [isOpen, setOpen] = useState(false);
  const letters = room.letters;
  if (!letters || (!letters.owed && !letters.written)) return null;
  const name = otherName(room);
  const kind = letters.owed ? (room.status === "over" ? "last" : "owed") : room.status === "over" ? "over" : "away";
  return html`<section class="herald letter-herald" role="status"><span class="seal-round"><${Icon} name="scroll" /></span><div>
      <h2>${t(`letter-${kind}`, { name })}</h2><p>${t(`letter-${kind}-note`, { name })}</p></div>
    <div class="acts"><${Button} kind=${letters.owed ? "main" : ""} icon="share"
        onClick=${() => setOpen(true)}>${t(letters.owed ? "letter-write" : "letter-again")}</${Button}>
      ${kind === "away" && html`<${Button} icon="scroll" href=${to("letter")}>${t("letter-open")}</${Button}>`}</div>
    ${isOpen && html`<${LetterSheet} room=${room} close=${() => setOpen(false)} />`}</section>`;
};

/** A field for a letter that somebody was sent as a text. */
export const PasteLetter = () => {
  const [text, setText] = useState("");
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const found = /([\w-]+)\s*$/.exec(text)?.[1];
    if (found) go("letter", found);
  };
  return html`<form class="paste-letter" onSubmit=${submit}><label for="letter-text">${t("letter-paste")}</label>
    <textarea id="letter-text" rows="3" value=${text} autocomplete="off" spellcheck=${false}
      onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
    <p><button class="button"><${Icon} name="scroll" />${t("letter-open")}</button></p></form>`;
};

/** What letters protect against, and what they do not. */
export const LetterTrust = () => html`<details class="letter-trust"><summary>${t("letter-trust")}</summary><ul>
  ${["luck", "ahead", "first", "moves", "seen", "stop", "device"].map((one) => html`<li>${t(`letter-trust-${one}`)}</li>`)}</ul></details>`;
