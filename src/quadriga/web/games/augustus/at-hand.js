// What stays in sight while a card is chosen: the objectives in play as cards, with their legions, and the rewards.
import { html } from "../../app/html.js";
import { useKept } from "../common/kept.js";
import { glance, Seen } from "./glance.js";
import { Objective, objectiveWords, slotsOf } from "./objective.js";
import { symbolIcon } from "./pieces.js";
import { Resting } from "./picks.js";
import { Rewards } from "./row.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Objective} InPlay */

/** One's objectives in play, and the rewards beside them. @param {{table: Table}} props */
export function YoursAtHand({ table }) {
  const keep = useKept();
  const { seat, view } = table.envelope;
  const card = (/** @type {InPlay} */ { id, filled }) => {
    const slots = slotsOf(table, id).map(({ symbol, n }) => html`<${Seen} key=${`${symbol} ${n}`} icon=${symbolIcon(symbol)} seat=${seat} on=${n < (filled[symbol] ?? 0)} />`);
    return html`<${Objective} table=${table} id=${id} size="small" slots=${slots} press=${{ "aria-label": objectiveWords(table, id, filled), ...glance(id, filled, seat) }} />`;
  };
  return html`<div class="at-hand">
    <section class="yours" aria-label=${table.t("augustus-your-objectives")}>
      <h2>${table.t("augustus-your-objectives")}</h2>
      <ul>${view.seats[seat].objectives.filter((one) => one.stage === "in_progress").map((one) =>
        keep(one.id, [table.catalogue, table.lit.includes(one.id), JSON.stringify(one)], () => html`<li key=${one.id}>${card(one)}</li>`))}</ul>
    </section>
    <${Rewards} table=${table} />
  </div>`;
}

/** The row, one line a card, and the rewards in one line. @param {{table: Table}} props */
export const RowAtHand = ({ table }) => html`<div class="at-hand lines">
  <${Resting} table=${table} heading=${table.t("augustus-row")} ids=${table.envelope.view.row} /><${Rewards} table=${table} />
</div>`;

/** The rewards in one line. @param {{table: Table}} props */
export const RewardsAtHand = ({ table }) => html`<div class="at-hand lines"><${Rewards} table=${table} /></div>`;
