// A match: the waiting room before it begins, the table afterwards.
import { html } from "../app/html.js";
import { language } from "../app/settings.js";
import { TableStore } from "../app/table.js";
import { loadTitle } from "../games/index.js";
import { useEffect, useMemo, useState } from "../vendor/preact/hooks.js";
import { LostScreen } from "./lost.js";
import { TableScreen } from "./table.js";
import { WaitingScreen } from "./waiting.js";

/** @param {{args: string[]}} props */
export const MatchScreen = ({ args }) => {
  const id = args[0] ?? "";
  const store = useMemo(() => new TableStore(id), [id]);
  const [title, setTitle] = useState(/** @type {import("../types.js").Title|null} */ (null));
  useEffect(() => () => store.close(), [store]);
  useEffect(() => store.retell(), [store, language.value]);
  const [room, envelope, catalogue] = [store.room.value, store.envelope.value, store.catalogue.value];
  useEffect(() => {
    if (room) loadTitle(room.game).then((found) => setTitle(() => ({ ...found })));
  }, [room?.game]);
  if (store.fault.value) return html`<${LostScreen} fault=${store.fault.value} />`;
  if (!room || !catalogue) return html`<div class="flow" aria-busy="true"></div>`;
  if (room.status === "waiting" || (room.status === "over" && !room.started_at))
    return html`<${WaitingScreen} store=${store} room=${room} catalogue=${catalogue} />`;
  if (!envelope || !title) return html`<div class="flow" aria-busy="true"></div>`;
  return html`<${TableScreen} store=${store} room=${room} envelope=${envelope} catalogue=${catalogue} title=${title} />`;
};
