// Asks a table whether it has the space that a player needs: lists, in words, each bet and answer that is too small, each button
// and question that is out of view or covered, cards that are too small to read, and what can be scrolled sideways.
() => {
  const EDGE = 2; // pixels: of borders and rounding
  const CARD = 34;
  const FINGER = 44;
  const BET = Math.min(innerWidth, innerHeight) < 500 ? FINGER : 64;
  const ACTIONS =
    '.edge :is(button, select, h2, [data-waiting]), .coach :is(button, summary), .taught > button, [data-offer] button, [data-course] button';
  const faults = [];
  const squeeze = document.querySelector('[data-squeeze]');
  /** Whether it lies under cards that are bent up, which fill the felt. */
  const isUnder = (each) => squeeze?.parentElement.contains(each) && !squeeze.contains(each);
  const isSeen = (each) => !isUnder(each) && each.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const say = (of, words) => {
    const mark = ['action', 'spot', 'chip', 'quick', 'hand', 'seat', 'waiting'].find((each) => each in of.dataset);
    faults.push(`${mark ? `${mark}=${of.dataset[mark]}` : of.localName} ${words}`);
  };
  const sizeOf = ({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`;

  function look(of, box = of.getBoundingClientRect()) {
    if (box.left < -EDGE || box.right > innerWidth + EDGE || box.top < -EDGE || box.bottom > innerHeight + EDGE)
      return say(of, `is out of view at ${Math.round(box.left)}, ${Math.round(box.top)}: ${sizeOf(box)}`);
    for (const part of [0.15, 0.5, 0.85]) {
      const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
      if (on && !of.contains(on) && !on.contains(of) && !on.closest('[role=tooltip]'))
        return say(of, `is covered by ${on.localName}.${`${on.getAttribute('class')}`.split(' ')[0]}`);
    }
  }

  for (const each of document.querySelectorAll('[data-spot]')) {
    if (isUnder(each)) continue;
    const box = each.getBoundingClientRect();
    const least = each.matches('.side') ? FINGER : BET;
    if (Math.min(box.width, box.height) < least - 0.5) say(each, `is ${sizeOf(box)}`);
    if (!each.matches('.side')) look(each, box);
  }
  for (const each of document.querySelectorAll(ACTIONS)) {
    if (!isSeen(each) || each.closest('.unseen, .turns')) continue;
    const box = each.getBoundingClientRect();
    const isAside = each.matches('[data-action=advisor], [data-offer] *') && !matchMedia('(pointer: coarse)').matches;
    if (!isAside && each.matches('.choices *, .offer *') && each.matches('button, select') && Math.min(box.width, box.height) < FINGER - 0.5)
      say(each, `is ${sizeOf(box)}`);
    look(each, box);
  }
  for (const each of document.querySelectorAll('[data-hand]')) {
    if (!isSeen(each)) continue;
    const card = parseFloat(getComputedStyle(each).getPropertyValue('--card-width'));
    const [of] = each.querySelectorAll('.card, .place');
    const wide = of ? of.offsetWidth : card;
    if (wide < CARD - 0.5) say(each, `has cards of ${wide.toFixed(1)} px`);
    look(each);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  return faults;
}
