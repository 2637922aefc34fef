// Augustus on the page.
import { Board } from "./board.js";
import { brings, worth } from "./brings.js";
import { Hand, mainWord } from "./hand.js";
import { chosen } from "./moves.js";
import { ScorePad } from "./score-pad.js";
import { SeatPanel } from "./seat-panel.js";
import { NOTED } from "./stage.js";
import { textBoard } from "./text-board.js";

/** Every decision has its place on the table or in the tray. */
const draws = () => true;

/** @type {import("../../types.js").Title} */
export const title = /** @type {any} */ ({ Board, Hand, SeatPanel, Aside: null, ScorePad, textBoard, scoring: ["controls"], draws, chosen, mainWord, brings, worth, unsaid: NOTED, ownCard: true });
