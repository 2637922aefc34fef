// A bot's review of a match that is over: what each seat could expect, what cost most, what was better.
import { useAddress } from "../app/address.js";
import { html } from "../app/html.js";
import { useKeys } from "../app/keys.js";
import { get, post } from "../app/net.js";
import { rematch } from "../app/rematch.js";
import { momentLink } from "../app/replay.js";
import { to } from "../app/router.js";
import { needUser, user } from "../app/session.js";
import { language, words } from "../app/settings.js";
import { useWidth } from "../app/width.js";
import { isAlone } from "../app/transport.js";
import { number, t } from "../app/words.js";
import { TextBoard } from "../games/common/text-board.js";
import { coverOf } from "../games/index.js";
import { useAnswer } from "../parts/answers.js";
import { Bar } from "../parts/bar.js";
import { Button, Dress, Icon, Medal } from "../parts/basics.js";
import { TOUCHED, useCloser } from "../parts/closer.js";
import { Curve } from "../parts/curve.js";
import { Wreath } from "../parts/curtain.js";
import { named, shownTable } from "../parts/replay-table.js";
import { verdict } from "../parts/score-pad.js";
import { botName } from "../parts/seats.js";
import { CopyLink, SandboxDrawer } from "../parts/share.js";
import { SourcePad } from "../parts/source-pad.js";
import { Steps, stepKeys } from "../parts/steps.js";
import { RecordLink } from "../parts/record-link.js";
import { useEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { LostScreen } from "./lost.js";
import { useReplay } from "./replay.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").ReviewData} ReviewData */
/** @typedef {import("../types.js").MarkedData} MarkedData */
/** @typedef {import("../types.js").HintData} HintData */
/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../app/replay.js").ReplayStore} ReplayStore */

/** Three decisions, no more. */
const MOST_SHOWN = 3;
const ASK_AGAIN_MS = 800;
const BEST_BOT = "level5";
/** From so wide a window there is a rail, so wide, in px. */
const [RAIL_FROM, RAIL] = [861, 440];

/**
 * The review, asked for until it is ready; begun at once for whoever is known here.
 * @param {ReplayStore} store
 */
function useReview(store) {
  const [review, setReview] = useState(/** @type {ReviewData|null} */ (null));
  const [round, setRound] = useState(0);
  const spoken = language.value;
  const failed = (/** @type {Error} */ error) => (store.fault.value = error);
  useEffect(() => {
    let current = true;
    get(`/matches/${store.id}/review`).then((told) => current && setReview(told), failed);
    return () => {
      current = false;
    };
  }, [spoken, round]);
  useEffect(() => {
    if (review?.status !== "running") return;
    const timer = setTimeout(() => setRound(round + 1), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [review]);
  const begin = async () => {
    await needUser();
    await post(`/matches/${store.id}/review`).then(setReview, failed);
  };
  useEffect(() => {
    if (review?.status === "none" && user.value) begin();
  }, [review?.status, user.value?.id]);
  return { review, begin };
}

/** @param {{value: number, rank: number, seats: number}} props */
const Odds = ({ value, rank, seats }) =>
  html`<span class="odd">${
    seats > 2
      ? html`<b>${number(rank, 1)}</b> ${t("hint-rank", { seats })}`
      : html`<b>${Math.round(value * 100)}</b> ${t("of-100")}`
  }</span>`;

/**
 * Both moves of a mark; the one that is looked at comes first.
 * @param {MarkedData} mark
 * @param {"better"|"played"} looked
 * @returns {(HintData & {verdict: "better"|"played"})[]}
 */
function compare(mark, looked) {
  /** @type {("better"|"played")[]} */
  const order = looked === "better" ? ["better", "played"] : ["played", "better"];
  return order.map((verdict) => ({ ...mark[verdict], verdict }));
}

/** @param {{mark: MarkedData, room: Room, looked: string, look: (which: "better"|"played") => void}} props */
const Verdict = ({ mark, room, looked, look }) => {
  const name = room.seats[mark.seat].name;
  /** @param {"played"|"better"} which @param {string} icon */
  const half = (which, icon) => html`<button type="button" class=${`half ${which}`}
    aria-pressed=${String(looked === which)} onClick=${() => look(which)}>
    <span class=${`${which}-word`}><${Icon} name=${icon} /><b>${t(`review-${which}`)}</b></span>
    <span>${mark[which].phrase}</span><${Odds} ...${mark[which]} seats=${room.seats.length} /></button>`;
  const { reason, line } = mark.better;
  return html`<section class="card-block verdict" aria-live="polite">
    <h2><${Medal} seat=${mark.seat} size="tiny" />${t("review-of", { step: mark.step, name })}
      <em>−${Math.round(mark.cost * 100)}</em></h2>
    <div class="two">${half("played", "cross")}${half("better", "lamp")}</div>
    ${reason.length > 0 && html`<p class="why">${reason.slice(0, 2).join(" ")}</p>`}
    ${
      line.length > 0 &&
      html`<p class="why soft">${t("review-line")} ${line.slice(0, 2).map(
        (step, n) => html`<span key=${n}>${n > 0 && " · "}<b>${room.seats[step.seat]?.name}</b> ${step.phrase}</span>`,
      )}</p>`
    }
  </section>`;
};

/** @param {{review: ReviewData|null, begin: () => void, bot: string}} props */
const Waiting = ({ review, begin, bot }) =>
  html`<section class="card-block review-wait" aria-live="polite"><h2>${t("review")}</h2>
    <p>${t("review-how", { bot, rounds: review?.rounds ?? 0 })}</p>
    ${
      review?.status === "running" &&
      html`<progress max=${review.total || 1} value=${review.done} aria-label=${t("review-progress")}></progress>
      <p class="soft">${t("review-done", { done: review.done, total: review.total })}</p>`
    }
    ${
      review?.status === "none" &&
      html`<p><${Button} kind="main" icon="lamp" onClick=${begin}>${t("review-begin")}</${Button}></p>`
    }
  </section>`;

/** @param {{room: Room, catalogue: Catalogue}} props */
const Won = ({ room, catalogue }) => {
  const winner = room.outcome?.winners.length === 1 ? room.outcome.winners[0] : null;
  return html`<section class="won"><img src=${coverOf(room.game)} alt="" width="470" height="300" />
    ${winner !== null && html`<div><${Wreath} /><${Medal} seat=${winner} /></div>`}
    <p>${t(room.outcome ? "victory" : "over")}</p><h2>${verdict(room, catalogue)}</h2></section>`;
};

/**
 * @typedef {Object} CostsProps
 * @property {ReplayStore} store
 * @property {ReviewData} review
 * @property {Room} room
 * @property {MarkedData[]} shown
 * @property {number|null} whose null for all seats
 * @property {(seat: number|null) => void} choose
 */

/** @param {CostsProps} props */
const Costs = ({ store, review, room, shown, whose, choose }) => {
  const step = store.step.value;
  const seat = room.you[0] ?? whose;
  const play = review.plays.find((one) => one.seat === seat);
  const one = (/** @type {number|null} */ value, /** @type {any} */ inside) =>
    html`<button type="button" key=${value} class=${whose === value ? "on" : ""} aria-pressed=${String(whose === value)}
      onClick=${() => choose(value)}>${inside}</button>`;
  return html`<section class="card-block decisions"><h2>${t("cost-most")}
    <span class="segments" role="group" aria-label=${t("whose")}>${one(null, t("all-seats"))}
      ${room.seats.map((of) => one(of.seat, html`<${Medal} seat=${of.seat} size="tiny" /><span class="hidden">${of.name}</span>`))}</span></h2>
    <ol class="costs">${shown.map(
      (mark) => html`<li key=${mark.step}><button type="button" class=${mark.step === step ? "on" : ""}
        aria-pressed=${String(mark.step === step)} onClick=${() => store.jump(mark.step)}>
        <span class="turn-no">${mark.step}</span><${Medal} seat=${mark.seat} size="tiny" />
        <span>${mark.played.phrase}<small>${t("review-better-line", { phrase: mark.better.phrase })}</small></span>
        <b>−${Math.round(mark.cost * 100)}</b></button></li>`,
    )}</ol>
    ${!shown.length && html`<p class="even">${t("review-nothing")}</p>`}
    ${
      play &&
      html`<p class="even">${t("review-close", { name: room.seats[play.seat].name, close: play.close, choices: play.choices })}</p>`
    }</section>`;
};

/** @param {{store: ReplayStore, room: Room, catalogue: Catalogue, title: import("../types.js").Title}} props */
const Shown = ({ store, room: bare, catalogue, title }) => {
  const width = useWidth();
  const { review, begin } = useReview(store);
  const [whose, setWhose] = useState(/** @type {number|null} */ (null));
  const [looked, setLooked] = useState(/** @type {"better"|"played"} */ ("better"));
  const [trying, setTrying] = useState(false);
  const scene = useRef(/** @type {HTMLElement|null} */ (null));
  const step = store.step.value;
  const ready = review?.status === "ready";
  const marked = (ready ? review.marked : []).filter((mark) => whose === null || mark.seat === whose);
  const shown = marked.slice(0, MOST_SHOWN);
  const mark = review?.marked.find((one) => one.step === step) ?? null;
  const before = useAnswer(
    () => (mark ? get(`/matches/${store.id}/choices?step=${mark.step - 1}&seat=${mark.seat}`) : Promise.resolve(null)),
    [mark?.step, language.value],
  );
  // The dearest decision is shown first, unless the link names a moment.
  useEffect(() => {
    if (ready && store.wanted.peek() === null && shown[0]) store.jump(shown[0].step);
  }, [ready]);
  useEffect(() => setLooked("better"), [step]);
  useAddress(store.wanted.peek() === null ? null : momentLink("review", store.id, store.eyes.peek(), step));
  useKeys(stepKeys(store));
  const room = named(bare, store.envelope.value);
  const atMark = mark && before?.revision === mark.step - 1 ? before : null;
  const envelope = atMark ?? store.envelope.value;
  const hints = mark && compare(mark, looked);
  const more = atMark && hints ? { hint: hints, considered: hints[0].actions } : { playing: store.playing.value };
  const table = envelope && shownTable(envelope, catalogue, width, more);
  // Both moves are seen together, whichever is drawn.
  useCloser(scene, TOUCHED, [atMark, words.value]);
  const wears = (/** @type {number} */ seat) => (table && title.wears?.(table, seat)) ?? seat;
  const bot = botName(catalogue, BEST_BOT);
  const again = () => rematch(room).catch((error) => (store.fault.value = error));
  return html`<${Dress.Provider} value=${wears}><main class="table review">
    <${Bar} title=${room.name || catalogue.title} detail=${`· ${t("review")}`} />
    <div class="board" role="region" aria-label=${t("board")}>
      <div class="scene" ref=${scene}>${
        table &&
        (words.value
          ? html`<div class="in-words"><${TextBoard} passages=${title.textBoard(table)} table=${table} /></div>`
          : html`<${title.Board} ...${table} />`)
      }</div>
      ${mark && html`<${Verdict} mark=${mark} room=${room} looked=${looked} look=${setLooked} />`}
      <section class="expect"><h2>${t("expectation")}
        ${room.seats.map((seat) => html`<small key=${seat.seat}><${Medal} seat=${seat.seat} size="tiny" />${seat.name}</small>`)}
        ${ready && html`<em>${t("review-budget", { bot, rounds: review.rounds })}</em>`}</h2>
        ${
          ready
            ? html`<${Curve} review=${review} shown=${shown} room=${room} length=${store.length.value} step=${step}
          width=${width < RAIL_FROM ? width : width - RAIL} jump=${(/** @type {number} */ at) => store.jump(at)} />`
            : html`<${Waiting} review=${review} begin=${begin} bot=${bot} />`
        }</section>
    </div>
    <aside class="rail" aria-label=${t("beside")} tabindex="0"><${Won} room=${room} catalogue=${catalogue} />
      ${
        ready &&
        html`<${Costs} store=${store} review=${review} room=${room} shown=${shown} whose=${whose} choose=${setWhose} />`
      }
      ${
        room.outcome &&
        html`<section class="card-block"><h2>${t("score-pad")}</h2><${SourcePad} points=${room.outcome.points} room=${room}
        catalogue=${catalogue} ranks=${room.outcome.ranks} /></section>`
      }
      <section class="card-block sharing"><h2>${t("share-moment")}</h2>
        ${!isAlone && html`<${CopyLink} link=${momentLink("review", store.id, store.eyes.value, step)} />`}
        <p class="even"><${RecordLink} room=${{ id: store.id }} /></p></section>
    </aside>
    <footer class="tray"><div class="step-line"><${Steps} store=${store} plays=${false} />
      <b class="count">${step}<small> / ${store.length.value}</small></b></div>
      <div class="acts"><${Button} icon="rondel" disabled=${!mark && step === store.length.value}
        onClick=${() => setTrying(true)}><span class="word">${t("try-from-here")}</span></${Button}>
        <${Button} icon="play" href=${momentLink("replay", store.id, store.eyes.value, step)}><span class="word">${t("replay")}</span></${Button}>
        ${
          room.you.length > 0
            ? html`<${Button} kind="main" icon="turn" onClick=${again}>${t("rematch")}</${Button}>`
            : html`<${Button} kind="main" icon="menu" href=${to("")}>${t("shelf")}</${Button}>`
        }</div></footer>
    ${
      trying &&
      html`<${SandboxDrawer} store=${store} room=${room} catalogue=${catalogue} step=${mark ? mark.step - 1 : step}
      close=${() => setTrying(false)} />`
    }
  </main></${Dress.Provider}>`;
};

/** @param {{id: string, query: URLSearchParams}} props */
const Reviewed = ({ id, query }) => {
  const { store, ready, fault } = useReplay(id, query);
  if (fault) return html`<${LostScreen} fault=${fault} />`;
  if (!ready) return html`<div class="flow" aria-busy="true"></div>`;
  return html`<${Shown} store=${store} ...${ready} />`;
};

/** @param {{args: string[], query: URLSearchParams}} props */
export const ReviewScreen = ({ args, query }) =>
  html`<${Reviewed} key=${`${args[0]} ${query}`} id=${args[0] ?? ""} query=${query} />`;
