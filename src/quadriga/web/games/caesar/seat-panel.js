// What the box shows of a seat; under the one who plays alone stands Auto-Crassus.
import { html } from "../../look/map/html.js";
import { Crassus } from "./crassus.js";
import { sidePanel } from "./side-panel.js";

/** From this width on there is a rail beside the board. */
export const RAIL_FROM = 1181;

/** @param {import("./types.js").Table} table with the seat that is shown */
export function SeatPanel(table) {
  const { view } = table.envelope;
  const side = view.sides.find((one) => one.seat === table.seat);
  if (!side) return null;
  const rival = view.crassus && table.width >= RAIL_FROM;
  return html`${sidePanel(table, side.id)}${rival && html`<${Crassus} ...${table} open=${true} />`}`;
}
