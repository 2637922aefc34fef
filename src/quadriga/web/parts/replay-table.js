// What a title's components are given where nobody decides: a moment of a match that is over.
import { mayMove } from "../app/settings.js";
import { t } from "../app/words.js";

/** @typedef {import("../types.js").Envelope} Envelope */
/** @typedef {import("../types.js").Room} Room */

const nothing = () => {};

/**
 * @param {Envelope} envelope
 * @param {import("../types.js").Catalogue} catalogue
 * @param {number} width
 * @param {Partial<import("../types.js").Table>} [more]
 * @returns {import("../types.js").Table}
 */
export function shownTable(envelope, catalogue, width, more = {}) {
  return {
    envelope,
    catalogue,
    name: (kind, id) => catalogue.names[kind]?.[id] ?? id,
    t,
    seat: envelope.seat,
    mine: false,
    considered: null,
    preview: null,
    consider: nothing,
    commit: nothing,
    picked: null,
    pick: nothing,
    hint: null,
    playing: null,
    lit: [],
    motion: mayMove(),
    width,
    ...more,
  };
}

/**
 * The room with a name for every seat, as the sentences of the server call them.
 * @param {Room} room
 * @param {Envelope|null} envelope
 * @returns {Room}
 */
export function named(room, envelope) {
  const players = envelope?.players ?? [];
  return { ...room, seats: room.seats.map((seat) => ({ ...seat, name: seat.name || (players[seat.seat]?.name ?? "") })) };
}
