// Caesar! on the page.
import { Aside } from "./aside.js";
import { Board } from "./board.js";
import { Hand } from "./hand.js";
import { draws } from "./moves.js";
import { sideNumber } from "./pieces.js";
import { PreviewCard } from "./preview-card.js";
import { ScorePad } from "./score-pad.js";
import { SeatPanel } from "./seat-panel.js";
import { textBoard } from "./text-board.js";

/** The seat of the look whose colour and emblem a seat wears: that of its side. */
const wears = ({ envelope, catalogue }, seat) => {
  const side = envelope.view.sides.find((one) => one.seat === seat);
  return side ? sideNumber(catalogue.board, side.id) : seat;
};

export const title = { Board, Hand, SeatPanel, Aside, ScorePad, PreviewCard, textBoard, draws, wears };
