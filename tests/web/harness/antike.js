// Mounts the components of Antike around a position, with a table that answers from what was written beforehand.
// Address: ?position=NAME&theme=dark&language=fr&motion=off
import { momentOf } from "/src/quadriga/web/games/antike/moment.js";
import { title } from "/src/quadriga/web/games/antike/index.js";
import { html } from "/src/quadriga/web/look/map/html.js";
import { FluentBundle, FluentResource } from "/src/quadriga/web/vendor/fluent/index.js";
import { render } from "/src/quadriga/web/vendor/preact.js";

const asked = new URLSearchParams(location.search);
const json = async (name) => (await fetch(`/positions/${name}.json`)).json();
/** What was fetched, by language. */
const catalogues = {};
const bundles = {};
let position, catalogue, words;

async function speak(language) {
  if (!bundles[language]) {
    bundles[language] = new FluentBundle(language, { useIsolating: false });
    for (const folder of ["", "games/antike/"]) {
      const told = await fetch(`/src/quadriga/web/${folder}locales/${language}.ftl`);
      bundles[language].addResource(new FluentResource(await told.text()));
    }
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
const nothing = { picked: null, considered: null, hint: null, playing: null, lit: [], over: false };
const kept = { ...nothing };
const committed = (window.committed = []);
window.missing = new Set();
window.undone = 0;

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
  consider: (considered) => change({ considered }),
  commit: (actions) => {
    committed.push(actions);
    change({ picked: null, considered: null });
  },
  undo: () => {
    window.undone += 1;
    change({});
  },
  picked: kept.picked,
  pick: (picked) => change({ picked }),
  hint: kept.hint,
  playing: kept.playing,
  lit: kept.lit,
  motion: asked.get("motion") !== "off",
  width: innerWidth,
});

function Page() {
  const told = table();
  const { envelope } = told;
  const seat = (one) =>
    html`<section class=${`seat seat-${one.seat + 1}`}>
      <header><span class=${`medal seat-${one.seat + 1}`}></span><div class="who"><b>${one.name}</b></div></header>
      <${title.SeatPanel} ...${told} seat=${one.seat} />
    </section>`;
  const seats = envelope.players.map(seat);
  return html`<main class="table">
    <header class="bar"><span class="brand">QUADRIGA</span><h1 class="where"><b>${catalogue.title}</b> ${asked.get("position")}</h1></header>
    ${innerWidth < 1181 && html`<div class="seats-strip" tabindex="0" role="group" aria-label="seats">${seats}</div>`}
    <div class="board">
      <${title.Board} ...${told} /><${title.Aside} ...${told} />
      <div class="corner">${told.considered && html`<section class="preview"><${title.PreviewCard} ...${told} /></section>`}
        ${kept.over && html`<section class="preview ended"><${title.ScorePad} ...${told} /></section>`}</div>
    </div>
    ${innerWidth >= 1181 && html`<aside class="rail"><div class="panels" tabindex="0" role="group" aria-label="seats">${seats}</div></aside>`}
    <footer class="tray">
      <div class="prompt"><div><h2>${envelope.question?.prompt ?? ""}</h2></div></div>
      <div class="hand-area"><${title.Hand} ...${told} /></div>
      <div class="acts main-acts">
        <button type="button" class="button main" disabled=${!told.mine || !told.considered} onClick=${() => told.commit(told.considered)}>${title.mainWord(told)}</button>
      </div>
    </footer>
  </main>`;
}

/** Time that each change took to draw, in ms of script. */
window.drawn = [];
let isDrawing = false;
let isStale = false;
function change(more) {
  Object.assign(kept, more);
  isStale = true;
  // What changes while the page is drawn is drawn after it.
  if (isDrawing) return;
  for (isDrawing = true; isStale; ) {
    isStale = false;
    const before = performance.now();
    render(html`<${Page} />`, document.getElementById("page"));
    window.drawn.push(performance.now() - before);
  }
  isDrawing = false;
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

Object.assign(window, { change, kept, show });
window.told = () => catalogue;
window.textBoard = () => title.textBoard(table());
window.momentAt = (events, step) => momentOf({ ...table(), playing: { events, step } });
if (asked.get("theme")) document.documentElement.dataset.theme = asked.get("theme");
await show(asked.get("position") ?? "four-rondel", asked.get("language"));
addEventListener("resize", () => change({}));
document.documentElement.dataset.ready = "";
