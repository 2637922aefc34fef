// Mounts the components of a title around a position, with a table that answers from what was written beforehand.
// Address: ?position=NAME&theme=dark&language=fr&motion=off
import { html } from "/src/quadriga/web/app/html.js";
import { Medal } from "/src/quadriga/web/parts/basics.js";
import { FluentBundle, FluentResource } from "/src/quadriga/web/vendor/fluent/index.js";
import { render } from "/src/quadriga/web/vendor/preact.js";

const asked = new URLSearchParams(location.search);
const json = async (name) => (await fetch(`/positions/${name}.json`)).json();

/** Where a card has a row of its own, as on the page; elsewhere it stands in a corner, the same one each time. */
const SHEET = matchMedia("(max-width: 620px), (max-height: 480px) and (orientation: landscape)");

/** The sheet of icons, put into the page as the shell does. */
const icons = new XMLHttpRequest();
icons.open("GET", "/src/quadriga/web/look/pieces.svg");
icons.responseType = "document";
icons.onload = () => document.body.append(document.importNode(icons.responseXML.documentElement, true));
icons.send();

/** What the shell would keep. */
const nothing = { bare: false, picked: null, considered: null, hint: null, playing: null, lit: [], over: false };
const kept = { ...nothing };
const committed = [];
const missing = new Set();
/** What was fetched, by language. */
const catalogues = {};
const bundles = {};
let game, title, position, catalogue, words;

async function speak(language) {
  if (!bundles[language]) {
    bundles[language] = new FluentBundle(language, { useIsolating: false });
    for (const folder of ["locales", `games/${game}/locales`])
      bundles[language].addResource(new FluentResource(await (await fetch(`/src/quadriga/web/${folder}/${language}.ftl`)).text()));
    catalogues[language] = await json(`catalogue-${language}`);
  }
  words = bundles[language];
  catalogue = catalogues[language];
  document.documentElement.lang = language;
}

function t(key, values) {
  const message = words.getMessage(key);
  if (!message?.value) {
    missing.add(key);
    return key;
  }
  const faults = [];
  const said = words.formatPattern(message.value, values, faults);
  for (const fault of faults) missing.add(`${key}: ${fault}`);
  return said;
}

/** The table as the components of the title are given it. */
export const table = () => ({
  envelope: position.envelope,
  catalogue,
  name: (kind, id) => {
    if (!(id in (catalogue.names[kind] ?? {}))) missing.add(`${kind} ${id}`);
    return catalogue.names[kind]?.[id] ?? id;
  },
  t,
  seat: position.envelope.seat,
  mine: position.envelope.question !== null,
  considered: kept.considered,
  preview: kept.considered && (position.previews[kept.considered.join("|")] ?? null),
  consider: (considered) => considered?.join() !== kept.considered?.join() && soon({ considered }),
  commit: (actions) => {
    committed.push(actions);
    soon({ picked: null, considered: null });
  },
  undo: () => {
    window.undone += 1;
    soon({});
  },
  picked: kept.picked,
  pick: (picked) => soon({ picked }),
  hint: kept.hint,
  playing: kept.playing,
  lit: kept.lit,
  motion: asked.get("motion") !== "off",
  width: innerWidth,
});

function Seat({ now, seat, name }) {
  const worn = title.wears?.(now, seat) ?? seat;
  const turn = now.envelope.owed.some((due) => due.seat === seat) ? "turn" : "";
  return html`<section class=${`seat seat-${worn + 1} ${turn}`}>
    <header><${Medal} seat=${worn} /><div class="who"><b>${name}</b></div></header><${title.SeatPanel} ...${now} seat=${seat} /></section>`;
}

function Page() {
  const now = table();
  const { envelope, considered } = now;
  const others = envelope.actions.filter((one) => !title.draws(one));
  // Where only what can be pressed matters, the rest is left out: drawing it takes most of the time.
  const seats = kept.bare ? [] : envelope.players.map(({ seat, name }) => html`<${Seat} key=${seat} now=${now} seat=${seat} name=${name} />`);
  const preview = considered && title.PreviewCard && !kept.bare && html`<section class="preview"><${title.PreviewCard} ...${now} /></section>`;
  return html`<main class="table">
    <header class="bar"><span class="brand">QUADRIGA</span><h1 class="where"><b>${catalogue.title}</b> ${asked.get("position")}</h1></header>
    ${innerWidth < 1181 && html`<div class="seats-strip" tabindex="0" role="group" aria-label="seats">${seats}</div>`}
    <div class="board">
      <${title.Board} ...${now} />${title.Aside && !kept.bare && html`<${title.Aside} ...${now} />`}
    </div>
    <div class="card-place" data-at=${SHEET.matches ? "sheet" : "south-west"}>${preview}
      ${kept.over && html`<section class="preview ended"><${title.ScorePad} ...${now} /></section>`}</div>
    ${innerWidth >= 1181 && html`<aside class="rail"><div class="panels" tabindex="0" role="group" aria-label="seats">${seats}</div></aside>`}
    <footer class="tray">
      <div class="prompt"><div><h2>${envelope.question?.prompt ?? ""}</h2></div></div>
      <div class="hand-area"><${title.Hand} ...${now} /></div>
      <div class="acts main-acts">
        ${others.map((one) => html`<button type="button" class="button" data-action=${one.action} onClick=${() => now.commit([one.action])}>${one.phrase}</button>`)}
        <button type="button" class="button main" disabled=${!now.mine || !considered} onClick=${() => now.commit(considered)}>${title.mainWord(now)}</button>
      </div>
    </footer>
  </main>`;
}

/** Time that each change took to draw, in ms of script. */
const drawn = [];
let isDrawing = false;
let isStale = false;
/** Draw what is another now, at once; what changes while it is drawn is drawn after it. */
function change(more) {
  Object.assign(kept, more);
  isStale = true;
  if (isDrawing) return;
  isDrawing = true;
  const began = performance.now();
  while (isStale) {
    isStale = false;
    render(html`<${Page} />`, document.getElementById("page"));
  }
  isDrawing = false;
  drawn.push(performance.now() - began);
}

/** What a component changes is drawn when its handler has ended, as on the page. */
function soon(more) {
  Object.assign(kept, more);
  isStale = true;
  queueMicrotask(flush);
}

function flush() {
  if (isStale) change({});
}

/** Lays another position on the table. */
async function show(name, language) {
  position = await json(name);
  await speak(language ?? position.language);
  window.position = position;
  committed.length = 0;
  change(nothing);
  await new Promise((done) => setTimeout(done));
  return position.envelope;
}

/** Put a title on the page, with what its tests ask of it beside what all have: see `window`. */
export async function mount(mounted, own = {}) {
  ({ game, title } = mounted);
  const all = { change, flush, kept, show, committed, missing, drawn, undone: 0 };
  Object.assign(window, all, { told: () => catalogue, textBoard: () => title.textBoard(table()) }, own);
  if (asked.get("theme")) document.documentElement.dataset.theme = asked.get("theme");
  await show(asked.get("position") ?? mounted.first, asked.get("language"));
  addEventListener("resize", () => change({}));
  document.documentElement.dataset.ready = "";
}
