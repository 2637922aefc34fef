// L'Empire de César on the page.
import { Aside } from "./aside.js";
import { Board } from "./board.js";
import { Hand } from "./hand.js";
import { PreviewCard } from "./route-card.js";
import { inSight } from "./routes.js";
import { ScorePad } from "./score-pad.js";
import { SeatPanel } from "./seat-panel.js";
import { textBoard } from "./text-board.js";

/**
 * What the main button says: a route is built; for anything else the shell has its word.
 * @param {import("./types.js").Table} table
 */
const mainWord = table => table.t(table.considered?.[0] === "pass" ? "play-it" : "empire-build");

export const title = {
  Board,
  Hand,
  SeatPanel,
  Aside,
  ScorePad,
  PreviewCard,
  Pad: ScorePad,
  textBoard,
  scoring: ["took"],
  mainWord,
  /** The parts of a choice that are made. @param {import("./types.js").Table} table */
  chosen: table => {
    const sight = inSight(table);
    return sight?.picked ? { city: sight.city } : {};
  },
  /**
   * Whole routes are drawn, and with them every decision that begins one; to pass is a button of the shell's.
   * @param {import("./types.js").ActionData} action
   */
  draws: action => action.group !== "pass",
};
