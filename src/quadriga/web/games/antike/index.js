// Antike on the page.
import { Aside } from "./aside.js";
import { Board } from "./board.js";
import { Hand, mainWord } from "./hand.js";
import { chosen } from "./options.js";
import { PreviewCard } from "./preview-card.js";
import { ScorePad } from "./score-pad.js";
import { SeatPanel } from "./seat-panel.js";
import { textBoard } from "./text-board.js";

/** @type {import("../../types.js").Title} */
export const title = { Board, Hand, SeatPanel, Aside, ScorePad, PreviewCard, textBoard, scoring: ["gained"], draws: () => true, chosen, mainWord };
