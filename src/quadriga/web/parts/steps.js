// The controls of a replay: step by step, by itself, to any moment.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { Icon } from "./basics.js";

/** @typedef {import("../app/replay.js").ReplayStore} ReplayStore */

/**
 * Where it leads no further it does nothing, but keeps the focus: the keys that follow are heard.
 * @param {{icon: string, label: string, onClick: () => void, kind?: string, spent?: boolean}} props
 */
const Round = ({ icon, label, onClick, kind = "", spent = false }) =>
  html`<button type="button" class=${`button round ${kind}`} aria-label=${label} title=${label}
    aria-disabled=${String(spent)} onClick=${onClick}><${Icon} name=${icon} /></button>`;

/**
 * So many steps from where one is now, not from where one was when the buttons were drawn.
 * @param {ReplayStore} store
 * @param {number} by
 */
const move = (store, by) => store.jump(store.step.peek() + by);

/**
 * Keys that go through a match.
 * @param {ReplayStore} store
 */
export const stepKeys = (store) => ({
  ArrowLeft: () => move(store, -1),
  ArrowRight: () => move(store, 1),
  PageUp: () => store.turn(-1),
  PageDown: () => store.turn(1),
  Home: () => store.jump(0),
  End: () => store.jump(store.length.peek()),
  p: () => store.toggle(),
});

/** @param {{store: ReplayStore, plays?: boolean}} props `plays`: whether it can go on by itself */
export const Steps = ({ store, plays = true }) => {
  const [step, length, playing] = [store.step.value, store.length.value, store.isPlaying.value];
  return html`<div class="steps" role="group" aria-label=${t("steps")}>
    <${Round} icon="first" label=${t("step-first")} spent=${step === 0} onClick=${() => store.jump(0)} />
    <${Round} icon="ahead" kind="turns flip" label=${t("turn-before")} spent=${step === 0}
      onClick=${() => store.turn(-1)} />
    <${Round} icon="back" label=${t("step-back")} spent=${step === 0} onClick=${() => move(store, -1)} />
    ${
      plays &&
      html`<${Round} icon=${playing ? "pause" : "play"} kind="go" label=${t(playing ? "pause" : "play-by-itself")}
      onClick=${() => store.toggle()} />`
    }
    <${Round} icon="back" kind="flip" label=${t("step-on")} spent=${step === length}
      onClick=${() => move(store, 1)} />
    <${Round} icon="ahead" kind="turns" label=${t("turn-next")} spent=${step === length}
      onClick=${() => store.turn(1)} />
    <${Round} icon="last" label=${t("step-last")} spent=${step === length} onClick=${() => store.jump(length)} />
    ${
      plays &&
      html`<button type="button" class="speed" aria-label=${t("speed", { speed: store.speed.value })}
      onClick=${() => store.faster()}>${store.speed.value}×</button>`
    }
  </div>`;
};

/** @param {{store: ReplayStore}} props */
export const Scrubber = ({ store }) => {
  const [step, length] = [store.step.value, store.length.value];
  return html`<input type="range" class="scrub" min="0" max=${length} value=${step} aria-label=${t("moment")}
    aria-valuetext=${t("moment-of", { step, count: length })} style=${{ "--at": `${(step / Math.max(1, length)) * 100}%` }}
    onInput=${(/** @type {any} */ event) => store.jump(Number(event.currentTarget.value))} />
    <b class="count">${step}<small> / ${length}</small></b>`;
};

/**
 * Whose eyes.
 * @param {{store: ReplayStore, room: import("../types.js").Room, medal: (seat: number) => any}} props
 */
export const Eyes = ({ store, room, medal }) => {
  const eyes = store.eyes.value;
  const one = (/** @type {number} */ seat, /** @type {string} */ label, /** @type {any} */ inside) =>
    html`<button type="button" key=${seat} class=${eyes === seat ? "on" : ""} aria-pressed=${String(eyes === seat)}
      title=${label} onClick=${() => store.look(seat)}>${inside}</button>`;
  return html`<section class="card-block eyes"><h2>${t("seen-by")}</h2>
    <div class="segments" role="group" aria-label=${t("eyes")}>
      ${one(-3, t("eyes-all-label"), html`<${Icon} name="eye" />${t("eyes-all")}`)}
      ${room.seats.map((seat) => one(seat.seat, seat.name, html`${medal(seat.seat)}<span class="hidden">${seat.name}</span>`))}
    </div></section>`;
};
