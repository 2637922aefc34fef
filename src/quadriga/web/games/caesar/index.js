// Caesar! on the page.
import { Aside } from "./aside.js";
import { Board } from "./board.js";
import { brings } from "./brings.js";
import { Hand, mainWord } from "./hand.js";
import { chosen, draws } from "./moves.js";
import { sideNumber } from "./pieces.js";
import { PreviewCard } from "./preview-card.js";
import { ScorePad } from "./score-pad.js";
import { SeatPanel } from "./seat-panel.js";
import { textBoard } from "./text-board.js";

/**
 * The seat of the look whose colour and emblem a seat wears: that of its side.
 * @param {import("./types.js").Table} table
 * @param {number} seat
 */
const wears = ({ envelope, catalogue }, seat) => {
  const side = envelope.view.sides.find((one) => one.seat === seat);
  return side ? sideNumber(catalogue.board, side.id) : seat;
};

/** The side that a seat plays. @param {import("./types.js").Table} table @param {number} seat */
const plays = ({ envelope, name }, seat) => {
  const side = envelope.view.sides.find((one) => one.seat === seat);
  return side ? name("side", side.id) : "";
};

/** @type {import("../../types.js").Title} */
export const title = /** @type {any} */ ({ Board, Hand, SeatPanel, Aside, ScorePad, PreviewCard, textBoard, scoring: ["closed"], draws, wears, plays, chosen, mainWord, brings });
