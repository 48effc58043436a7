// Tells, once it is drawn, of what has the keyboard's focus: its name, and in words each side of its ring that a box around it cuts off.
async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const at = document.activeElement;
  if (!at || at === document.body || at.tabIndex < 0 || !at.matches(':focus-visible')) return null; // Tab reaches none below 0
  const style = getComputedStyle(at);
  const wide = parseFloat(style.outlineWidth);
  const marks = Object.entries(at.dataset).slice(0, 1).map((each) => each.join('=')).join();
  const key = `${at.localName}.${at.className.toString().replace(/ ?svelte-\w+/g, '')}[${marks}] ${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 30)}`;
  if (style.outlineStyle === 'none' || !wide) return { key, faults: ['has no ring'] };
  const reach = wide + parseFloat(style.outlineOffset);
  const box = at.getBoundingClientRect();
  const ring = { left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach };
  const cut = ({ left, top, right, bottom }) =>
    Object.entries({ left: left - ring.left, top: top - ring.top, right: ring.right - right, bottom: ring.bottom - bottom })
      .filter(([, by]) => by > 0.5)
      .map(([side, by]) => `${side} by ${by.toFixed(1)}`);
  const faults = [];
  for (let over = at.parentElement; over && over !== document.documentElement; over = over.parentElement) {
    const its = getComputedStyle(over);
    if ([its.overflowX, its.overflowY].every((each) => each === 'visible') || over === document.body) continue;
    const room = over.getBoundingClientRect();
    const more = parseFloat(its.overflowClipMargin) || 0;
    const inner = { left: room.left + over.clientLeft - more, top: room.top + over.clientTop - more, right: room.right - over.clientLeft + more, bottom: room.bottom - over.clientTop + more };
    if (its.overflowX === 'visible') Object.assign(inner, { left: -Infinity, right: Infinity });
    if (its.overflowY === 'visible') Object.assign(inner, { top: -Infinity, bottom: Infinity });
    const sides = cut(inner);
    if (sides.length) faults.push(`${over.localName}.${over.className.toString().replace(/ ?svelte-\w+/g, '')} cuts it off ${sides}`);
  }
  if (box.height > innerHeight) return { key, faults }; // a picture that no window shows whole
  const sides = cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  if (sides.length) faults.push(`the window cuts it off ${sides}`);
  return { key, faults };
}
