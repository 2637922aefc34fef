// A match: where it waits and one is a stranger there, a place to sit down; then the waiting room, then the table.
import { html } from "../app/html.js";
import { lastTable } from "../app/last-table.js";
import { state } from "../app/line.js";
import { offline } from "../app/net.js";
import { to } from "../app/router.js";
import { language } from "../app/settings.js";
import { play } from "../app/sound.js";
import { TableStore } from "../app/table.js";
import { useTitle } from "../games/use-title.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";
import { LetterWaiting } from "./letter.js";
import { LostScreen } from "./lost.js";
import { SitDownScreen } from "./sit-down.js";
import { TableScreen } from "./table.js";
import { WaitingScreen } from "./waiting.js";

/**
 * A table sounds: pieces that are put down, refusals, the end of the game. That it is one's turn the store says itself.
 * @param {TableStore} store
 */
function useSounds(store) {
  const [playing, refusal, isOver] = [store.playing.value, store.refusal.value, store.isOver.value];
  const wasOver = useRef(/** @type {boolean|null} */ (null));
  useEffect(() => void (playing && play("piece")), [playing?.events, playing?.step]);
  useEffect(() => void (refusal && play("refused")), [refusal]);
  useEffect(() => {
    if (isOver && wasOver.current === false) play("over");
    if (store.room.peek()) wasOver.current = isOver;
  }, [isOver, Boolean(store.room.value)]);
}

/** @param {{args: string[], brought?: string}} props `brought`: who comes to sit down brings it, and may bring nothing */
export const MatchScreen = ({ args, brought }) => {
  const id = args[0] ?? "";
  const store = useMemo(() => new TableStore(id), [id]);
  useEffect(() => () => store.close(), [store]);
  useSounds(store);
  useEffect(() => store.retell(), [store, language.value]);
  const [room, envelope, catalogue] = [store.room.value, store.ahead.shown.value, store.catalogue.value];
  const [title, missing] = useTitle(room?.game);
  const [isWatching, setWatching] = useState(false);
  const isInside = isWatching || Boolean(room?.you.length) || Boolean(room?.is_host);
  useEffect(() => {
    // Who has come in is at the match from now on, also after a reload.
    if (isInside && brought !== undefined) history.replaceState(null, "", to("match", id));
  }, [isInside]);
  useEffect(() => {
    if (!room || !catalogue || !envelope) return;
    lastTable.value = { id, game: room.game, name: room.name || catalogue.title, options: envelope.options };
  }, [id, room?.name, catalogue, envelope?.options]);
  const fault = store.fault.value ?? missing ?? (!room && state.value === "lost" ? offline() : null);
  if (fault) return html`<${LostScreen} fault=${fault} />`;
  if (!room || !catalogue) return html`<div class="flow" aria-busy="true"></div>`;
  if (!isInside && (room.status === "waiting" || brought !== undefined))
    return html`<${SitDownScreen} room=${room} catalogue=${catalogue} brought=${brought ?? ""}
      watch=${() => setWatching(true)} />`;
  if (room.status === "waiting" && room.letters) return html`<${LetterWaiting} room=${room} />`;
  if (room.status === "waiting" || (room.status === "over" && !room.started_at))
    return html`<${WaitingScreen} store=${store} room=${room} catalogue=${catalogue}
      sit=${() => setWatching(false)} />`;
  if (!envelope || !title) return html`<div class="flow" aria-busy="true"></div>`;
  return html`<${TableScreen} store=${store} room=${room} envelope=${envelope} catalogue=${catalogue} title=${title} />`;
};
