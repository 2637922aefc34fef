// The page starts: settings, words, the line, then the screen that the address names.
import { effect } from "../vendor/signals/signals.js";
import { useErrorBoundary } from "../vendor/preact/hooks.js";
import { render } from "../vendor/preact/preact.js";
import { JoinScreen } from "../screens/join.js";
import { LostScreen } from "../screens/lost.js";
import { MatchScreen } from "../screens/match.js";
import { NewTableScreen } from "../screens/new-table.js";
import { RulesScreen } from "../screens/rules.js";
import { SettingsScreen } from "../screens/settings.js";
import { ShelfScreen } from "../screens/shelf.js";
import { YouScreen } from "../screens/you.js";
import { html } from "./html.js";
import { connect } from "./line.js";
import { route } from "./router.js";
import { followSettings, language } from "./settings.js";
import { hasWords, loadWords, t } from "./words.js";

/** @type {Record<string, (props: {args: string[], query: URLSearchParams}) => any>} */
const SCREENS = {
  shelf: ShelfScreen,
  new: NewTableScreen,
  match: MatchScreen,
  join: JoinScreen,
  code: JoinScreen,
  rules: RulesScreen,
  you: YouScreen,
  settings: SettingsScreen,
};

/** One screen; what fails in it is shown, not swallowed. */
const Screen = (/** @type {import("./router.js").Route} */ { screen, args, query }) => {
  const [fault] = useErrorBoundary((error) => console.error(error));
  if (fault) return html`<${LostScreen} fault=${{ message: t("page-failed"), status: 500 }} />`;
  return html`<${SCREENS[screen] ?? LostScreen} args=${args} query=${query} />`;
};

const Page = () => {
  if (!hasWords()) return null;
  const { screen, args, query } = route.value;
  // Another match is another screen: nothing of the one before stays.
  return html`<${Screen} key=${screen === "match" ? args[0] : screen} screen=${screen} args=${args} query=${query} />`;
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
