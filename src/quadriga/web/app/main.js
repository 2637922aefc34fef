// The page starts: settings, words, the line, then the screen that the address names.
import { effect } from "../vendor/signals/signals.js";
import { useEffect, useErrorBoundary, useState } from "../vendor/preact/hooks.js";
import { render } from "../vendor/preact/preact.js";
import { ShelfScreen } from "../screens/shelf.js";
import { html } from "./html.js";
import { connect } from "./line.js";
import { route } from "./router.js";
import { followSettings, language } from "./settings.js";
import { styled } from "./style.js";
import { hasWords, loadWords, t } from "./words.js";

/** @typedef {(props: {args: string[], query: URLSearchParams, fault?: any}) => any} ScreenComponent */

const TABLE_STYLES = [
  "look/table.css",
  "look/pieces.css",
  "screens/waiting.css",
  "screens/table.css",
  "screens/rules.css",
  "screens/you.css",
  "games/common/board.css",
];

const REPLAY_STYLES = [...TABLE_STYLES, "screens/replay.css"];

/**
 * The shelf is there from the start, everything else comes when it is asked for.
 * @type {Record<string, () => Promise<ScreenComponent>>}
 */
const SCREENS = {
  new: async () => (await styled(import("../screens/new-table.js"), "screens/new-table.css")).NewTableScreen,
  match: async () => (await styled(import("../screens/match.js"), ...TABLE_STYLES)).MatchScreen,
  join: async () => (await styled(import("../screens/join.js"), "screens/you.css")).JoinScreen,
  code: async () => (await styled(import("../screens/join.js"), "screens/you.css")).JoinScreen,
  lesson: async () =>
    (await styled(import("../screens/lesson.js"), ...TABLE_STYLES, "screens/lesson.css")).LessonScreen,
  replay: async () => (await styled(import("../screens/replay.js"), ...REPLAY_STYLES)).ReplayScreen,
  review: async () => (await styled(import("../screens/review.js"), ...REPLAY_STYLES, "screens/review.css")).ReviewScreen,
  rules: async () => (await styled(import("../screens/rules.js"), "screens/rules.css")).RulesScreen,
  you: async () => (await styled(import("../screens/you.js"), "screens/you.css")).YouScreen,
  settings: async () => (await styled(import("../screens/settings.js"), "screens/you.css")).SettingsScreen,
  lost: async () => (await styled(import("../screens/lost.js"), "screens/you.css")).LostScreen,
};

/** @param {string} screen @returns {ScreenComponent|null} */
function useScreen(screen) {
  const [loaded, setLoaded] = useState(/** @type {{show: ScreenComponent}|null} */ (null));
  useEffect(() => void (SCREENS[screen] ?? SCREENS.lost)().then((show) => setLoaded({ show })), [screen]);
  return loaded?.show ?? null;
}

/** One screen; what fails in it is shown, not swallowed. */
const Screen = (/** @type {import("./router.js").Route} */ { screen, args, query }) => {
  const [fault] = useErrorBoundary((error) => console.error(error));
  const shown = useScreen(fault ? "lost" : screen);
  if (!shown) return null;
  return html`<${shown} args=${args} query=${query} fault=${fault ? { message: t("page-failed"), status: 500 } : null} />`;
};

const Page = () => {
  if (!hasWords()) return null;
  const { screen, args, query } = route.value;
  // Another match is another screen: nothing of the one before stays. Each has an element of its own, which goes with
  // it even where an answer for it comes in the moment it is left.
  const shown =
    screen === "shelf"
      ? html`<${ShelfScreen} />`
      : html`<${Screen} screen=${screen} args=${args} query=${query} />`;
  return html`<div class="screen" key=${screen === "match" || screen === "lesson" ? args[0] : screen}>${shown}</div>`;
};

/** The icons are drawn from one sheet, put into the page once. */
function loadPieces() {
  const request = new XMLHttpRequest();
  request.open("GET", new URL("../look/pieces.svg", import.meta.url));
  request.responseType = "document";
  request.overrideMimeType("image/svg+xml");
  request.onload = () => {
    const sheet = request.responseXML?.documentElement;
    if (sheet) document.body.append(document.importNode(sheet, true));
  };
  request.send();
}

followSettings();
loadPieces();
effect(() => {
  void language.value;
  loadWords();
  connect();
});
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
