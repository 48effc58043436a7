// Asks the layout what covers what: lists, in words, each two things of a table that share more than
// an edge, each that reaches beyond the screen, each word that reaches beyond the box it stands in, each
// mark of a chair that is cut off, and each that is printed too small to read.
() => {
  const EDGE = 3; // pixels: of borders, and of boxes that are set a little askew
  const LARGE = 24; // pixels: letters of such a size have much space above and below them within their line
  const LEGIBLE = 12; // pixels: what is printed smaller cannot be read
  const SOLID =
    'button, select, input, summary, [data-seat] .who, [data-seat] .chair, [data-seat] .flag, [data-seat] .bet, [data-laid], ' +
    '.stack, [data-shoe] > svg, [data-discard] > svg, [data-hand], .card, output, [role=timer], [role=alert], .coach, .talk, [data-solid]';
  const BOXES = 'button, .who, .flag, .bet, [data-laid], [data-hand]';
  const WHERE = '.room';
  /** What chips, cards, and the cells of scorecards have on them is part of their picture: it is told beside them. */
  const PICTURES = '.stack svg, .chip, .card, .sheet';
  /** What may lie upon each other: cards of a hand, a pile's chips and its sum, and what a player said upon their own plate, and the list of languages upon its short name. */
  const TOGETHER = [['.card', '[data-hand]'], ['.card *', '[data-hand]'], ['.stack *', '.stack'], ['.languages *', '.languages'], ['.flag, .who, svg', '[data-seat]']];

  const room = document.querySelector(WHERE);
  const name = ({ of, words }) => {
    const marked = of.closest('[data-action], [data-spot], [data-hand], [data-seat], [data-tool], [data-shoe], [data-discard]');
    const marks = marked ? Object.entries(marked.dataset).slice(0, 1).map((each) => each.join('=')).join() : '';
    const { className } = of;
    const kind = typeof className === 'string' ? className.replace(/ ?svelte-\w+/, '') : '';
    return `${of.localName}${kind ? `.${kind.split(' ').join('.')}` : ''}${marks ? `[${marks}]` : ''}${words ? ` “${words}”` : ''}`;
  };

  const clips = new Map([[document.body, { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }]]);
  /** What a box lets be seen of what lies in it, as do those that it lies in itself; null of what hides it whole. */
  function clip(at) {
    if (!clips.has(at)) clips.set(at, clipped(at));
    return clips.get(at);
  }
  function clipped(at) {
    const style = getComputedStyle(at);
    const around = clip(at.parentElement);
    if (!around || style.clipPath !== 'none') return null;
    if ((style.overflowX === 'visible' && style.overflowY === 'visible') || style.overflowX === 'clip') return around;
    return common(around, at.getBoundingClientRect());
  }
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

  const squeeze = document.querySelector('[data-squeeze]');
  /** Whether it lies under cards that are bent up, which fill the felt. */
  const isUnder = (each) => squeeze?.parentElement.contains(each) && !squeeze.contains(each);

  /** A box, less what is cut off by the boxes that it lies in. */
  function seen(of, box, words) {
    if (isUnder(of) || !of.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return null;
    const within = words || !clip(of) ? clip(of) : clip(of.parentElement);
    if (!within) return null;
    const found = common(within, box);
    return found.right - found.left > 1 && found.bottom - found.top > 1 ? { of, ...found } : null;
  }

  /** The part of a line's box that its letters take. */
  function letters({ left, top, right, bottom }, size) {
    const space = Math.max(0, (bottom - top - size) / 2);
    return { left, top: top + space, right, bottom: bottom - space };
  }

  const things = [...room.querySelectorAll(SOLID)].map((of) => seen(of, of.getBoundingClientRect()));
  const texts = [];
  const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: of, data } = walker.currentNode;
    if (!data.trim() || of.closest('.unseen, [role=tooltip]')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const size = parseFloat(getComputedStyle(of).fontSize);
    for (const box of range.getClientRects()) {
      const found = seen(of, size < LARGE ? box : letters(box, size), true);
      if (found) texts.push({ ...found, words: data.trim() });
    }
  }
  const all = [...things.filter(Boolean), ...texts];

  /** A card hides the end of a word that reaches under its edge; lines of text are higher than their letters. */
  const hides = (one, other) => other.words && one.of.matches('.card');
  const apart = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) <=
      (hides(one, other) || hides(other, one) ? 0 : EDGE) ||
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) <= EDGE;
  /** Lines of one paragraph are higher than the space between them. */
  const areLines = (one, other) => one.words && other.words && one.of.closest('p') && one.of.closest('p') === other.of.closest('p');
  const mayTouch = (one, other) =>
    areLines(one, other) ||
    one.of.contains(other.of) ||
    other.of.contains(one.of) ||
    TOGETHER.some(([things, of]) => one.of.matches(things) && other.of.matches(things) && one.of.closest(of) === other.of.closest(of));

  const faults = [];
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (!apart(one, other) && !mayTouch(one, other)) faults.push(`${name(one)} and ${name(other)}`);
    }
  }
  for (const each of all) {
    if (each.left < -EDGE || each.right > innerWidth + EDGE) faults.push(`${name(each)} is beyond the screen`);
    if (each.of.matches('.edge button') && each.bottom > innerHeight + EDGE) faults.push(`${name(each)} is below the screen`);
  }
  for (const each of texts) {
    const badge = getComputedStyle(each.of).position === 'absolute'; // one sits on its box's edge
    const box = !badge && each.of.closest(BOXES)?.getBoundingClientRect();
    if (box && (each.left < box.left - EDGE || each.right > box.right + EDGE || each.top < box.top - EDGE || each.bottom > box.bottom + EDGE))
      faults.push(`${name(each)} is beyond its box`);
  }
  for (const of of room.querySelectorAll('.prime, .holds')) {
    let by = of.parentElement;
    while (by !== document.body && getComputedStyle(by).overflowX === 'visible') by = by.parentElement;
    if (getComputedStyle(by).overflowX === 'auto') continue; // a row of chairs that scrolls
    const [its, bounds] = [of, by].map((each) => each.getBoundingClientRect());
    if (its.left < bounds.left || its.right > bounds.right) faults.push(`${name({ of })} is cut off`);
  }
  /** How high print is on the screen, in pixels: a drawing may be smaller than it says. */
  const printed = (of) => {
    const scale = of instanceof SVGElement ? Math.hypot(of.getScreenCTM().a, of.getScreenCTM().b) : 1;
    return parseFloat(getComputedStyle(of).fontSize) * scale;
  };
  for (const each of texts) {
    if (!each.of.closest(PICTURES) && printed(each.of) < LEGIBLE - 0.01) faults.push(`${name(each)} is printed at ${printed(each.of).toFixed(1)} px`);
  }
  return [...new Set(faults)];
}
