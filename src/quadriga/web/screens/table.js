// The table: the board fills the screen; seats, log, chat and tray stand round it.
import { html } from "../app/html.js";
import { useKeys } from "../app/keys.js";
import { state as line } from "../app/line.js";
import { say } from "../app/say.js";
import { mayMove, words } from "../app/settings.js";
import { useWidth } from "../app/width.js";
import { t } from "../app/words.js";
import { Decisions } from "../games/common/decisions.js";
import { TextBoard } from "../games/common/text-board.js";
import { Bar } from "../parts/bar.js";
import { Dress, Icon } from "../parts/basics.js";
import { HintCard, NewsCard, PreviewCard } from "../parts/cards.js";
import { Chat } from "../parts/chat.js";
import { Curtain } from "../parts/curtain.js";
import { Drawer } from "../parts/drawer.js";
import { EndCard } from "../parts/ended.js";
import { Heralds } from "../parts/heralds.js";
import { Keys } from "../parts/keys-sheet.js";
import { LogList } from "../parts/log.js";
import { Menu } from "../parts/menu.js";
import { Warning } from "../parts/owl.js";
import { QuickCard, RuleList } from "../parts/rules.js";
import { Seats, Watching } from "../parts/seats.js";
import { Tray } from "../parts/tray.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../app/table.js").TableStore} TableStore */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Envelope} Envelope */
/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {TableStore|import("../app/lesson.js").LessonStore} Looking */

const RAIL_FROM = 1181;

/**
 * What a title's components are given.
 * @param {Looking} store
 * @param {Envelope} envelope
 * @param {Catalogue} catalogue
 * @param {number} width
 * @returns {Table}
 */
export function tableOf(store, envelope, catalogue, width) {
  return {
    envelope,
    catalogue,
    name: (kind, id) => catalogue.names[kind]?.[id] ?? id,
    t,
    seat: envelope.seat,
    mine: store.mine.value,
    considered: store.considered.value,
    preview: store.preview.value,
    consider: (actions) => store.consider(actions),
    commit: (actions) => store.commit(actions),
    picked: store.picked.value,
    pick: (id) => (store.picked.value = id),
    hint: store.hint.value,
    playing: store.playing.value,
    lit: store.lit.value,
    motion: mayMove(),
    width,
  };
}

/**
 * The room with a name for every seat: bots are called as the sentences of the server call them.
 * @param {Room} room
 * @param {Envelope} envelope
 * @returns {Room}
 */
function named(room, envelope) {
  return {
    ...room,
    seats: room.seats.map((seat) => ({ ...seat, name: seat.name || (envelope.players[seat.seat]?.name ?? "") })),
  };
}

/**
 * A screen reader hears the news once, then what is asked.
 * @param {Envelope} envelope
 */
function useAnnouncements(envelope) {
  useEffect(() => {
    const news = envelope.news
      .filter((one) => one.seat !== envelope.seat)
      .flatMap((one) => one.events.map((event) => event.phrase));
    say([...news.slice(-6), envelope.question?.prompt ?? ""].join(" "));
  }, [envelope.revision, envelope.seat]);
}

/**
 * Whose colours every seat wears; the same function as long as nobody changes dress, since every medal hangs on it.
 * @param {Title} title
 * @param {Table} table
 */
function useDress(title, table) {
  const worn = table.envelope.players.map((_, seat) => title.wears?.(table, seat) ?? seat);
  return useMemo(() => (/** @type {number} */ seat) => worn[seat] ?? seat, worn);
}

/**
 * A move takes its target away, and the focus with it: then the board or the tray itself keeps it, and Tab goes on there.
 * @param {any[]} changes what may take it away
 */
function useKeptFocus(changes) {
  const last = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    /** @param {FocusEvent} event */
    const note = (event) => {
      last.current = /** @type {Element} */ (event.target).closest(".board, .tray");
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    // On its way from one thing to the next the focus is nowhere for a moment.
    const soon = requestAnimationFrame(() => {
      if (document.activeElement === document.body && last.current?.isConnected)
        last.current.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(soon);
  }, changes);
}

/** @param {{store: TableStore, tab: string, setTab: (tab: string) => void}} props */
const Tabs = ({ store, tab, setTab }) => html`<div class="tabs" role="tablist">
  ${["log", "chat"].map(
    (one) => html`<button type="button" role="tab" aria-selected=${String(tab === one)} class=${tab === one ? "on" : ""}
      onClick=${() => setTab(one)}>
      ${t(one)} ${one === "chat" && tab !== "chat" && store.unread.value > 0 && html`<i>${store.unread.value}</i>`}</button>`,
  )}
</div>`;

/** @param {{title: Title, table: Table}} props */
export const InWords = ({ title, table }) =>
  html`<div class="in-words"><${Decisions} table=${table} />
    <${TextBoard} passages=${title.textBoard(table)} table=${table} /></div>`;

/** @param {{store: TableStore, room: Room, envelope: Envelope, catalogue: Catalogue, title: Title}} props */
export const TableScreen = ({ store, room: bare, envelope, catalogue, title }) => {
  const room = named(bare, envelope);
  const width = useWidth();
  const [tab, setTab] = useState("log");
  const [drawer, setDrawer] = useState(/** @type {string|null} */ (null));
  const [cited, setCited] = useState("");
  const [news, setNews] = useState(true);
  const table = tableOf(store, envelope, catalogue, width);
  const hasRail = width >= RAIL_FROM;
  const inWords = words.value;
  const wears = useDress(title, table);
  // Panels show what lies there, not what may be done: a move on its way leaves them as they are.
  const { considered, preview, picked, hint, playing, lit, motion } = table;
  const panels = useMemo(
    () => html`<${Seats} room=${room} table=${table} title=${title} />`,
    [bare, envelope, catalogue, title, width, considered, preview, picked, hint, playing, lit, motion],
  );
  useAnnouncements(envelope);
  useKeptFocus([envelope.revision, table.mine, table.hint, table.considered]);
  useEffect(() => {
    // Seen is what was on the screen while somebody decided.
    if (table.considered || table.picked) setNews(false);
  }, [table.considered, table.picked]);
  useEffect(() => setNews(true), [envelope.seat]);

  /** @param {string} what */
  const open = (what) => setDrawer(drawer === what ? null : what);
  /** @param {string} id */
  const openRule = (id) => (setCited(id), setDrawer("rules"));
  /** @param {string} what */
  const show = (what) => (hasRail ? setTab(what) : open(what));
  useKeys({
    Escape: () => (store.playing.peek() ? store.skip() : drawer ? setDrawer(null) : store.clear()),
    u: () => store.undo(),
    h: () => store.askHint(),
    n: () => setNews(!news),
    r: () => open("card"),
    w: () => openRule(store.refusal.peek()?.rule ?? envelope.question?.rule ?? ""),
    p: () => store.playIt(),
    l: () => show("log"),
    c: () => show("chat"),
    m: () => open("menu"),
    v: () => (words.value = !words.value),
    "?": () => open("keys"),
  });

  if (store.curtain.value !== null)
    return html`<main class="table hot-seat"><${Bar} title=${catalogue.title} detail=${`· ${t("one-screen")}`} />
      <${Curtain} store=${store} room=${room} catalogue=${catalogue} /></main>`;

  const missed = store.log.since(envelope.seat);
  const card = store.isOver.value
    ? html`<${EndCard} store=${store} room=${room} table=${table} title=${title} />`
    : store.warning.value
      ? html`<${Warning} store=${store} table=${table} />`
      : table.hint
        ? html`<${HintCard} store=${store} table=${table} />`
        : table.considered
          ? (inWords || !title.ownCard) &&
            html`<${PreviewCard} table=${table} own=${inWords ? null : title.PreviewCard} />`
          : news &&
            table.mine &&
            missed.length > 0 &&
            html`<${NewsCard} events=${missed} store=${store} close=${() => setNews(false)} />`;
  return html`<${Dress.Provider} value=${wears}>
    <main class=${`table ${drawer && hasRail && drawer !== "keys" ? "with-drawer" : ""} ${store.isOver.value ? "is-over" : ""} ${line.value === "lost" ? "is-lost" : ""}`}>
    <${Bar} title=${room.name || catalogue.title} detail=${room.sandbox ? `· ${t("sandbox")}` : room.name ? `· ${catalogue.title}` : ""}
      rules=${() => open("card")}>
      <${Watching} watching=${room.watching} />
      ${
        !hasRail &&
        html`<button type="button" class="tool" aria-label=${t("log")} onClick=${() => open("log")}>
          <${Icon} name="scroll" /></button>
        <button type="button" class="tool" aria-label=${t("chat")} onClick=${() => open("chat")}>
          <${Icon} name="chat" />${store.unread.value > 0 && html`<i class="count">${store.unread.value}</i>`}</button>`
      }
      <button type="button" class="tool" aria-label=${t("menu")} onClick=${() => open("menu")}><${Icon} name="flag" />
        </button>
    </${Bar}>
    ${
      !hasRail &&
      html`<div class=${`seats-strip of-${room.seats.length}`} tabindex="0" role="group"
      aria-label=${t("seats")}>${panels}</div>`
    }
    <div class=${`board ${store.playing.value ? "is-playing" : ""}`} tabindex="-1" role="region" aria-label=${t("board")}
      onPointerDown=${() => store.playing.peek() && store.skip()}>
      ${inWords ? html`<${InWords} title=${title} table=${table} />` : html`<${title.Board} ...${table} />`}
      ${!inWords && title.Aside && html`<${title.Aside} ...${table} />`}
      <div class="corner"><${Heralds} store=${store} room=${room} catalogue=${catalogue} />${card}</div>
    </div>
    ${
      hasRail &&
      html`<aside class="rail" aria-label=${t("beside")}>
      <div class="panels">${panels}</div>
      <${Tabs} store=${store} tab=${tab} setTab=${setTab} />
      ${tab === "log" ? html`<${LogList} store=${store} />` : html`<${Chat} store=${store} />`}
    </aside>`
    }
    <${Tray} store=${store} room=${room} table=${table} title=${title} openRule=${openRule} />
    ${
      drawer === "log" &&
      html`<${Drawer} title=${t("log")} close=${() => setDrawer(null)}><${LogList} store=${store} />
      </${Drawer}>`
    }
    ${
      drawer === "chat" &&
      html`<${Drawer} title=${t("chat")} close=${() => setDrawer(null)}><${Chat} store=${store} />
      </${Drawer}>`
    }
    ${
      drawer === "card" &&
      html`<${Drawer} title=${t("quick-card", { title: catalogue.title })} close=${() => setDrawer(null)}>
      <${QuickCard} catalogue=${catalogue} open=${openRule} />
      <p class="end-line"><button type="button" class="fold" onClick=${() => openRule("")}>
        <${Icon} name="book" />${t("all-rules")}</button></p></${Drawer}>`
    }
    ${
      drawer === "rules" &&
      html`<${Drawer} title=${t("rules-of", { title: catalogue.title })}
      close=${() => setDrawer(null)}><${RuleList} catalogue=${catalogue} cited=${cited} /></${Drawer}>`
    }
    ${
      drawer === "menu" &&
      html`<${Drawer} title=${t("menu")} close=${() => setDrawer(null)}>
      <${Menu} store=${store} room=${room} close=${() => setDrawer(null)} keys=${() => setDrawer("keys")} /></${Drawer}>`
    }
    ${drawer === "keys" && html`<${Keys} close=${() => setDrawer(null)} />`}
  </main></${Dress.Provider}>`;
};
