// Mounts the components of Caesar! around a position, with a table that answers from what was written beforehand.
// Address: ?position=NAME&theme=dark&language=fr&show=WHAT
import { title } from "/src/quadriga/web/games/caesar/index.js";
import { before } from "/src/quadriga/web/games/caesar/playback.js";
import { html } from "/src/quadriga/web/look/map/html.js";
import { FluentBundle, FluentResource } from "/src/quadriga/web/vendor/fluent/index.js";
import { render } from "/src/quadriga/web/vendor/preact.js";

const asked = new URLSearchParams(location.search);
const json = async (name) => (await fetch(`/positions/${name}.json`)).json();
/** What was fetched, by name and by language. */
const positions = {};
const catalogues = {};
const bundles = {};
let position, catalogue, words;

async function speak(language) {
  if (!bundles[language]) {
    bundles[language] = new FluentBundle(language, { useIsolating: false });
    for (const folder of ["locales", "games/caesar/locales"])
      bundles[language].addResource(new FluentResource(await (await fetch(`/src/quadriga/web/${folder}/${language}.ftl`)).text()));
    catalogues[language] = await json(`catalogue-${language}`);
  }
  words = bundles[language];
  catalogue = catalogues[language];
  document.documentElement.lang = language;
}

/** The sheet of icons, put into the page as the shell does. */
const icons = new XMLHttpRequest();
icons.open("GET", "/src/quadriga/web/look/pieces.svg");
icons.responseType = "document";
icons.onload = () => document.body.append(document.importNode(icons.responseXML.documentElement, true));
icons.send();

/** What the shell would keep. */
const nothing = { bare: false, picked: null, considered: null, hint: null, playing: null, lit: [], over: false };
const kept = { ...nothing };
const committed = (window.committed = []);
window.missing = new Set();

function t(key, values) {
  const message = words.getMessage(key);
  if (!message?.value) {
    window.missing.add(key);
    return key;
  }
  const faults = [];
  const said = words.formatPattern(message.value, values, faults);
  for (const fault of faults) window.missing.add(`${key}: ${fault}`);
  return said;
}

const table = () => ({
  envelope: position.envelope,
  catalogue,
  name: (kind, id) => {
    if (!(id in (catalogue.names[kind] ?? {}))) window.missing.add(`${kind} ${id}`);
    return catalogue.names[kind]?.[id] ?? id;
  },
  t,
  seat: position.envelope.seat,
  mine: position.envelope.question !== null,
  considered: kept.considered,
  preview: kept.considered && (position.previews[kept.considered.join("|")] ?? null),
  consider: (considered) => soon({ considered }),
  commit: (actions) => {
    committed.push(actions);
    soon({ picked: null, considered: null });
  },
  picked: kept.picked,
  pick: (picked) => soon({ picked }),
  hint: kept.hint,
  playing: kept.playing,
  lit: kept.lit,
  motion: asked.get("motion") !== "off",
  width: innerWidth,
});

function Page() {
  const told = table();
  const { envelope } = told;
  const others = envelope.actions.filter((one) => !title.draws(one));
  const seat = (one) =>
    html`<section class=${`seat seat-${title.wears(told, one.seat) + 1} ${envelope.owed.some(({ seat }) => seat === one.seat) ? "turn" : ""}`}>
      <header><span class=${`medal seat-${title.wears(told, one.seat) + 1}`}></span><div class="who"><b>${one.name}</b></div></header>
      <${title.SeatPanel} ...${told} seat=${one.seat} />
    </section>`;
  // Where only what can be pressed matters, the rest is left out: drawing it takes most of the time.
  const seats = kept.bare ? [] : envelope.players.toReversed().map(seat);
  return html`<main class="table">
    <header class="bar"><span class="brand">QUADRIGA</span><h1 class="where"><b>${catalogue.title}</b> ${asked.get("position")}</h1></header>
    ${innerWidth < 1181 && html`<div class="seats-strip">${seats}</div>`}
    <div class="board">
      <${title.Board} ...${told} />
      ${told.considered && !kept.bare && html`<section class="preview"><${title.PreviewCard} ...${told} /></section>`}
      ${!kept.bare && html`<${title.Aside} ...${told} />`}
      ${kept.over && html`<section class="preview"><${title.ScorePad} ...${told} /></section>`}
    </div>
    ${innerWidth >= 1181 && html`<aside class="rail">${seats}</aside>`}
    <footer class="tray">
      <div class="prompt"><div><h2>${envelope.question?.prompt ?? ""}</h2></div></div>
      <${title.Hand} ...${told} />
      <div class="acts main-acts">
        ${others.map((one) => html`<button type="button" class="button" data-action=${one.action} onClick=${() => told.commit([one.action])}>${one.phrase}</button>`)}
        <button type="button" class="button main" disabled=${!told.mine || !told.considered} onClick=${() => told.commit(told.considered)}>${title.mainWord(told)}</button>
      </div>
    </footer>
  </main>`;
}

/** Time that each change took to draw, in ms of script. */
window.drawn = [];
let stale = false;
function change(more) {
  Object.assign(kept, more);
  stale = false;
  const before = performance.now();
  render(html`<${Page} />`, document.getElementById("page"));
  window.drawn.push(performance.now() - before);
}

/** What a component changes is drawn when its handler has ended, as on the page. */
function soon(more) {
  Object.assign(kept, more);
  stale = true;
  queueMicrotask(flush);
}

function flush() {
  if (stale) change({});
}

/** Lays another position on the table. */
async function show(name, language) {
  position = positions[name] ??= await json(name);
  await speak(language ?? position.language);
  window.position = position;
  committed.length = 0;
  change(nothing);
  return position.envelope;
}

Object.assign(window, { change, flush, kept, show, before: (events) => before(position.envelope.view, events, catalogue.board) });
window.textBoard = () => title.textBoard(table());
if (asked.get("theme")) document.documentElement.dataset.theme = asked.get("theme");
await show(asked.get("position") ?? "base-middle", asked.get("language"));
addEventListener("resize", () => change({}));
document.documentElement.dataset.ready = "";
