// A table without a server: mounts the components of L'Empire de César over one recorded position.
// ?position=three-middle&theme=dark&pick=londinium&still&pad&text
import { render } from "/src/quadriga/web/vendor/preact.js";
import { FluentBundle, FluentResource } from "/src/quadriga/web/vendor/fluent/index.js";
import { html } from "/src/quadriga/web/look/map/html.js";
import { title } from "/src/quadriga/web/games/empire/index.js";

const asked = new URLSearchParams(location.search);
const load = async (path) => (await fetch(path)).json();
/** What was fetched, by name and by language. */
const positions = {}, catalogues = {}, bundles = {};
let told, catalogue, words;

async function speak(language) {
  if (!bundles[language]) {
    bundles[language] = new FluentBundle(language, { useIsolating: false });
    for (const folder of ["locales", "games/empire/locales"])
      bundles[language].addResource(new FluentResource(await (await fetch(`/src/quadriga/web/${folder}/${language}.ftl`)).text()));
    catalogues[language] = await load(`/positions/catalogue-${language}.json`);
  }
  [words, catalogue] = [bundles[language], catalogues[language]];
  document.documentElement.lang = language;
}

const icons = new DOMParser().parseFromString(await (await fetch("/src/quadriga/web/look/pieces.svg")).text(), "image/svg+xml");
document.body.before(document.adoptNode(icons.documentElement));
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme");

/** What a shell would keep. `committed` is looked at by the tests. */
const nothing = { considered: null, picked: null, playing: null, committed: null };
const kept = { ...nothing, bare: false, times: [] };
window.harness = kept;

function t(key, values) {
  const message = words.getMessage(key);
  if (!message?.value) throw new Error(`no words for ${key}`);
  return words.formatPattern(message.value, values);
}

function change(parts) {
  Object.assign(kept, parts);
  if (!kept.waiting) queueMicrotask(draw);
  kept.waiting = true;
}
kept.change = change;

const table = () => ({
  envelope: told.envelope,
  catalogue,
  name: (kind, id) => catalogue.names[kind]?.[id] ?? id,
  t,
  seat: told.envelope.seat,
  mine: told.envelope.question !== null && kept.committed === null,
  considered: kept.considered,
  preview: kept.considered ? told.previews[kept.considered.join("|")] ?? null : null,
  consider: (considered) => change({ considered }),
  commit: (actions) => change({ committed: actions }),
  picked: kept.picked,
  pick: (picked) => change({ picked }),
  hint: null,
  playing: kept.playing,
  lit: asked.get("lit")?.split(",") ?? [],
  motion: !asked.has("still"),
  width: innerWidth,
});

function Seat({ seat, now }) {
  const { name } = told.envelope.players[seat], turn = told.envelope.owed.some(one => one.seat === seat);
  const emblem = ["bolt", "trident", "lyre", "wing", "crescent"][seat];
  return html`<section class=${`seat seat-${seat + 1} ${turn ? "turn" : ""}`}>
    <header><span class=${`medal seat-${seat + 1}`}><svg class="icon"><use href=${`#${emblem}`} /></svg></span><div class="who"><b>${name}</b></div></header>
    <${title.SeatPanel} ...${now} seat=${seat} />
  </section>`;
}

function Page() {
  const now = table(), { envelope } = now, own = Math.max(0, envelope.seat);
  const seats = envelope.players.map((_, n) => (own + n) % envelope.players.length);
  const buttons = envelope.actions.filter(action => !title.draws(action));
  return html`<main class="table">
    <header class="bar"><span class="brand">QUADRIGA</span><span class="where"><b>${catalogue.title}</b></span></header>
    ${now.width <= 1180 && !kept.bare && html`<div class="seats-strip">${seats.map(seat => html`<${Seat} key=${seat} seat=${seat} now=${now} />`)}</div>`}
    <div class="board"><${title.Board} ...${now} />${!kept.bare && html`<${title.Aside} ...${now} />`}</div>
    ${kept.considered && html`<div class="card-place" data-at=${now.width <= 620 ? "sheet" : "north-east"}><section class="preview"><${title.PreviewCard} ...${now} /></section></div>`}
    ${now.width > 1180 && !kept.bare && html`<aside class="rail">${seats.map(seat => html`<${Seat} key=${seat} seat=${seat} now=${now} />`)}
      ${(asked.has("pad") || envelope.outcome) && html`<${title.ScorePad} ...${now} />`}</aside>`}
    <footer class="tray">
      <div class="prompt"><div><h2>${kept.committed ? kept.committed.join(", ") : envelope.question?.prompt ?? ""}</h2></div></div>
      <${title.Hand} ...${now} />
      <div class="acts main-acts">${buttons.map(action => html`<button type="button" class="button single" onClick=${() => now.commit([action.action])}>${action.phrase}</button>`)}
        <button type="button" class="button main play" disabled=${!now.mine || !kept.considered} onClick=${() => now.commit(kept.considered)}><svg class="icon"><use href="#check" /></svg>OK</button></div>
    </footer>
    ${asked.has("text") && html`<dialog open>${title.textBoard(now).map(({ heading, lines }) => html`<h2>${heading}</h2><ul>${lines.map(line => html`<li>${line}</li>`)}</ul>`)}</dialog>`}
    ${asked.has("sheet") && html`<dialog open class="sheet"><${title.ScorePad} ...${now} /></dialog>`}
  </main>`;
}

function draw() {
  kept.waiting = false;
  const start = performance.now();
  render(html`<${Page} />`, document.body);
  kept.times.push(performance.now() - start);
}

/** Lays another position on the table. */
kept.show = async name => {
  told = positions[name] ??= await load(`/positions/${name}.json`);
  await speak(told.language);
  Object.assign(kept, nothing, { envelope: told.envelope });
  draw();
};
/** All that the seat has not seen yet, held at a step. */
kept.play = step => change({ playing: { events: told.envelope.news.flatMap(one => one.events), step } });
addEventListener("resize", draw);
addEventListener("keydown", event => { if (event.key === "Escape") change({ picked: null, considered: null }); });
kept.textBoard = () => title.textBoard(table());
kept.draws = title.draws;
await kept.show(asked.get("position") ?? "three-middle");
if (asked.has("pick")) change({ picked: asked.get("pick") });
kept.ready = true;
