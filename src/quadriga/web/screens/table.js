// The table: the board fills the screen; seats, log, chat and tray stand round it.
import { html } from "../app/html.js";
import { useKeys } from "../app/keys.js";
import { state as line } from "../app/line.js";
import { say } from "../app/say.js";
import { words } from "../app/settings.js";
import { useWidth } from "../app/width.js";
import { isAlone } from "../app/transport.js";
import { t } from "../app/words.js";
import { Decisions } from "../games/common/decisions.js";
import { TextBoard } from "../games/common/text-board.js";
import { Bar } from "../parts/bar.js";
import { Dress, Icon } from "../parts/basics.js";
import { CardPlace } from "../parts/card-place.js";
import { HintCard, NewsCard, PreviewCard } from "../parts/cards.js";
import { Chat } from "../parts/chat.js";
import { Curtain } from "../parts/curtain.js";
import { Drawer } from "../parts/drawer.js";
import { EndCard } from "../parts/ended.js";
import { Heralds } from "../parts/heralds.js";
import { Keys } from "../parts/keys-sheet.js";
import { LogList } from "../parts/log.js";
import { Marks } from "../parts/marks.js";
import { Menu } from "../parts/menu.js";
import { Warning } from "../parts/owl.js";
import { Plan } from "../parts/plan.js";
import { shownTable } from "../parts/replay-table.js";
import { QuickCard, RuleList } from "../parts/rules.js";
import { Seats, Watching } from "../parts/seats.js";
import { ToTheMove } from "../parts/to-the-move.js";
import { TabPanel, Tabs } from "../parts/tabs.js";
import { Tray } from "../parts/tray.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";
import { computed, effect } from "../vendor/signals/signals.js";

/** @typedef {import("../app/table.js").TableStore} TableStore */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Envelope} Envelope */
/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {TableStore|import("../app/lesson.js").LessonStore} Looking */

const RAIL_FROM = 1181;
/** Who comes to a table hears this much of what has just happened. */
const NEWS_AT_FIRST = 6;

/**
 * What a title's components are given as long as nobody looks at a move.
 * @param {Looking} store
 * @param {Envelope} envelope
 * @param {Catalogue} catalogue
 * @param {number} width
 * @returns {Table}
 */
const stillTable = (store, envelope, catalogue, width) => ({
  ...shownTable(envelope, catalogue, width),
  consider: (actions) => store.consider(actions),
  commit: (actions) => store.commit(actions),
  undo: "undo" in store ? () => void store.undo() : undefined,
  pick: (id) => (store.picked.value = id),
  wonder: (about) => "wonder" in store && store.wonder(about),
});

/**
 * What a title's components are given. Whoever calls this is drawn again whenever somebody looks at something else.
 * @param {Looking} store
 * @param {Envelope} envelope
 * @param {Catalogue} catalogue
 * @param {number} width
 * @returns {Table}
 */
export const tableOf = (store, envelope, catalogue, width) => ({
  ...stillTable(store, envelope, catalogue, width),
  mine: store.mine.value,
  foresee: "foresee" in store ? (actions) => store.foresee(actions) : undefined,
  considered: store.considered.value ?? ("ahead" in store ? store.ahead.drawn.value : null),
  preview: store.preview.value,
  picked: store.picked.value,
  hint: store.hint.value,
  playing: store.playing.value,
  lit: store.lit.value,
});

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
 * A screen reader hears what the others do, a sentence a move once it has ended, and what is asked.
 * @param {TableStore} store
 */
function useAnnouncements(store) {
  useEffect(() => {
    let [told, asked] = [-1, ""];
    // Told when it comes, not when it is drawn: of what comes quickly, only the last is drawn.
    return effect(() => {
      const envelope = store.envelope.value;
      const lines = store.log.lines.value;
      if (!envelope) return;
      // A move may still go on: its sentence is whole when the next one begins, or when nobody but the reader decides.
      const isWhole = Boolean(envelope.question) || Boolean(envelope.outcome);
      const whole = isWhole ? lines : lines.slice(0, -1);
      // What had happened before one came stands in the log.
      const fresh = told < 0 ? lines.slice(-NEWS_AT_FIRST) : whole.filter((line) => line.last > told);
      told = Math.max(told, ...(told < 0 ? lines : whole).map((line) => line.last));
      const news = fresh.filter((line) => line.seat !== envelope.seat).map((line) => line.phrase);
      const prompt = envelope.question?.prompt ?? "";
      const question = prompt && (news.length || prompt !== asked) ? [prompt] : [];
      asked = prompt;
      say([...news, ...question].join(" "));
    });
  }, [store]);
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
    let later = 0;
    const keep = () => {
      if (document.activeElement === document.body && last.current?.isConnected)
        last.current.focus({ preventScroll: true });
    };
    // On its way from one thing to the next the focus is nowhere for a moment; and what is focused is laid out first, which
    // has been done once the move is drawn.
    const soon = requestAnimationFrame(() => (later = setTimeout(keep)));
    return () => (cancelAnimationFrame(soon), clearTimeout(later));
  }, changes);
}

/** @param {{title: Title, table: Table}} props */
export const InWords = ({ title, table }) =>
  html`<div class="in-words"><${Decisions} table=${table} title=${title} />
    <${TextBoard} passages=${title.textBoard(table)} table=${table} /></div>`;

/** @typedef {{store: TableStore, room: Room, envelope: Envelope, catalogue: Catalogue, title: Title, width: number}} Shown */

/**
 * What lies there, and what a move would change of it once that is known; neither that somebody looks at a move nor that
 * one is on its way changes a panel.
 * @param {Shown} props
 */
const Panels = ({ store, room, envelope, catalogue, title, width }) => {
  const preview = store.preview.value;
  const [picked, hint, playing, lit] = [store.picked.value, store.hint.value, store.playing.value, store.lit.value];
  const still = stillTable(store, envelope, catalogue, width);
  const table = { ...still, preview, considered: preview && store.considered.peek(), picked, hint, playing, lit };
  return useMemo(
    () => html`<${Seats} room=${room} table=${table} title=${title} />`,
    [room, envelope, catalogue, title, width, preview, picked, hint, playing, lit, table.motion],
  );
};

/** @param {Shown} props */
const Stage = ({ store, envelope, catalogue, title, width }) => {
  const table = tableOf(store, envelope, catalogue, width);
  useKeptFocus([envelope.revision, table.mine, table.hint, table.considered]);
  if (words.value) return html`<${InWords} title=${title} table=${table} />`;
  return html`<${title.Board} ...${table} />${title.Aside && html`<${title.Aside} ...${table} />`}`;
};

/** @typedef {{news: boolean, closeNews: () => void, result: boolean, setResult: (shown: boolean) => void}} Wishes */

/**
 * Of all that could be said, what matters most.
 * @param {Shown & Wishes & {table: Table}} props
 */
const Card = ({ store, room, envelope, title, table, news, closeNews, result, setResult }) => {
  const missed = store.log.since(envelope.seat);
  if (store.isOver.value)
    return html`<${EndCard} store=${store} room=${room} table=${table} title=${title} isShown=${result} show=${setResult} />`;
  if (store.warning.value) return html`<${Warning} store=${store} table=${table} />`;
  // Whoever picks something up looks at a move of their own.
  if (table.hint && !table.picked) return html`<${HintCard} store=${store} table=${table} />`;
  if (table.considered && !store.ahead.isOpen.value)
    return (
      (words.value || !title.ownCard) &&
      html`<${PreviewCard} table=${table} title=${title} inWords=${words.value} />`
    );
  return news && table.mine && missed.length > 0 && html`<${NewsCard} lines=${missed} events=${store.log.eventsSince(envelope.seat)} store=${store} close=${closeNews} />`;
};

/**
 * News, hints, previews, requests and the result: never over what one may press.
 * @param {Shown & Wishes & {hasRail: boolean}} props
 */
const Cards = (props) => {
  const { store, room, envelope, catalogue, width, hasRail } = props;
  const table = tableOf(store, envelope, catalogue, width);
  const isGlance = Boolean(table.considered) && !table.hint && !store.warning.value;
  // A look at a move changes nothing of what everybody must know.
  const heralds = useMemo(
    () => html`<${Heralds} store=${store} room=${room} catalogue=${catalogue} />`,
    [store, room, catalogue],
  );
  return html`<${CardPlace} hasRail=${hasRail} isGlance=${isGlance}>
    ${heralds}<${Card} ...${props} table=${table} /></${CardPlace}>`;
};

/** @param {Shown & {openRule: (id: string) => void, openPlan: () => void, result: boolean, setResult: (shown: boolean) => void}} props */
const TableTray = ({ store, room, envelope, catalogue, title, width, openRule, openPlan, result, setResult }) =>
  html`<${Tray} store=${store} room=${room} table=${tableOf(store, envelope, catalogue, width)} title=${title}
    openRule=${openRule} openPlan=${openPlan} showResult=${result ? null : () => setResult(true)} />`;

/** The points so far, while the match is on. @param {Shown} props */
const Points = ({ store, envelope, catalogue, title, width }) =>
  html`<div class="points-so-far" tabindex="0" role="group" aria-label=${t("score-pad")}>
    <${title.Pad} ...${tableOf(store, envelope, catalogue, width)} /></div>`;

/** @param {Shown & {tab: string, setTab: (tab: string) => void}} props */
const LogAndChat = ({ tab, setTab, ...shown }) => {
  const { store, title } = shown;
  const unread = tab !== "chat" && store.unread.value > 0 && html`<i>${store.unread.value}</i>`;
  const tabs = [
    { id: "log", name: t("log") },
    ...(isAlone ? [] : [{ id: "chat", name: html`${t("chat")} ${unread}` }]),
    ...(title.Pad ? [{ id: "points", name: t("score-pad") }] : []),
  ];
  const panel = {
    log: () => html`<${LogList} store=${store} />`,
    chat: () => html`<${Chat} store=${store} />`,
    points: () => html`<${Points} ...${shown} />`,
  }[tab];
  return html`<${Tabs} label=${t("beside")} tabs=${tabs} at=${tab} choose=${setTab} />
    <${TabPanel} at=${tab}>${panel?.()}</${TabPanel}>`;
};

/** @param {{store: TableStore, room: Room, envelope: Envelope, catalogue: Catalogue, title: Title}} props */
export const TableScreen = ({ store, room: bare, envelope, catalogue, title }) => {
  const room = useMemo(() => named(bare, envelope), [bare, envelope]);
  const width = useWidth();
  const [tab, setTab] = useState("log");
  const [drawer, setDrawer] = useState(/** @type {string|null} */ (null));
  const [cited, setCited] = useState("");
  const [news, setNews] = useState(true);
  const [result, setResult] = useState(true);
  const hasRail = width >= RAIL_FROM;
  // Nothing here may read what is looked at: a pointer that moves over the board would draw the whole screen again.
  const wears = useDress(title, shownTable(envelope, catalogue, width));
  const isPlaying = useMemo(() => computed(() => store.playing.value !== null), [store]).value;
  const shown = { store, room, envelope, catalogue, title, width };
  const panels = html`<${Panels} ...${shown} />`;
  useAnnouncements(store);
  // Seen is what was on the screen while somebody decided.
  useEffect(() => effect(() => void ((store.considered.value || store.picked.value) && setNews(false))), [store]);
  useEffect(() => setNews(true), [envelope.seat]);

  /** @param {string} what */
  const open = (what) => setDrawer(drawer === what ? null : what);
  /** @param {string} id */
  const openRule = (id) => (setCited(id), setDrawer("rules"));
  /** @param {string} what */
  const show = (what) => (hasRail ? setTab(what) : open(what));
  useKeys({
    Escape: () =>
      store.playing.peek() ? store.skip() : drawer ? setDrawer(null) : store.ahead.sought.peek() ? store.ahead.leave() : store.clear(),
    a: () => store.ahead.seek(),
    u: () => store.undo(),
    h: () => store.askHint(),
    n: () => setNews(!news),
    r: () => open("card"),
    w: () => openRule(store.refusal.peek()?.rule ?? envelope.question?.rule ?? ""),
    p: () => store.playIt(),
    l: () => show("log"),
    ...(isAlone ? {} : { c: () => show("chat") }),
    m: () => open("menu"),
    v: () => (words.value = !words.value),
    "?": () => open("keys"),
  });

  if (store.curtain.value !== null)
    return html`<main class="table hot-seat"><${Bar} title=${catalogue.title} detail=${`· ${t("one-screen")}`} />
      <${Curtain} store=${store} room=${room} catalogue=${catalogue} /></main>`;

  return html`<${Dress.Provider} value=${wears}>
    <main class=${`table ${drawer && hasRail && drawer !== "keys" ? "with-drawer" : ""} ${store.isOver.value ? "is-over" : ""} ${line.value === "lost" ? "is-lost" : ""}`}>
    <${ToTheMove} store=${store} />
    <${Bar} title=${room.name || catalogue.title} detail=${room.sandbox ? `· ${t("sandbox")}` : room.name ? `· ${catalogue.title}` : ""}
      rules=${() => open("card")}>
      <${Watching} watching=${room.watching} />
      ${
        !hasRail &&
        html`<button type="button" class="tool" aria-label=${t("log")} onClick=${() => open("log")}>
          <${Icon} name="scroll" /></button>
        ${
          !isAlone &&
          html`<button type="button" class="tool" aria-label=${t("chat")} onClick=${() => open("chat")}>
          <${Icon} name="chat" />${store.unread.value > 0 && html`<i class="count">${store.unread.value}</i>`}</button>`
        }`
      }
      <button type="button" class="tool" aria-label=${t("menu")} onClick=${() => open("menu")}><${Icon} name="flag" />
        </button>
    </${Bar}>
    ${
      !hasRail &&
      html`<div class=${`seats-strip of-${room.seats.length}`} tabindex="0" role="group"
      aria-label=${t("seats")}>${panels}</div>`
    }
    <div class=${`board ${isPlaying ? "is-playing" : ""}`} tabindex="-1" role="region" aria-label=${t("board")}
      onPointerDown=${() => store.playing.peek() && store.skip()}>
      <${Stage} ...${shown} />
      ${!words.value && html`<${Marks} store=${store} />`}
    </div>
    <${Cards} ...${shown} hasRail=${hasRail} news=${news} closeNews=${() => setNews(false)} result=${result} setResult=${setResult} />
    ${
      hasRail &&
      html`<aside class="rail" aria-label=${t("beside")}>
      <div class="panels">${panels}</div>
      <${LogAndChat} ...${shown} tab=${tab} setTab=${setTab} />
    </aside>`
    }
    <${TableTray} ...${shown} openRule=${openRule} openPlan=${() => open("plan")} result=${result} setResult=${setResult} />
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
    ${
      drawer === "plan" &&
      html`<${Drawer} title=${t("plan")} close=${() => setDrawer(null)}>
      <${Plan} store=${store} close=${() => setDrawer(null)} /></${Drawer}>`
    }
    ${drawer === "keys" && html`<${Keys} close=${() => setDrawer(null)} />`}
  </main></${Dress.Provider}>`;
};
