// Matches by letter: one is begun, an invitation is accepted, a letter is read.
import { html } from "../app/html.js";
import { useLoaded } from "../app/loading.js";
import { catalogue, get, post } from "../app/net.js";
import { go, to } from "../app/router.js";
import { needUser, rename, user } from "../app/session.js";
import { language } from "../app/settings.js";
import { titleOf } from "../app/titles.js";
import { isAlone } from "../app/transport.js";
import { t } from "../app/words.js";
import { coverOf } from "../games/index.js";
import { useAnswer } from "../parts/answers.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon, Segments } from "../parts/basics.js";
import { Letter, LetterTrust, PasteLetter } from "../parts/letter.js";
import { NotLoaded } from "../parts/load-again.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { Options, isOffered } from "./new-table.js";

/** @typedef {import("../types.js").GameData} GameData */
/** @typedef {import("../types.js").LetterRead} LetterRead */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Catalogue} Catalogue */

const SEATS = 2;
const MOST_NAME = 40;

/** @param {{title?: string, children?: any}} props */
const Page = ({ title = t("by-letter"), children }) => html`<div class="flow"><${Bar} title=${title} />
  <main class="sheet-page by-letter" tabindex="0">${children}</main></div>`;

/** @param {{value: string, set: (name: string) => void}} props */
const NameField = ({ value, set }) => html`<label class="field"><span>${t("your-name")}</span>
  <input value=${value} maxlength=${MOST_NAME} autocomplete="nickname"
    onInput=${(/** @type {any} */ event) => set(event.target.value)} /></label>`;

/** Play under this name from now on. @param {string} name */
async function under(name) {
  const found = await needUser(name.trim() || undefined);
  if (name.trim() && found.name !== name.trim()) await rename(name.trim());
}

/** What was done last, and why not. */
function useDeed() {
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<void>} deed */
  const run = async (deed) => {
    setBusy(true);
    setRefusal("");
    try {
      await deed();
    } catch (error) {
      setRefusal(/** @type {Error} */ (error).message);
    }
    setBusy(false);
  };
  return { run, busy, refused: refusal && html`<p role="alert" class="refused">${refusal}</p>` };
}

/** @param {{games: GameData[]}} props */
const Begin = ({ games }) => {
  const [game, setGame] = useState(games[0].game);
  const [seat, setSeat] = useState(0);
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [name, setName] = useState(user.peek()?.name ?? "");
  const { run, busy, refused } = useDeed();
  const told = /** @type {Catalogue|undefined} */ (useAnswer(() => catalogue(`/games/${game}/catalogue`), [game, language.value]));
  const begin = () =>
    run(async () => {
      await under(name);
      const offered = (told?.options ?? []).filter((one) => isOffered(one, SEATS)).map((one) => one.name);
      const chosen = Object.fromEntries(Object.entries(options).filter(([name]) => offered.includes(name)));
      const room = await post("/letters", { game, seat, options: chosen });
      go("match", room.id);
    });
  return html`<section class="block"><h2>${t("letter-begin")}</h2>
    <p>${t("letter-about")}</p>
    <div class="letter-boxes" role="radiogroup" aria-label=${t("game")}>${games.map(
      (one) => html`<button type="button" key=${one.game} role="radio" aria-checked=${String(one.game === game)}
        class=${`letter-box ${one.game === game ? "on" : ""}`} onClick=${() => (setGame(one.game), setOptions({}))}>
        <img src=${coverOf(one.game)} alt="" width="84" height="100" /><b>${one.title}</b></button>`,
    )}</div>
    <${Segments} label=${t("letter-seat")} value=${seat} choose=${setSeat} values=${[0, 1].map((one) => ({ value: one, name: t("letter-seat-at", { number: one + 1 }) }))} />
    ${
      told &&
      html`<${Options} told=${told} seats=${SEATS} options=${options}
        choose=${(/** @type {string} */ name, /** @type {string} */ value) => setOptions({ ...options, [name]: value })} />`
    }
    <${NameField} value=${name} set=${setName} />${refused}
    <p><${Button} kind="main" icon="scroll" disabled=${busy} onClick=${begin}>${t("letter-invite")}</${Button}></p>
  </section>`;
};

const Start = () => {
  const [games, fault] = useLoaded(
    async () => {
      const [all, fit] = await Promise.all([get("/games"), get("/letters/titles")]);
      return /** @type {GameData[]} */ (all.filter((/** @type {GameData} */ one) => fit.includes(one.game)));
    },
    [language.value],
  );
  if (fault) return html`<${NotLoaded} fault=${fault} />`;
  return html`<${Page}>${games?.length && html`<${Begin} games=${games} />`}
    <section class="block"><h2>${t("letter-open")}</h2><${PasteLetter} /></section><${LetterTrust} /></${Page}>`;
};

/** @param {{text: string, invited: LetterRead}} props */
const Invited = ({ text, invited }) => {
  const [name, setName] = useState(user.peek()?.name ?? "");
  const { run, busy, refused } = useDeed();
  const told = /** @type {Catalogue|undefined} */ (
    useAnswer(() => catalogue(`/games/${invited.game}/catalogue`), [invited.game, language.value])
  );
  const chosen = (told?.options ?? []).filter((one) => invited.options[one.name] !== one.default && isOffered(one, SEATS));
  const accept = () =>
    run(async () => {
      await under(name);
      const { match } = await post("/letters/accept", { text });
      location.replace(to("match", match));
    });
  return html`<${Page}><section class="block letter-invited">
    <div class="to-what"><img src=${coverOf(invited.game)} alt="" width="84" height="96" /><div>
      <h2>${t("letter-invites", { name: invited.name, title: titleOf(invited.game) })}</h2>
      <a href=${to("rules", invited.game)}><${Icon} name="book" />${t("rules")}</a></div></div>
    ${
      chosen.length > 0 &&
      html`<ul class="letter-options">${chosen.map(
        (one) => html`<li>${one.about}: <b>${one.values.find(({ value }) => value === invited.options[one.name])?.name ?? invited.options[one.name]}</b></li>`,
      )}</ul>`
    }
    <p>${t("letter-about")}</p>
    <${NameField} value=${name} set=${setName} />${refused}
    <p><${Button} kind="main" icon="check" disabled=${busy} onClick=${accept}>${t("letter-accept")}</${Button}></p>
  </section><${LetterTrust} /></${Page}>`;
};

/** @param {{text: string}} props */
const Read = ({ text }) => {
  const [invited, setInvited] = useState(/** @type {LetterRead|null} */ (null));
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    // Left before the answer came, nobody is taken to its match.
    let current = true;
    post("/letters/read", { text }).then(
      (told) => {
        if (!current) return;
        if (told.match) location.replace(to("match", told.match));
        else setInvited(told);
      },
      (error) => current && setRefusal(error.message),
    );
    return () => void (current = false);
  }, [text]);
  if (invited) return html`<${Invited} text=${text} invited=${invited} />`;
  if (!refusal) return html`<${Page}><p class="soft" role="status">${t("letter-reading")}</p></${Page}>`;
  return html`<${Page}><section class="block"><h2>${t("letter-unread")}</h2><p role="alert">${refusal}</p>
    <div class="acts"><${Button} kind="main" icon="menu" href=${to("you")}>${t("your-matches")}</${Button}>
    <${Button} href=${to("letter")}>${t("letter-open-other")}</${Button}></div></section></${Page}>`;
};

/** @param {{args: string[]}} props a letter, or nothing to begin a match by letter */
export const LetterScreen = ({ args }) => {
  if (!isAlone) return html`<${Page}><section class="block"><h2>${t("by-letter")}</h2><p>${t("letter-elsewhere")}</p>
    <p><${Button} href=${to("")}>${t("to-shelf")}</${Button}></p></section></${Page}>`;
  return args[0] ? html`<${Read} key=${args[0]} text=${args[0]} />` : html`<${Start} />`;
};

/** A match by letter that has not begun: its letter is still on its way. @param {{room: Room}} props */
export const LetterWaiting = ({ room }) => html`<${Page} title=${titleOf(room.game)}><section class="block">
  <h2>${t(room.letters?.number === 1 ? "letter-invitation" : "letter-answer")}</h2><${Letter} room=${room} />
  </section>
  <section class="block"><h2>${t("letter-open")}</h2><p>${t("letter-then")}</p><${PasteLetter} /></section><${LetterTrust} /></${Page}>`;
