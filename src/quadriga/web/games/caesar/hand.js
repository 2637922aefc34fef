// What lies in the tray: the tokens of the hand, or what else is to be chosen, and how they lie.
import { html } from "../../look/map/html.js";
import { drag } from "./drag.js";
import { toTheMap } from "./focus.js";
import { actionOf, chooseToken, held, lay, playable, tokenOf, turn, turns, waysRound, wholeMoves } from "./moves.js";
import { bonusIcon, icon, sideNumber } from "./pieces.js";
import { largeToken } from "./tokens.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").ActionData} ActionData */

/** @param {Table} table */
export function Hand(table) {
  const { envelope, t } = table;
  const { laid } = held(table);
  const lying = laid && actionOf(table, laid[0]);
  const choices = table.mine ? envelope.actions.filter((one) => ["recruit", "resolve", "order"].includes(one.group)) : [];
  const rests = table.mine && envelope.question?.decision !== "place" && !choices.length;
  return html`<div class=${`caesar hand ${rests ? "rests" : ""}`}>
    ${held(table).border && table.mine && html`<p class="which" role="status">${t("caesar-which-token", { place: table.name("border", held(table).border ?? "") })}</p>`}
    <div class="tokens">${choices.length ? choices.map((one) => choice(table, one)) : tokensInHand(table)}</div>
    ${lying?.group === "place" && orders(table)}
    <span class="acts">
      ${
        envelope.question?.decision === "place" &&
        html`<button type="button" class="button round turn" aria-label=${t("caesar-turn")} title=${t("caesar-turn")} disabled=${!table.mine || !held(table).token || !turns(table)} onClick=${() => turn(table)}>
          ${icon("turn")}
        </button>`
      }
      ${lying?.group === "place" && faceDown(table, lying)}
    </span>
  </div>`;
}

/** What the main button says. @param {Table} table */
export function mainWord(table) {
  const looked = table.considered && actionOf(table, table.considered[0]);
  const what = looked?.group ?? table.envelope.question?.decision ?? "";
  return ["place", "might", "flip-token", "flip-marker", "recruit"].includes(what) ? table.t("caesar-commit", { what }) : table.t("play-it");
}

/** @param {Table} table */
function tokensInHand(table) {
  const { envelope, catalogue, name, t } = table;
  const mine = envelope.view.sides.find((one) => one.seat === envelope.seat);
  const hand = mine?.hand;
  if (!hand) return null;
  const side = sideNumber(catalogue.board, mine.id);
  const can = playable(table);
  const now = held(table);
  const tokens = catalogue.board.tokens.flatMap(({ id }) => /** @type {string[]} */ (Array(hand[id] ?? 0).fill(id)));
  return tokens.map((id, n) => {
    const chosen = now.token === id && tokens.indexOf(id) === n;
    const turned = chosen && now.turned;
    const style = ["hand-token", `seat-${side + 1}`, chosen && "selected", table.mine && envelope.question?.decision === "place" && !can.has(id) && "done", can.has(id) && !now.token && "waiting"];
    // What is seen comes first in what is said: people who speak to their device read the figures aloud.
    const { values } = tokenOf(table, id);
    const figures = (turned ? [...values].reverse() : values).join("");
    return html`<button
      type="button"
      key=${`${id} ${n}`}
      class=${style.filter(Boolean).join(" ")}
      data-token=${id}
      aria-pressed=${String(chosen)}
      aria-label=${figures + " " + t("caesar-token-in-hand", { token: name("token", id), state: chosen ? (turned ? "turned" : "chosen") : can.has(id) ? "free" : "still" })}
      aria-disabled=${String(!can.has(id))}
      onClick=${(/** @type {MouseEvent} */ event) => {
        if (!can.has(id)) return;
        chooseToken(table, id);
        if (event.detail === 0) toTheMap();
      }}
      onKeyDown=${along}
      onPointerDown=${(/** @type {PointerEvent} */ event) => can.has(id) && drag(event, table, id, turned)}
    >
      ${largeToken(tokenOf(table, id), side, turned)}
    </button>`;
  });
}

/** Arrows go from token to token. @param {KeyboardEvent} event */
function along({ key, currentTarget }) {
  const here = /** @type {Element} */ (currentTarget);
  const next = key === "ArrowLeft" ? here.previousElementSibling : key === "ArrowRight" ? here.nextElementSibling : null;
  /** @type {HTMLElement | null} */ (next)?.focus();
}

/**
 * Something to choose that lies in the tray: a centurion, or which bonus token comes first.
 * @param {Table} table
 * @param {ActionData} action
 */
function choice(table, action) {
  const { catalogue, envelope } = table;
  const chosen = held(table).laid?.[0] === action.action;
  const side = sideNumber(catalogue.board, envelope.view.side);
  const { token, bonus } = action.fields;
  const look = () => table.consider([action.action]);
  const leave = () => table.consider(held(table).laid);
  return html`<button
    type="button"
    key=${action.action}
    class=${`${token ? `hand-token seat-${side + 1}` : "button bonus-choice"} ${chosen ? "selected" : "waiting"}`}
    data-action=${action.action}
    aria-pressed=${String(chosen)}
    aria-label=${action.phrase}
    onClick=${() => lay(table, [action.action])}
    onPointerEnter=${look}
    onPointerLeave=${leave}
    onFocus=${look}
    onBlur=${leave}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      // As on the map: the first Enter chooses, the second plays.
      if (event.key !== "Enter" || !chosen) return along(event);
      event.preventDefault();
      table.commit([action.action]);
    }}
  >
    ${
      token
        ? largeToken(tokenOf(table, token), side, false)
        : html`<span class="chip">${icon(bonus ? bonusIcon(catalogue.board, bonus) : "senate")}</span>${action.phrase}`
    }
  </button>`;
}

/** Where a placement wins two bonus tokens: which of them comes first. @param {Table} table */
function orders(table) {
  const moves = wholeMoves(table);
  if (!moves.length) return null;
  const { laid } = held(table);
  const { board } = table.catalogue;
  return html`<span class="orders" role="group" aria-label=${table.t("caesar-which-first")}>
    ${moves.map((one) => {
      const chosen = one.actions.join("|") === laid?.join("|");
      const { first } = one.fields;
      const known = board.bonuses.some((bonus) => bonus.id === first);
      return html`<button type="button" key=${first} class=${`button bonus-choice ${chosen ? "selected" : ""}`} data-move=${one.actions.join("|")} title=${one.phrase} aria-label=${one.phrase} aria-pressed=${String(chosen)} onClick=${() => lay(table, chosen ? [one.actions[0]] : one.actions)}>
        <span class="chip">${icon(known ? bonusIcon(board, first) : "senate")}</span><i class="no">1</i>
      </button>`;
    })}
  </span>`;
}

/** Where a token may also lie face down. @param {Table} table @param {ActionData} lying */
function faceDown(table, lying) {
  const ways = waysRound(table, lying.fields.token, lying.fields.border);
  const down = ways.find((one) => one.fields.toward === "hidden");
  if (!down) return null;
  const chosen = lying === down;
  return html`<button type="button" class=${`button round face-down ${chosen ? "selected" : ""}`} aria-pressed=${String(chosen)} aria-label=${table.t("caesar-face-down")} title=${table.t("caesar-face-down")} onClick=${() => lay(table, [(chosen ? ways[0] : down).action])}>
    ${icon("eye")}
  </button>`;
}
