// Looks at a table in a window: is all that a decision needs to be seen, whole, and where it was?
// Every question returns what is wrong, in words; boards say with `data-need` what they are about.

window.fit = (() => {
  const AREA = "[data-need]";
  const CHOICE = ":is([data-need=from], [data-need=to], [data-need=hand], [data-need=confirm])";
  const BUTTON = ":is(button, [role=button])";
  const CHOOSABLE = `${CHOICE} ${BUTTON}, ${BUTTON}${CHOICE}`;
  /** What lies over the table for a moment, and moves nothing. */
  const OVER = "[popover], dialog, .bubble, .beside, .answer, .tip";
  const BESIDE = ":is(.bubble, .beside, .answer, .tip)";
  const WORDS = `${AREA}, button, a, h1`;
  /** In pixels: what a finger needs; how far into a corner, for corners are round; between looks. */
  const [TARGET, CORNER, STEP] = [44, 8, 6];
  const SLIDING = ["auto", "scroll"];

  // ---- What is seen ----

  function isSeen(element) {
    const { width, height } = element.getBoundingClientRect();
    const how = { visibilityProperty: true, opacityProperty: true };
    return width > 1 && height > 1 && element.checkVisibility(how);
  }

  const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const page = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  function around(element) {
    const all = [];
    for (let each = element; each; each = each.parentElement) all.push(each);
    return all;
  }

  function isIn(box, other, by = 1) {
    const across = box.left >= other.left - by && box.right <= other.right + by;
    return across && box.top >= other.top - by && box.bottom <= other.bottom + by;
  }

  function say(element) {
    return element.outerHTML.replaceAll(/<svg.*?<\/svg>|<!--.*?-->/gs, "").slice(0, 150);
  }

  /** Whether that is what is touched there; what lies over the table goes away again. */
  function isMet(element, [x, y]) {
    const found = document.elementFromPoint(x, y);
    return !!found && (element.contains(found) || !!found.closest(OVER));
  }

  // ---- Nothing lies outside or under something ----

  function scrolls() {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const [x, y] = [scrollWidth - innerWidth, scrollHeight - innerHeight];
    return x > 0 || y > 0 ? [`the page is larger than the window by ${x}, ${y}`] : [];
  }

  function points({ left, top, right, bottom }) {
    const [across, down] = [[left + CORNER, right - CORNER], [top + CORNER, bottom - CORNER]];
    const corners = across.flatMap((x) => down.map((y) => [x, y]));
    return [[(left + right) / 2, (top + bottom) / 2], ...corners];
  }

  function areas() {
    return seen(AREA).flatMap((area) => {
      const box = area.getBoundingClientRect();
      if (!isIn(box, page())) return [`outside the window: ${say(area)}`];
      const covered = points(box).find((point) => !isMet(area, point));
      if (!covered) return [];
      const over = document.elementFromPoint(...covered);
      return [`covered at ${covered}: ${say(area)} by ${over ? say(over) : "nothing"}`];
    });
  }

  /** A row that slides inside its area shows some of its things later. */
  function isSlidAway(thing) {
    const box = thing.getBoundingClientRect();
    const rows = around(thing).filter((row) => SLIDING.includes(getComputedStyle(row).overflowX));
    return rows.some((row) => !isIn(box, row.getBoundingClientRect()));
  }

  function choosable() {
    return seen(CHOOSABLE).filter((thing) => !thing.disabled && !isSlidAway(thing));
  }

  /** Most things have nothing on their middle: there a finger has room. */
  function hasRoom(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const [across, down] = [width, height].map((size) => Math.min(TARGET, size - 2) / 2);
    const round = [[-across, 0], [across, 0], [0, -down], [0, down]];
    return round.every(([dx, dy]) => isMet(thing, [x + dx, y + dy]));
  }

  /** How much of a thing can be touched, across and down. */
  function reach(thing) {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const met = [];
    for (let x = left + 1; x < right; x += STEP) {
      for (let y = top + 1; y < bottom; y += STEP) if (isMet(thing, [x, y])) met.push([x, y]);
    }
    return [0, 1].map((side) => {
      const places = met.map((point) => point[side]);
      return places.length ? Math.max(...places) - Math.min(...places) + STEP + 2 : 0;
    });
  }

  function choices() {
    return choosable().flatMap((thing) => {
      if (thing.tabIndex < 0) return []; // it only says why not
      const box = thing.getBoundingClientRect();
      if (!isIn(box, page())) return [`outside the window: ${say(thing)}`];
      if (hasRoom(thing)) return [];
      const [across, down] = reach(thing);
      const [least, lowest] = [box.width, box.height].map((size) => Math.min(TARGET, size - 2));
      if (across >= least && down >= lowest) return [];
      return [`only ${across} x ${down} can be touched: ${say(thing)}`];
    });
  }

  // ---- No word is cut ----

  function texts() {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) if (walk.currentNode.data.trim()) found.push(walk.currentNode);
    return found;
  }

  function linesOf(node, from = 0, until = node.length) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, until);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  }

  function isOnlyHeard(place) {
    return around(place).some((each) => {
      const { clipPath, opacity } = getComputedStyle(each);
      return clipPath !== "none" || opacity === "0";
    });
  }

  /** Of a line of letters, what is ink. */
  function inked({ left, right, top, bottom }, size) {
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - 0.38 * size, bottom: middle + 0.38 * size };
  }

  function isCut(place, ink) {
    for (const each of around(place)) {
      const { overflowX } = getComputedStyle(each);
      if (SLIDING.includes(overflowX)) return false;
      const bounds = overflowX !== "visible" || each.matches(WORDS);
      if (bounds && !isIn(ink, each.getBoundingClientRect(), 2)) return true;
    }
    return false;
  }

  /** Words that go on in the next line without a hyphen. */
  function broken(node) {
    const words = [...node.data.matchAll(/\p{L}+/gu)];
    return words.filter(({ 0: word, index }) => {
      const lines = linesOf(node, index, index + word.length);
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    });
  }

  function isRead({ parentElement: place }) {
    if (place instanceof SVGElement || !place.closest(WORDS) || place.closest(OVER)) return false;
    return isSeen(place) && !isOnlyHeard(place);
  }

  function words() {
    return texts().filter(isRead).flatMap((node) => {
      const place = node.parentElement;
      const size = parseFloat(getComputedStyle(place).fontSize);
      const cut = linesOf(node).some((line) => isCut(place, inked(line, size)));
      const torn = broken(node).map(({ 0: word }) => `torn, ${word}: ${say(place)}`);
      return cut ? [`cut: ${say(place)}`, ...torn] : torn;
    });
  }

  function bubbles() {
    const outside = seen(BESIDE).filter((each) => !isIn(each.getBoundingClientRect(), page()));
    return outside.map((each) => `outside the window: ${say(each)}`);
  }

  // ---- Nothing moves ----

  const KEPT = `${AREA}, ${AREA} :is(li, ${BUTTON}, [data-card]), header .button`;
  let before = new Map();
  /** All that was ever touched, the last first. */
  let touched = [];
  let known = [];
  let finger = [0, 0];

  function remember() {
    before = new Map(seen(KEPT).map((each) => [each, each.getBoundingClientRect()]));
  }

  /** A card or a tile rises as a whole, whichever part of it was touched. */
  function wholeOf(thing) {
    return thing.closest("[data-card], [data-place]") ?? thing;
  }

  /** What is touched or pointed at may rise; what the prompt holds changes, but not the prompt. */
  function mayMove(element) {
    if (touched.some((each) => wholeOf(each).contains(element))) return true;
    if (element.closest("[data-advised]") || element.closest(OVER)) return true;
    return !!element.parentElement.closest("[data-need=prompt]");
  }

  function moved() {
    const found = [];
    for (const [element, was] of before) {
      if (!element.isConnected || !isSeen(element) || mayMove(element)) continue;
      const now = element.getBoundingClientRect();
      const by = ["left", "top", "right", "bottom"].map((side) => now[side] - was[side]);
      if (by.some((far) => Math.abs(far) > 1)) found.push(`moved by ${by}: ${say(element)}`);
    }
    const [thing] = touched;
    if (thing?.isConnected && isSeen(thing) && !isUnder(finger, thing)) {
      found.push(`slipped away from the finger: ${say(thing)}`);
    }
    return found;
  }

  function isUnder([x, y], thing) {
    return isIn({ left: x, top: y, right: x, bottom: y }, thing.getBoundingClientRect());
  }

  /** Where to touch a thing: some of it may lie under others. */
  function pointOn(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const parts = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
    const all = parts.map(([x, y]) => [left + x * width, top + y * height]);
    return all.find((point) => document.elementFromPoint(...point)?.closest(BUTTON) === thing);
  }

  function touch(thing) {
    const point = thing?.isConnected ? pointOn(thing) : undefined;
    if (!point) return null;
    finger = point;
    touched = [thing, ...touched];
    remember();
    return point;
  }

  // ---- A hint points ----

  function overlaps(one, other) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  }

  function pointing() {
    const [bubble] = seen("[popover] .bubble").map((each) => each.getBoundingClientRect());
    const things = seen("[data-advised]");
    const spared = seen("[data-advised], [data-need=confirm]");
    const hidden = spared.filter((each) => overlaps(bubble, each.getBoundingClientRect()));
    return [
      ...(things.length ? [] : ["a hint that points at nothing"]),
      ...(isIn(bubble, page()) ? [] : ["a hint outside the window"]),
      ...hidden.map((each) => `hidden by the hint: ${say(each)}`),
    ];
  }

  return {
    /** What is marked of the table that is looked at. */
    needs: () => [...new Set(seen(AREA).map((area) => area.dataset.need))],
    decision: () => [...scrolls(), ...areas(), ...choices(), ...words(), ...bubbles()],
    words,
    sideways: () => document.documentElement.scrollWidth - innerWidth,
    remember,
    moved,
    pointing,
    /** How many things can be chosen now; they are counted so from here on. */
    things: () => (known = choosable()).length,
    /** Where to touch one of them. */
    touch: (number) => touch(known[number]),
    /** Where to touch something that could not be chosen when they were counted. */
    touchOpened: () => touch(choosable().findLast((thing) => !known.includes(thing))),
  };
})();
