// Plays every move of the position in the harness, as a hand and as a keyboard would; what could not be reached.
const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

function hand(found, what) {
  if (!found || found.disabled) throw new Error(`nothing to press: ${what}`);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  window.flush();
}

function keyboard(found, what, key = "Enter") {
  if (!found || found.disabled || found.tabIndex < 0) throw new Error(`nothing to focus: ${what}`);
  found.focus();
  window.flush();
  if (document.activeElement !== found) throw new Error(`cannot be focused: ${what}`);
  const fresh = found.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  if (fresh && found instanceof HTMLButtonElement) found.click();
  window.flush();
}

/** The buttons on the slots of a symbol, those with a legion or those without. */
const slots = (objective, symbol, withLegion) =>
  all(`.forum [data-slot^="${objective} ${symbol} "] button`).filter((one) => Boolean(one.querySelector('use[href="#legion"]')) === withLegion);
const card = (objective) => find(`.forum [role=button][data-target][data-objective="${objective}"]`);
const loose = (action) => find(`.tray [data-action="${CSS.escape(action)}"]`);

/** Which things are pressed, one after the other, for a whole move or a decision. */
function way({ kind, actions, fields }) {
  const free = () => slots(fields.objective, fields.symbol, false)[0];
  if (kind === "stay" || kind === "done" || kind === "decline") return [() => loose(actions[0])];
  if (kind === "place" && actions.length === 2) return [free];
  if (kind === "put_down" || kind === "place") return [free];
  if (kind === "move") return [() => slots(fields.origin, fields.origin_symbol, true).at(-1), free];
  if (kind === "remove") {
    const taken = {};
    return fields.objectives.map((id, n) => {
      const key = `${id} ${fields.symbols[n]}`;
      const at = (taken[key] = (taken[key] ?? -1) + 1);
      return () => find(`.forum [data-slot="${key} ${at}"] button`);
    });
  }
  if (kind === "claim") return [() => find(".forum .stairs .now button")];
  return (fields.objectives ?? [fields.objective]).filter((id) => !(window.position.envelope.view.seats[window.position.envelope.seat].picks ?? []).includes(id)).map((id) => () => card(id));
}

function attempt(move, press, commit) {
  window.change({ picked: null, considered: null });
  const began = window.committed.length;
  const wanted = move.actions.join("|");
  try {
    const steps = way(move);
    steps.forEach((step, n) => press(step(), `${wanted}, step ${n + 1}`));
    if (window.committed.length === began) commit(wanted);
    const played = window.committed.slice(began).map((one) => one.join("|"));
    return played.join() === wanted ? [] : [`${wanted}, played ${played}`];
  } catch (error) {
    return [`${wanted}: ${error.message}`];
  }
}

/** Every move, or at most so many of them, spread over all. */
window.unreached = (most = Infinity) => {
  // A hand comes first: the position that was just drawn need not lead the keyboard anywhere.
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const { actions, gestures } = window.position.envelope;
  const covered = new Set(gestures.flatMap((one) => one.actions));
  const single = actions.filter((one) => !covered.has(one.action));
  const moves = [...gestures, ...single.map((one) => ({ kind: one.group, actions: [one.action], fields: one.fields }))];
  const every = Math.ceil(moves.length / most);
  const tried = moves.filter((_, n) => n % every === 0 || n === moves.length - 1);
  // By hand the main button plays; by keyboard a second Enter on what was chosen last.
  const failed = tried.flatMap((move) => [
    ...attempt(move, hand, () => hand(find(".button.main"), "the main button")).map((one) => `hand: ${one}`),
    ...attempt(move, keyboard, (wanted) => keyboard(document.activeElement, wanted)).map((one) => `keyboard: ${one}`),
  ]);
  window.change({ picked: null, considered: null });
  return failed;
};
