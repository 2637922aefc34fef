// Reaches every decision of the position in the harness in one way: as a hand, a keyboard or a finger would; what it could
// not reach is told. A placement counts as reached when it lies on the board and the main button would play it; one of
// each token is played.
const find = (selector) => document.querySelector(selector);
const quoted = (text) => `"${CSS.escape(text)}"`;
const placeOf = ({ border, province }) => (border ? `[data-border=${quoted(border)}]` : `[data-province=${quoted(province)}]`);
const laid = () => (window.kept.picked ?? "").replace(/^move /, "");

function usable(selector) {
  const found = find(selector);
  if (!found || found.disabled) throw new Error(`nothing to press: ${selector}`);
  return found;
}

function click(selector) {
  usable(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  window.flush();
}

function press(selector, key) {
  const found = usable(selector);
  found.focus();
  window.flush();
  if (found.tabIndex < 0 || document.activeElement !== found) throw new Error(`cannot be focused: ${selector}`);
  const fresh = found.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  if (fresh && found instanceof HTMLButtonElement) found.click();
  window.flush();
}

/** The map has the room that the card of the last press leaves it. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** A finger presses what lies uppermost; a place out of sight is brought there by the small map. */
async function tap(selector) {
  await drawn();
  const found = usable(selector);
  if (found.closest(".map")) lookAt(found);
  const { x, y, width, height } = (found.querySelector(".reach") ?? found).getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!top || !found.contains(top)) throw new Error(`${top?.outerHTML.slice(0, 80)} covers ${selector}`);
  top.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  window.flush();
}

function lookAt({ dataset }) {
  const map = find(".mini-map");
  const { x, y, width, height } = map.getBoundingClientRect();
  const [left, top, wide, high] = map.getAttribute("viewBox").split(" ").map(Number);
  const [clientX, clientY] = [x + ((dataset.x - left) / wide) * width, y + ((dataset.y - top) / high) * height];
  map.dispatchEvent(new PointerEvent("pointerdown", { clientX, clientY, buttons: 1, bubbles: true }));
}

/** How each of them chooses something, turns what lies there, and plays it. */
const WAYS = {
  hand: { choose: click, again: click, play: () => click(".button.main") },
  keyboard: { choose: (what) => press(what, "Enter"), again: (what) => press(what, " "), play: (what) => press(what, "Enter") },
  touch: { choose: tap, again: tap, play: () => tap(".button.main") },
};

function reset() {
  window.change({ picked: null, considered: null });
  window.committed.length = 0;
}

/** All placements of a token, then one of them played. */
async function placements(way, token, actions, reached) {
  reset();
  if (document.querySelectorAll("[data-token][aria-disabled=false]").length > 1) await way.choose(`[data-token=${quoted(token)}]`);
  const byPlace = Map.groupBy(actions, ({ fields }) => placeOf(fields));
  for (const [place, rounds] of byPlace) {
    await way.choose(place);
    for (let n = 0; n < rounds.length; n += 1) {
      if (n > 0) await way.again(place);
      if (!find(".button.main").disabled && window.kept.considered?.join("|") === laid()) reached.add(laid());
    }
  }
  const last = laid();
  await way.play([...byPlace.keys()].at(-1));
  if (window.committed.join() !== last) reached.delete(last);
}

/** A decision that is no placement: something on the map or in the hand, then the main button; or a button of the shell's. */
async function single(way, { action, fields }, reached) {
  reset();
  const onMap = fields.border || fields.province;
  const what = onMap ? placeOf(fields) : `[data-action=${quoted(action)}]`;
  await way.choose(what);
  if (onMap || find(`.hand ${what}`)) await way.play(what);
  if (window.committed.join() === action) reached.add(action);
}

/** A placement with the bonus token that comes first. */
async function whole(way, { actions, fields }, reached) {
  reset();
  if (document.querySelectorAll("[data-token][aria-disabled=false]").length > 1) await way.choose(`[data-token=${quoted(fields.token)}]`);
  await way.choose(placeOf(fields));
  for (let n = 0; n < 3 && laid() !== actions[0]; n += 1) await way.again(placeOf(fields));
  await way.choose(`[data-move=${quoted(actions.join("|"))}]`);
  if (laid() === actions.join("|") && window.kept.considered.join("|") === laid()) reached.add(laid());
}

window.unreached = async (name) => {
  const { actions, gestures } = window.position.envelope;
  const reached = new Set();
  const faults = [];
  const attempt = async (deed, ...what) => {
    try {
      await deed(WAYS[name], ...what, reached);
    } catch (error) {
      faults.push(error.message);
    }
  };
  const [placed, others] = [actions.filter(({ group }) => group === "place"), actions.filter(({ group }) => group !== "place")];
  for (const [token, list] of Map.groupBy(placed, ({ fields }) => fields.token)) await attempt(placements, token, list);
  for (const one of others) await attempt(single, one);
  for (const one of gestures) await attempt(whole, one);
  reset();
  const wanted = [...actions.map(({ action }) => action), ...gestures.map((one) => one.actions.join("|"))];
  return [...wanted.filter((one) => !reached.has(one)), ...faults];
};
