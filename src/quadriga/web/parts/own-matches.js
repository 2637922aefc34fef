// All matches as one file: to keep, and to take to another browser, to an account, or back.
import { html } from "../app/html.js";
import { Refusal, file, post } from "../app/net.js";
import { needUser, user } from "../app/session.js";
import { titleOf } from "../app/titles.js";
import { day, t } from "../app/words.js";
import { useRef, useState } from "../vendor/preact/hooks.js";
import { Button, Icon } from "./basics.js";
import { save } from "./record-link.js";

const [FORM, VERSION] = ["quadriga matches", 1];
const MOST_TRIES = 20;

/** @typedef {{name: string, why: string}} Left */

/** @param {number} seconds */
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * The matches of a file; a sentence where it is none, or too new.
 * @param {string} text
 * @returns {any[]|string}
 */
function matchesOf(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return t("moved-form");
  }
  if (found?.form !== FORM || !Array.isArray(found.matches)) return t("moved-form");
  return found.version === VERSION ? found.matches : t("moved-newer");
}

/** What a match of a file is called, as far as it says so. @param {any} one @param {number} number */
const nameOf = (one, number) => {
  const game = one?.match?.game;
  const name = typeof game === "string" ? titleOf(game) : t("moved-number", { number });
  return one?.match?.created_at > 0 ? `${name}, ${day(one.match.created_at)}` : name;
};

/**
 * Take over one match; a server that is asked too fast is asked again when it says so.
 * @param {any} match
 */
async function take(match) {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await post("/me/matches/file", { match })).came;
    } catch (error) {
      const wait = error instanceof Refusal ? error.againIn : null;
      if (wait === null || tries >= MOST_TRIES) throw error;
      await pause(wait);
    }
  }
}

export const OwnMatches = () => {
  const [told, setTold] = useState({ said: "", failed: false });
  const [left, setLeft] = useState(/** @type {Left[]} */ ([]));
  const [busy, setBusy] = useState(false);
  const chosen = useRef(/** @type {HTMLInputElement|null} */ (null));
  /** @param {() => Promise<string>} deed */
  async function run(deed) {
    setBusy(true);
    setLeft([]);
    try {
      setTold({ said: await deed(), failed: false });
    } catch (error) {
      setTold({ said: /** @type {Error} */ (error).message, failed: true });
    }
    setBusy(false);
  }
  const fetchAll = () =>
    run(async () => {
      save(await file("/me/matches/file"), "quadriga-matches.json");
      return t("own-data-done");
    });
  /** @param {File} given */
  const takeAll = (given) =>
    run(async () => {
      const matches = matchesOf(await given.text());
      if (typeof matches === "string") throw new Error(matches);
      await needUser();
      const count = { new: 0, longer: 0, known: 0 };
      const missed = /** @type {Left[]} */ ([]);
      for (const [n, one] of matches.entries()) {
        setTold({ said: t("moved-at", { number: n + 1, count: matches.length }), failed: false });
        try {
          count[/** @type {keyof typeof count} */ (await take(one))] += 1;
        } catch (error) {
          missed.push({ name: nameOf(one, n + 1), why: /** @type {Error} */ (error).message });
        }
      }
      setLeft(missed);
      return t("moved-done", { fresh: count.new, longer: count.longer, known: count.known, left: missed.length });
    });
  /** @param {any} event */
  const change = (event) => {
    const [given] = event.currentTarget.files;
    // The same file may be chosen again.
    event.currentTarget.value = "";
    if (given) takeAll(given);
  };
  return html`<section class="block own-matches-file"><h2>${t("moved-matches")}</h2><p class="soft">${t("moved-note")}</p>
    <div class="acts">${user.value && html`<${Button} icon="scroll" disabled=${busy} onClick=${fetchAll}>${t("moved-fetch")}</${Button}>`}
      <input ref=${chosen} type="file" accept=".json,application/json" class="hidden" tabindex="-1" aria-label=${t("moved-file")} onChange=${change} />
      <button type="button" class="button" disabled=${busy} onClick=${() => chosen.current?.click()}><${Icon} name="share" />${t("moved-take")}</button></div>
    <p class=${told.failed ? "refused" : "soft"} role="status">${told.said}</p>
    ${left.length > 0 && html`<ul class="moved-left">${left.map((one) => html`<li><b>${one.name}</b>: ${one.why}</li>`)}</ul>`}</section>`;
};
