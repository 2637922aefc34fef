// The rewards for a number of objectives as stairs: gone, passed by, to be taken now, still ahead.
import { html } from "../../app/html.js";
import { Icon, Medal } from "../../parts/basics.js";
import { chooseAction, claiming, laid } from "./moves.js";
import { classes } from "./pieces.js";
import { target } from "./target.js";

/** @param {{table: import("./types.js").Table}} props */
export function Stairs({ table }) {
  const { catalogue, envelope, name, t } = table;
  const { view, players } = envelope;
  const action = claiming(table);
  const press = (/** @type {import("./types.js").ActionData} */ one, /** @type {boolean} */ lies) => {
    const { "aria-label": label, ...rest } = target(table, { label: one.phrase, pressed: lies, lies, meaning: [one.action], choose: () => chooseAction(table, one) });
    return rest;
  };
  const steps = Object.entries(catalogue.board.rewards).filter(([, reward]) => reward.kind === "count");
  const offered = view.claim ? catalogue.board.rewards[view.claim].exactly ?? 0 : 0;
  return html`<section class="offer">
    <h2>${t("augustus-offer")}</h2>
    <ul class="stairs">${steps.map(([id, { exactly = 0, points }]) => {
      const owner = view.rewards[id];
      const isNow = id === view.claim;
      const state = isNow ? "now" : owner !== null ? "gone" : exactly < offered ? "past" : "ahead";
      const lies = laid(table)?.[0] === action?.action;
      const inside = html`<span class="count"><${Icon} name="cards" /><b>${exactly}</b></span>
        <span class="worth"><${Icon} name="laurel" /><b>${points}</b></span>
        <small>${owner !== null ? html`<${Medal} seat=${owner} size="tiny" />${players[owner].name}` : t("augustus-step", { state })}</small>`;
      return html`<li key=${id} class=${state} title=${name("reward", id)}>${
        isNow && action
          ? html`<button type="button" class=${classes(lies && "laid")} ...${press(action, lies)}><span class="hidden">${name("reward", id)}, ${action.phrase}</span>${inside}</button>`
          : html`<div>${inside}</div>`
      }</li>`;
    })}</ul>
  </section>`;
}
