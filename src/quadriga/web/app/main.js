// The page starts: settings, words, the line, then the screen that the address names.
import { effect } from "../vendor/signals/signals.js";
import { useErrorBoundary } from "../vendor/preact/hooks.js";
import { render } from "../vendor/preact/preact.js";
import { ShelfScreen } from "../screens/shelf.js";
import { followTurns } from "./call.js";
import { html } from "./html.js";
import { Loading } from "../parts/alone.js";
import { NotLoaded } from "../parts/load-again.js";
import { Banned, HouseNotices } from "../parts/house.js";
import { Newer } from "../parts/newer.js";
import { banned, connect, onOpen } from "./line.js";
import { useLoaded } from "./loading.js";
import "./outbox.js";
import { route } from "./router.js";
import { followSettings, language } from "./settings.js";
import "./sound.js";
import { TABLE_SHEETS, useStyles } from "./style.js";
import { hasWords, loadWords, t } from "./words.js";

/** @typedef {(props: {args: string[], query: URLSearchParams, fault?: any}) => any} ScreenComponent */

/**
 * What each screen wears; a title's own sheets come with it.
 * @type {Record<string, string[]>}
 */
const STYLES = {
  shelf: ["screens/shelf.css"],
  new: ["screens/new-table.css"],
  match: TABLE_SHEETS,
  join: TABLE_SHEETS,
  code: TABLE_SHEETS,
  lesson: [...TABLE_SHEETS, "screens/lesson.css"],
  replay: [...TABLE_SHEETS, "screens/replay.css"],
  review: [...TABLE_SHEETS, "screens/replay.css", "screens/review.css"],
  rules: ["screens/rules.css"],
  you: ["screens/you.css"],
  letter: ["screens/new-table.css", ...TABLE_SHEETS],
};

/**
 * The shelf is there from the start, everything else comes when it is asked for.
 * @type {Record<string, () => Promise<ScreenComponent>>}
 */
const SCREENS = {
  shelf: async () => ShelfScreen,
  new: async () => (await import("../screens/new-table.js")).NewTableScreen,
  match: async () => (await import("../screens/match.js")).MatchScreen,
  join: async () => (await import("../screens/join.js")).JoinScreen,
  code: async () => (await import("../screens/join.js")).JoinScreen,
  lesson: async () => (await import("../screens/lesson.js")).LessonScreen,
  replay: async () => (await import("../screens/replay.js")).ReplayScreen,
  review: async () => (await import("../screens/review.js")).ReviewScreen,
  rules: async () => (await import("../screens/rules.js")).RulesScreen,
  you: async () => (await import("../screens/you.js")).YouScreen,
  settings: async () => (await import("../screens/settings.js")).SettingsScreen,
  letter: async () => (await import("../screens/letter.js")).LetterScreen,
  invited: async () => (await import("../screens/invited.js")).InvitedScreen,
  lost: async () => (await import("../screens/lost.js")).LostScreen,
};

/** @param {string} screen */
const load = (screen) => (Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : SCREENS.lost)();

/** One screen; what fails in it is shown, not swallowed. */
const Screen = (/** @type {import("./router.js").Route} */ { screen, args, query }) => {
  const [fault] = useErrorBoundary((error) => console.error(error));
  const name = fault ? "lost" : screen;
  const [shown, missing] = useLoaded(() => load(name), [name]);
  const [isStyled, unstyled] = useStyles(Object.hasOwn(STYLES, name) ? STYLES[name] : STYLES.you);
  const late = missing ?? unstyled;
  if (late) return html`<${NotLoaded} fault=${late} />`;
  if (!shown || !isStyled) return null;
  return html`<${shown} args=${args} query=${query} fault=${fault ? { message: t("page-failed"), status: 500 } : null} />`;
};

const Page = () => {
  if (!hasWords()) return null;
  if (banned.value) return html`<${Banned} />`;
  const { screen, args, query } = route.value;
  // Another match is another screen: nothing of the one before stays. Each has an element of its own, which goes with
  // it even where an answer for it comes in the moment it is left.
  return html`<${Newer} /><${Loading} /><${HouseNotices} /><div class="screen" key=${screen === "match" || screen === "lesson" ? args[0] : screen}>
    <${Screen} screen=${screen} args=${args} query=${query} /></div>`;
};

/** Whether the icons are there, or on their way. */
let hasPieces = false;

/** The icons are drawn from one sheet, put into the page once. */
function loadPieces() {
  if (hasPieces) return;
  hasPieces = true;
  const request = new XMLHttpRequest();
  request.open("GET", new URL("../look/pieces.svg", import.meta.url));
  request.responseType = "document";
  request.overrideMimeType("image/svg+xml");
  request.onload = () => {
    const sheet = request.responseXML?.documentElement;
    if (sheet) document.body.append(document.importNode(sheet, true));
    hasPieces = Boolean(sheet);
  };
  request.onerror = () => (hasPieces = false);
  request.send();
}

/** Without words there is nothing to show: index.html then says so. */
const bringWords = () => loadWords().catch((error) => console.warn(error));

followSettings();
followTurns();
loadPieces();
effect(() => {
  void language.value;
  bringWords();
  connect();
});
effect(() => {
  if (hasWords()) document.getElementById("late")?.remove();
});
// What did not come at first comes when the server is there.
onOpen(() => {
  bringWords();
  loadPieces();
});
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
