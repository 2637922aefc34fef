// A match that is over: its points over time, or its board at any moment, through anybody's eyes.
import { useAddress } from "../app/address.js";
import { html } from "../app/html.js";
import { useKeys } from "../app/keys.js";
import { rematch } from "../app/rematch.js";
import { firstScoring, leadChanges, pointsOf } from "../app/points.js";
import { ReplayStore, momentLink } from "../app/replay.js";
import { to } from "../app/router.js";
import { say } from "../app/say.js";
import { words } from "../app/settings.js";
import { useWidth } from "../app/width.js";
import { t } from "../app/words.js";
import { TextBoard } from "../games/common/text-board.js";
import { coverOf } from "../games/index.js";
import { useTitle } from "../games/use-title.js";
import { Bar } from "../parts/bar.js";
import { Button, Dress, Icon, Medal } from "../parts/basics.js";
import { Drawer } from "../parts/drawer.js";
import { Plot } from "../parts/plot.js";
import { named, shownTable } from "../parts/replay-table.js";
import { ending, verdict } from "../parts/score-pad.js";
import { Seats } from "../parts/seats.js";
import { SandboxDrawer, ShareDrawer } from "../parts/share.js";
import { SourcePad, leaps } from "../parts/source-pad.js";
import { Eyes, Scrubber, Steps, stepKeys } from "../parts/steps.js";
import { Story } from "../parts/story.js";
import { RecordLink } from "../parts/record-link.js";
import { useEffect, useMemo, useState } from "../vendor/preact/hooks.js";
import { LostScreen } from "./lost.js";
import { OpenRecord } from "./open-record.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Catalogue} Catalogue */

const RAIL_FROM = 861;
/** Where the plot begins and how wide it is, as shares of its box. */
const [PLOT_LEFT, PLOT_WIDTH] = [0.045, 0.865];

/** @param {{room: Room, catalogue: Catalogue}} props */
const Victory = ({ room, catalogue }) => {
  const winner = room.outcome?.winners.length === 1 ? room.outcome.winners[0] : null;
  return html`<section class="victory"><img src=${coverOf(room.game)} alt="" width="640" height="400" />
    <div>${winner !== null && html`<${Medal} seat=${winner} />`}<p>${t(room.outcome ? "victory" : "over")}</p>
      <h2>${verdict(room, catalogue)}</h2><small>${ending(room, catalogue)}</small></div></section>`;
};

/** @param {{store: ReplayStore, room: Room}} props what happened at the moment shown */
const Flag = ({ store, room }) => {
  const [step, points] = [store.step.value, store.points.value];
  const told = store.story.value[step - 1];
  if (!told || step === store.length.value) return null;
  const changes = room.seats.flatMap(({ seat, name }) => {
    const steps = pointsOf(points, seat);
    const n = steps.findIndex((one) => one.at === step);
    return n < 0 ? [] : [{ seat, name, from: steps[n - 1]?.total ?? 0, to: steps[n].total }];
  });
  const start = firstScoring(points);
  const share = Math.max(0, step - start) / Math.max(1, store.length.value - start);
  const right = share > 0.55;
  const at = PLOT_LEFT + share * PLOT_WIDTH;
  const leader = leadChanges(points).find((one) => one.step === step);
  return html`<div class=${`flag ${right ? "to-left" : ""}`} style=${{ "--at": String(at) }}>
    <b>${told.events[0]?.phrase ?? t("moment-of", { step, count: store.length.value })}</b>
    ${changes.map((one) => html`<span key=${one.seat}>${one.name} ${one.from} → <b>${one.to}</b></span>`)}
    ${leader && html`<span class="leads"><${Medal} seat=${leader.seat} size="tiny" />${t("took-lead", { name: room.seats[leader.seat].name })}</span>`}</div>`;
};

/** @param {{store: ReplayStore, title: Title}} props */
const Turned = ({ store, title }) => {
  const found = leaps(store.points.value, 3);
  if (!found.length) return null;
  return html`<section class="card-block"><h2>${t("where-it-turned")}</h2><ol class="turning">
    ${found.map(({ step, seat, gain }) => {
      const on = store.step.value === step;
      const told = store.story.value[step - 1]?.events ?? [];
      const scoring = told.filter((event) => title.scoring.includes(event.event));
      const phrase = (scoring.find((event) => event.seat === seat) ?? scoring[0] ?? told[0])?.phrase ?? "";
      return html`<li key=${`${step} ${seat}`}><button type="button" class=${on ? "on" : ""} aria-pressed=${String(on)}
        onClick=${() => store.jump(step)}><span class="draw-no">${step}</span><${Medal} seat=${seat} size="tiny" />
        <span>${phrase}</span><b>+${gain}</b></button></li>`;
    })}</ol></section>`;
};

/** @param {{store: ReplayStore, room: Room}} props */
const After = ({ store, room }) => {
  const again = () => rematch(room).catch((error) => (store.fault.value = error));
  return html`<section class="card-block after">
    ${room.you.length > 0 && html`<${Button} icon="turn" onClick=${again}>${t("rematch")}</${Button}>`}
    <${Button} icon="lamp" href=${to("review", store.id)}>${t("review")}</${Button}>
    <${RecordLink} room=${room} kind="button"><${Icon} name="scroll" />${t("record")}</${RecordLink}></section>`;
};

/** @param {{store: ReplayStore, room: Room, catalogue: Catalogue, title: Title}} props */
const Shown = ({ store, room: bare, catalogue, title }) => {
  const width = useWidth();
  const [view, setView] = useState(store.wanted.peek() === null ? "points" : "board");
  const [drawer, setDrawer] = useState(/** @type {string|null} */ (null));
  // Nothing can be played, but a title may show more of what is picked: another seat's cards, say.
  const [picked, setPicked] = useState(/** @type {string|null} */ (null));
  const envelope = store.envelope.value;
  const [step, eyes] = [store.step.value, store.eyes.value];
  const room = named(bare, envelope);
  const hasRail = width >= RAIL_FROM;
  const onBoard = view === "board";
  useAddress(momentLink("replay", store.id, eyes, store.wanted.peek() === null ? null : step));
  useEffect(() => {
    const line = store.lines.peek().findLast((one) => one.revision <= step);
    if (!store.isPlaying.peek() && line) say(line.phrase);
  }, [step]);
  useKeys({ ...stepKeys(store), b: () => setView(onBoard ? "points" : "board"), l: () => setDrawer("log") });
  const more = { lit: store.lit.value, playing: store.playing.value, picked, pick: setPicked };
  const table = envelope && shownTable(envelope, catalogue, width, more);
  const wears = (/** @type {number} */ seat) => (table && title.wears?.(table, seat)) ?? seat;
  const points = store.points.value.findLast((one) => one.decision <= step)?.points ?? room.seats.map(() => ({}));
  const atEnd = step === store.length.value;
  const pad = html`<${SourcePad} points=${atEnd ? (room.outcome?.points ?? points) : points} room=${room}
    catalogue=${catalogue} ranks=${atEnd ? room.outcome?.ranks : undefined} />`;
  const medal = (/** @type {number} */ seat) => html`<${Medal} seat=${seat} size="tiny" />`;
  const board =
    table &&
    html`<div class="scene">${
      words.value
        ? html`<div class="in-words"><${TextBoard} passages=${title.textBoard(table)} table=${table} /></div>`
        : html`<${title.Board} ...${table} />${title.Aside && html`<${title.Aside} ...${table} />`}`
    }</div>`;
  return html`<${Dress.Provider} value=${wears}>
    <main class=${`table replay ${onBoard ? "on-board" : "on-points"}`}>
    <${Bar} title=${room.name || catalogue.title} detail=${`· ${t("replay")}`}>
      ${
        !hasRail &&
        html`<button type="button" class="tool" aria-label=${t("log")} onClick=${() => setDrawer("log")}>
          <${Icon} name="scroll" /></button>`
      }
    </${Bar}>
    <div class="board" role="region" aria-label=${t(onBoard ? "board" : "points-over-time")}>
      ${
        onBoard
          ? board
          : html`<${Victory} room=${room} catalogue=${catalogue} />
        <section class="time"><h2>${t("points-over-time")}
          ${leadChanges(store.points.value).length > 0 && html`<small>${t("lead-marks")}</small>`}</h2>
          <${Plot} points=${store.points.value} names=${room.seats.map((seat) => seat.name)} length=${store.length.value}
            step=${step} jump=${(/** @type {number} */ at) => store.jump(at)} />
          <${Flag} store=${store} room=${room} /></section>`
      }
    </div>
    <aside class="rail" aria-label=${t("beside")}>
      <div class="segments views" role="group" aria-label=${t("shown")}>
        ${["points", "board"].map(
          (one) => html`<button type="button" key=${one} class=${view === one ? "on" : ""} aria-pressed=${String(view === one)}
          onClick=${() => setView(one)}>${t(one === "points" ? "points-view" : "board")}</button>`,
        )}</div>
      ${
        onBoard
          ? table &&
            html`<div class="panels"><${Seats} room=${room} table=${table} title=${title} /></div>
          ${hasRail && html`<${Story} store=${store} />`}`
          : html`<section class="card-block"><h2>${t("score-pad")}</h2>${pad}</section><${Turned} store=${store} title=${title} />`
      }
      <${Eyes} store=${store} room=${room} medal=${medal} />
      ${!onBoard && html`<${After} store=${store} room=${room} />`}
    </aside>
    <footer class="tray"><${Steps} store=${store} /><${Scrubber} store=${store} />
      <div class="acts"><${Button} icon="rondel" disabled=${atEnd} title=${t("try-from-here")}
        onClick=${() => (store.pause(), setDrawer("sandbox"))}><span class="word">${t("try-from-here")}</span></${Button}>
        <${Button} kind="main" icon="share" onClick=${() => (store.pause(), setDrawer("share"))}>${t("share-moment")}</${Button}></div>
    </footer>
    ${
      drawer === "log" &&
      html`<${Drawer} title=${t("log")} close=${() => setDrawer(null)}><${Story} store=${store} /></${Drawer}>`
    }
    ${
      drawer === "share" &&
      html`<${ShareDrawer} step=${step} link=${momentLink("replay", store.id, eyes, step)}
      close=${() => setDrawer(null)} />`
    }
    ${
      drawer === "sandbox" &&
      html`<${SandboxDrawer} store=${store} room=${room} catalogue=${catalogue} step=${step}
      close=${() => setDrawer(null)} />`
    }
  </main></${Dress.Provider}>`;
};

/**
 * What a screen about a match that is over needs before it can show anything.
 * @param {string} id
 * @param {URLSearchParams} query
 */
export function useReplay(id, query) {
  const store = useMemo(() => new ReplayStore(id, query), [id]);
  const [room, catalogue] = [store.room.value, store.catalogue.value];
  useEffect(() => () => store.close(), [store]);
  const [title, missing] = useTitle(room?.game);
  const ready = room && catalogue && title && store.story.value.length ? { room, catalogue, title } : null;
  return { store, ready, fault: store.fault.value ?? missing };
}

/** @param {{id: string, query: URLSearchParams}} props */
const Replayed = ({ id, query }) => {
  const { store, ready, fault } = useReplay(id, query);
  if (fault) return html`<${LostScreen} fault=${fault} />`;
  if (!ready) return html`<div class="flow" aria-busy="true"></div>`;
  return html`<${Shown} store=${store} ...${ready} />`;
};

/** @param {{args: string[], query: URLSearchParams}} props */
export const ReplayScreen = ({ args, query }) => {
  if (!args[0]) return html`<${OpenRecord} />`;
  // Another link to the same match is another moment.
  return html`<${Replayed} key=${`${args[0]} ${query}`} id=${args[0]} query=${query} />`;
};

