// A table that one comes to: what is played there, who sits there, under what name to sit down; or only to watch.
import { html } from "../app/html.js";
import { post } from "../app/net.js";
import { to } from "../app/router.js";
import { invitation, keepInvitation } from "../app/invitation.js";
import { house } from "../app/line.js";
import { needUser, user } from "../app/session.js";
import { t } from "../app/words.js";
import { coverOf } from "../games/index.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon } from "../parts/basics.js";
import { Niche, Terms, isFree } from "../parts/niches.js";
import { useEffect, useRef, useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {"free"|"full"|"playing"|"over"|"closed"} Welcome */

const FORM = "sit-down";
const MOST_NAME = 40;

/** @param {Room} room @returns {Welcome} */
function welcome(room) {
  if (room.status === "waiting") return room.seats.some(isFree) ? "free" : "full";
  if (room.status === "playing") return "playing";
  return room.started_at ? "over" : "closed";
}

/**
 * Nobody is made a guest before this.
 * @param {Room} room
 * @param {string} brought
 * @param {string} name
 */
async function sitDown(room, brought, name) {
  await needUser(name);
  await post(`/matches/${room.id}/join`, brought ? { invitation: brought } : {});
}

/**
 * @param {{room: Room, catalogue: import("../types.js").Catalogue, brought: string, watch: () => void}} props
 *   `brought` is an invitation to a seat, or the code of the table
 */
export const SitDownScreen = ({ room, catalogue, brought, watch }) => {
  const state = welcome(room);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [name, setName] = useState(user.peek()?.name ?? "");
  const [refusal, setRefusal] = useState("");
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // On a phone the keyboard would cover the table.
    if (matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [state]);

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const wanted = name.trim().replace(/\s+/g, " ");
    if (!wanted) {
      setRefusal(t("join-nameless"));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setRefusal("");
    try {
      await sitDown(room, brought, wanted);
    } catch (error) {
      setRefusal(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  }

  const mayWatch = room.spectators && (state === "free" || state === "full" || state === "playing");
  const said = state !== "free" && mayWatch ? t(`join-${state}-watch`) : t(`join-${state}`);
  const detail = room.status === "waiting" ? `· ${t("waiting-room")}` : "";
  return html`<main class="table waiting joining">
    <${Bar} title=${room.name || catalogue.title} detail=${detail} />
    <div class="board">
      <div class=${`niches of-${room.seats.length}`}>${room.seats.map(
        (seat) => html`<${Niche} key=${seat.seat} room=${room} seat=${seat} catalogue=${catalogue} />`,
      )}</div>
      <div class="invite">
        <div class="to-what"><img src=${coverOf(room.game)} alt="" width="84" height="96" />
          <div><h2>${catalogue.title}</h2>
            <a href=${to("rules", room.game)}><${Icon} name="book" />${t("rules")}</a></div></div>
        ${
          state === "free" &&
          html`<form id=${FORM} class="under-name" onSubmit=${submit}><label for="name">${t("your-name")}
            <small>${t("name-note")}</small></label>
          <input id="name" ref=${field} value=${name} maxlength=${MOST_NAME} autocomplete="nickname" enterkeyhint="go"
            aria-invalid=${String(Boolean(refusal))} aria-describedby="join-said"
            onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
          ${
            house.value?.guests === false &&
            !user.value &&
            html`<label for="invitation">${t("invitation-in")}<small>${t("guests-closed")}</small></label>
            <input id="invitation" value=${invitation.value} autocomplete="off" enterkeyhint="go"
              onChange=${(/** @type {any} */ event) => keepInvitation(event.target.value)} />`
          }</form>`
        }
        <${Terms} room=${room} catalogue=${catalogue} />
      </div>
    </div>
    <footer class="tray"><div class="prompt"><div id="join-said">
      <h2>${said}</h2><p class=${refusal ? "refused" : ""} role="status">${refusal || (state === "free" ? t("join-note") : "")}</p>
      </div></div>
      <div class="acts">
        ${
          mayWatch &&
          html`<${Button} icon="eye" kind=${state === "free" ? "" : "main"}
            onClick=${watch}>${t(state === "free" ? "only-watch" : "watch")}</${Button}>`
        }
        ${state === "over" && html`<${Button} kind="main" icon="play" href=${to("replay", room.id)}>${t("replay")}</${Button}>`}
        ${
          state === "free"
            ? html`<button class="button main" form=${FORM} disabled=${isBusy}><${Icon} name="check" />${t("sit-here")}</button>`
            : html`<${Button} href=${to("")}>${t("to-shelf")}</${Button}>`
        }
      </div></footer>
  </main>`;
};
