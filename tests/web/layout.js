// What is wrong with the layout of a table, in words; nothing is found where all is well. Evaluated in the page.
() => {
  const found = [];
  const isPhone = innerWidth <= 620 || (innerHeight <= 480 && innerWidth > innerHeight);
  const [LEAST_DESK, LEAST_PHONE] = [10, 11];
  const least = isPhone ? LEAST_PHONE : LEAST_DESK;
  const PRESSED = "button, a[href], summary, input, [role=button], [data-target]";
  const LAYERS = "svg.map, .card-place, .tray, .rail, .seats-strip, .bar, dialog, .board";

  /** What only a screen reader is told is clipped away. */
  const isClipped = (one) => Boolean(one && (getComputedStyle(one).clipPath === "inset(50%)" || isClipped(one.parentElement)));
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(one);
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const width = ({ left, right }) => right - left;
  const height = ({ top, bottom }) => bottom - top;
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** The part of a box that its ancestors leave in sight, and whether one of them scrolls. */
  function clipped(element, box) {
    return within(element.parentElement, box);
  }

  /** The same of what lies directly in an element: its words. */
  function within(/** @type {Element|null} */ holder, box) {
    let [seen, scrolls] = [{ left: box.left, top: box.top, right: box.right, bottom: box.bottom }, false];
    for (let at = holder; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      seen = meet(seen, at.getBoundingClientRect());
      const gone = width(seen) <= 1 || height(seen) <= 1;
      if ([overflowX, overflowY].some((one) => ["auto", "scroll"].includes(one))) scrolls ||= gone || at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1;
    }
    return { seen: meet(seen, view), scrolls };
  }

  const nameOf = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} “${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40)}”`;

  /** The head of a list under which its lines are scrolled. */
  const stuck = (/** @type {Element|null} */ one) => (!one ? null : getComputedStyle(one).position === "sticky" ? one : stuck(one.parentElement));

  // ---- texts: none too small, none over another
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const parent = node.parentElement;
    if (!words || !parent || !isSeen(parent) || parent.closest("[aria-hidden=true] .far, .far, title, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const svg = parent.ownerSVGElement;
    const scale = svg ? (parent.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * Math.abs(svg ? Math.hypot(scale, parent.getScreenCTM()?.b ?? 0) : 1);
    for (const raw of range.getClientRects()) {
      const { seen } = within(parent, raw);
      if (width(seen) < 3 || height(seen) < 3 || parseFloat(getComputedStyle(parent).fontSize) === 0) continue;
      // The box of a text is higher than its letters.
      const slack = Math.max(0, height(raw) - size * 0.72) / 2;
      const box = meet(seen, { left: raw.left + 1, right: raw.right - 1, top: raw.top + slack, bottom: raw.bottom - slack });
      const layer = parent.closest(LAYERS);
      if (size < least - 0.05) found.push(`too small: ${size.toFixed(1)} px ${parent.closest("[class]")?.getAttribute("class")} “${words.slice(0, 30)}”`);
      texts.push({ words, box, parent, layer, head: stuck(parent) });
    }
  }
  texts.forEach((one, n) => {
    for (const other of texts.slice(n + 1)) {
      if (one.parent === other.parent || one.layer !== other.layer || one.head !== other.head) continue;
      const both = meet(one.box, other.box);
      if (width(both) > 2 && height(both) > 2) found.push(`text over text: “${one.words.slice(0, 30)}” (${one.parent.closest("[class]")?.getAttribute("class")}), “${other.words.slice(0, 30)}” (${other.parent.closest("[class]")?.getAttribute("class")})`);
    }
  });

  // ---- nothing lies over what may be pressed on the board
  const board = document.querySelector("main > .board");
  for (const one of board.querySelectorAll("[role=button], [data-target]")) {
    const box = one.getBoundingClientRect();
    const { seen } = clipped(one, box);
    if (!isSeen(one) || width(seen) < width(box) - 1 || height(seen) < height(box) - 1) continue;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!hit || one.contains(hit)) continue;
    const [own, over] = [one.closest("svg.map"), hit.closest("svg.map")];
    // Pieces of one map may overlap; what stands at the edge of a map that is looked at closely can be moved away from.
    const isMovable = own && !own.closest(".map-box.whole") && board.contains(hit);
    if ((!own || own !== over) && !isMovable) found.push(`covered: ${nameOf(one)} by ${nameOf(hit)}`);
  }

  // ---- a card is read, so nothing lies over it
  for (const card of document.querySelectorAll("main > .card-place > :is(.preview, .heralds > *)")) {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    if (!isSeen(card) || right - left < 20 || bottom - top < 20) continue;
    for (const [x, y] of [[left + 12, top + 10], [(left + right) / 2, (top + bottom) / 2], [left + 12, bottom - 10]]) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !card.contains(hit) && !hit.contains(card)) found.push(`covered: ${nameOf(card)} by ${nameOf(hit)}`);
    }
  }

  // ---- everything that can be pressed is in sight, or can be scrolled or moved there
  for (const one of document.querySelectorAll(`main :is(${PRESSED})`)) {
    if (!isSeen(one)) continue;
    const box = one.getBoundingClientRect();
    if (width(box) < 2 || height(box) < 2) continue;
    if (one.ownerSVGElement && !one.closest(".map-box.whole")) continue;
    const { seen, scrolls } = clipped(one, box);
    if (!scrolls && (width(seen) < width(box) - 3 || height(seen) < height(box) - 3)) found.push(`out of sight: ${nameOf(one)}`);
  }

  // ---- what plays the move is in sight as it is, without scrolling to it
  for (const one of document.querySelectorAll("main .tray .main-acts .button.main")) {
    const box = one.getBoundingClientRect();
    const { seen } = clipped(one, box);
    if (width(seen) < width(box) - 3 || height(seen) < height(box) - 3) found.push(`not in view: ${nameOf(one)}`);
  }

  // ---- every score, and beside the table all that a panel lists
  for (const seat of document.querySelectorAll("main .seat")) {
    const scores = [...seat.querySelectorAll(".big, .score b")];
    if (!scores.length) found.push(`no score: ${nameOf(seat)}`);
    for (const one of [...scores, ...seat.querySelectorAll(".rail .progress")]) {
      const box = one.getBoundingClientRect();
      const { seen } = clipped(one, box);
      if (width(seen) < Math.min(width(box), 8) || height(seen) < height(box) - 3) found.push(`${scores.includes(one) ? "score" : "card"} out of sight: ${nameOf(seat)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is wider than the window");
  return [...new Set(found)];
}
