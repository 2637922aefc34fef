// Plays every decision and every whole move of the position in the harness, as a hand and as a keyboard would; what could
// not be reached.
const find = (selector) => document.querySelector(selector);
const quoted = (text) => `"${CSS.escape(text)}"`;
const goal = (text) => `[data-goal=${quoted(text)}]`;

function click(selector) {
  const found = find(selector);
  if (!found || found.disabled) throw new Error(`nothing to click: ${selector}`);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  window.flush();
}

function press(selector) {
  const found = find(selector);
  if (!found || found.disabled || found.tabIndex < 0) throw new Error(`nothing to focus: ${selector}`);
  found.focus();
  if (document.activeElement !== found) throw new Error(`cannot be focused: ${selector}`);
  const fresh = found.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  if (fresh && found instanceof HTMLButtonElement) found.click();
  window.flush();
}

const count = (list, kind) => list.filter((one) => one === kind).length;
const laid = () => window.kept.considered ?? [];
const payOf = (chain) => position.envelope.gestures.find((one) => one.actions.join() === chain.join())?.fields.pay ?? [];

/** Presses steppers until a price is paid with a certain mix. */
function payWith(use, pay) {
  for (let n = 0; n < 40; n += 1) {
    const now = payOf(laid());
    const short = pay.find((kind) => count(now, kind) < count(pay, kind));
    if (!short) return;
    use(`[data-step=${quoted(`${short} +`)}]`);
  }
}

/** Takes units up: all of a place and kind, so many, or those with so many moves left. */
function liftWith(use, { source, unit, count: wanted, left }) {
  use(goal(`stack ${source} ${unit}`));
  if (left !== undefined) {
    const pills = [...document.querySelectorAll(".in-hand .choices button")];
    const pill = pills.find((one) => one.querySelectorAll(".moves i").length === left);
    if (pills.length && !pill) throw new Error(`no units with ${left} moves`);
    if (pill) {
      pill.dataset.now = "";
      use("[data-now]");
      delete pill.dataset.now;
    }
  }
  for (let n = 0; wanted && n < 20 && Number(find(".in-hand .stepper b")?.textContent ?? wanted) > wanted; n += 1) use(".in-hand .fewer");
}

/** Chooses among the ways to the same end. */
function wayTo(use, phrase) {
  const way = [...document.querySelectorAll(".ways button")].find((one) => one.textContent === phrase);
  if (!way) return;
  way.dataset.now = "";
  use("[data-now]");
  delete way.dataset.now;
}

function single(use, { action, group, fields, phrase }) {
  if (find(`button[data-action=${quoted(action)}]`)) return use(`button[data-action=${quoted(action)}]`);
  if (group === "go") use(goal(`space ${fields.space}`));
  else if (group === "learn") use(goal(`know ${fields.know_how}`));
  else if (group === "fight") use(goal(`fight ${fields.province} ${fields.unit}`));
  else if (group === "move") {
    liftWith(use, fields);
    use(goal(`place ${fields.target}`));
  } else if (group === "arm") {
    use(`[data-arm=${quoted(fields.unit)}]`);
    use(goal(`place ${fields.province}`));
    wayTo(use, phrase);
  } else use(goal(`place ${fields.province}`));
  use(".button.main");
}

function whole(use, { kind, fields, phrase, actions }) {
  if (kind === "go" || kind === "pay") {
    if (kind === "go") use(goal(`space ${fields.space}`));
    else change({ considered: position.envelope.gestures[0].actions });
    payWith(use, fields.pay);
  } else if (fields.source) {
    liftWith(use, fields);
    use(goal(`place ${fields.target}`));
    wayTo(use, phrase);
  } else {
    use(goal(kind.startsWith("fight") ? `fight ${fields.province} ${fields.unit}` : `place ${fields.province}`));
    wayTo(use, phrase);
  }
  if (laid().join() !== actions.join()) throw new Error(`laid out: ${laid()}`);
  use(".button.main");
}

const thinned = (list, most) => list.filter((_, n) => n % Math.ceil(list.length / most) === 0);

window.unreached = (most) => {
  const { actions, gestures } = position.envelope;
  const failed = [];
  const attempt = (name, use, play, one, chain) => {
    change({ picked: null, considered: null });
    committed.length = 0;
    try {
      play(use, one);
    } catch (error) {
      failed.push(`${name} ${chain}: ${error.message}`);
      return;
    }
    const done = committed[0] ?? [];
    if (!chain.every((action, n) => done[n] === action)) failed.push(`${name} ${chain}: ${done} was played`);
  };
  for (const [name, use] of [["hand", click], ["keys", press]]) {
    // What is paid is a mix, not an order: every mix is a whole move.
    for (const one of thinned(actions.filter(({ group }) => group !== "pay"), most)) attempt(name, use, single, one, [one.action]);
    for (const one of thinned(gestures, most)) attempt(name, use, whole, one, one.actions);
  }
  change({ picked: null, considered: null });
  return failed;
};
