// A table without a server: mounts the components of L'Empire de César over one recorded position.
// ?position=three-middle&theme=dark&pick=londinium&step=4&still&hint&pad&text
import { render } from "/vendor/preact.js";
import { FluentBundle, FluentResource } from "/vendor/fluent/index.js";
import { html } from "/look/map/html.js";
import { title } from "/games/empire/index.js";

const asked = new URLSearchParams(location.search);
const load = async (path) => (await fetch(path)).json();
const told = await load(`/positions/${asked.get("position") ?? "three-middle"}.json`);
const catalogue = await load(`/positions/catalogue-${told.language}.json`);
const words = new FluentBundle(told.language, { useIsolating: false });
words.addResource(new FluentResource(await (await fetch(`/games/empire/locales/${told.language}.ftl`)).text()));

const icons = new DOMParser().parseFromString(await (await fetch("/look/pieces.svg")).text(), "image/svg+xml");
document.body.before(document.adoptNode(icons.documentElement));
document.documentElement.lang = told.language;
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme");

/** What a shell would keep. `committed` is looked at by the tests. */
const kept = { considered: null, picked: asked.get("pick"), playing: null, committed: null, times: [] };
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
  hint: asked.has("hint") ? told.hint : null,
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
    ${now.width <= 1180 && html`<div class="seats-strip">${seats.map(seat => html`<${Seat} key=${seat} seat=${seat} now=${now} />`)}</div>`}
    <div class="board"><${title.Board} ...${now} /><${title.Aside} ...${now} /></div>
    ${now.width > 1180 && html`<aside class="rail">${seats.map(seat => html`<${Seat} key=${seat} seat=${seat} now=${now} />`)}
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

// All that the seat has not seen yet, one step after the other, or held at one.
const news = told.envelope.news.flatMap(one => one.events);
kept.play = step => change({ playing: { events: news, step } });
if (asked.has("step")) kept.playing = { events: news, step: Math.min(Number(asked.get("step")), news.length - 1) };
addEventListener("resize", draw);
addEventListener("keydown", event => { if (event.key === "Escape") change({ picked: null, considered: null }); });
kept.textBoard = () => title.textBoard(table());
kept.envelope = told.envelope;
kept.draws = title.draws;
draw();
kept.ready = true;
