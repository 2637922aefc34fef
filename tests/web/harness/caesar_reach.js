// Plays every decision of the position in the harness, as a hand and as a keyboard would; what could not be reached.
const find = (selector) => document.querySelector(selector);
const quoted = (text) => `"${CSS.escape(text)}"`;

function click(selector) {
  const found = find(selector);
  if (!found || found.disabled) throw new Error(`nothing to click: ${selector}`);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}

function press(selector, key) {
  const found = find(selector);
  if (!found || found.disabled || found.tabIndex < 0) throw new Error(`nothing to focus: ${selector}`);
  found.focus();
  if (document.activeElement !== found) throw new Error(`cannot be focused: ${selector}`);
  const fresh = found.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  if (fresh && found instanceof HTMLButtonElement) found.click();
}

const placeOf = ({ border, province }) => (border ? `[data-border=${quoted(border)}]` : `[data-province=${quoted(province)}]`);
const laid = () => (window.kept.picked ?? "").replace(/^move /, "");

function byHand({ action, group, fields }) {
  if (group === "place") {
    if (document.querySelectorAll("[data-token]:not([aria-disabled=true])").length > 1) click(`[data-token=${quoted(fields.token)}]`);
    click(placeOf(fields));
    for (let n = 0; n < 3 && laid() !== action; n += 1) click(placeOf(fields));
    click(".button.main");
  } else if (group.startsWith("flip")) {
    click(placeOf(fields));
    click(".button.main");
  } else if (find(`.hand [data-action=${quoted(action)}]`)) {
    click(`[data-action=${quoted(action)}]`);
    click(".button.main");
  } else click(`[data-action=${quoted(action)}]`);
}

function byKeyboard({ action, group, fields }) {
  if (group === "place") {
    press(`[data-token=${quoted(fields.token)}]`, "Enter");
    if (laid() === fields.token) press(placeOf(fields), "Enter");
    if (!laid().includes(` ${fields.border} `)) press(placeOf(fields), "Enter");
    for (let n = 0; n < 3 && laid() !== action; n += 1) press(placeOf(fields), " ");
    press(placeOf(fields), "Enter");
  } else if (group.startsWith("flip")) {
    press(placeOf(fields), "Enter");
    press(placeOf(fields), "Enter");
  } else if (find(`.hand [data-action=${quoted(action)}]`)) {
    press(`[data-action=${quoted(action)}]`, "Enter");
    press(".button.main", "Enter");
  } else press(`[data-action=${quoted(action)}]`, "Enter");
}

function wholeMove({ actions, fields }) {
  click(`[data-token=${quoted(fields.token)}]`);
  click(placeOf(fields));
  for (let n = 0; n < 3 && laid() !== actions[0]; n += 1) click(placeOf(fields));
  click(`[data-move=${quoted(actions.join("|"))}]`);
  click(".button.main");
}

window.unreached = () => {
  const { actions, gestures } = window.position.envelope;
  const failed = [];
  const attempt = (how, way, wanted, move) => {
    window.change({ picked: null, considered: null });
    const before = window.committed.length;
    try {
      way(move);
      const played = window.committed.slice(before).map((one) => one.join("|"));
      if (played.join() !== wanted) failed.push(`${how}: ${wanted}, played ${played}`);
    } catch (error) {
      failed.push(`${how}: ${wanted}: ${error.message}`);
    }
  };
  for (const one of actions) {
    attempt("hand", byHand, one.action, one);
    attempt("keyboard", byKeyboard, one.action, one);
  }
  for (const one of gestures) attempt("whole", wholeMove, one.actions.join("|"), one);
  window.change({ picked: null, considered: null });
  return failed;
};
