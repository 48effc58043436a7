/** The controls below the table, which ask something new when a question has been answered. */
const CONTROLS = '.edge';

const isOff = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** A group that asks something, as opposed to a switch or an offer next to it. */
const ASKS = '[role=group]:not(.turns, .offer)';

/** Where the focus goes from a control that is gone: to what its surroundings ask now, or to the table. */
function next(around: readonly Element[]): HTMLElement | null {
  const left = around.find((each) => each.isConnected && each !== document.body);
  const near = left?.closest<HTMLElement>('main') ? (left as HTMLElement) : document.querySelector('main');
  const controls = near?.closest(CONTROLS);
  return controls?.querySelector<HTMLElement>(ASKS) ?? near;
}

function ancestors(element: Element): Element[] {
  const found = [];
  for (let each = element.parentElement; each; each = each.parentElement) found.push(each);
  return found;
}

/**
 * When the focused control disappears or is disabled, move the focus to its surroundings, so that the next Tab goes on
 * from there; and back, once the control is enabled again. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  /** Whether it has been disabled, at least for a moment. */
  let wasOff = false;
  let around: Element[] = [];
  /** A control that was disabled, and where the focus waits until it is enabled again. */
  let parked: { control: HTMLElement; at: HTMLElement } | null = null;
  let frame = 0;

  function check(): void {
    frame = 0;
    const { activeElement: active } = document;
    if (parked && active === parked.at && !isOff(parked.control)) return parked.control.focus({ preventScroll: true });
    if (!last || (active && active !== document.body && active !== last)) return;
    const to = isOff(last) ? next(around) : wasOff && active !== last ? last : null;
    if (!to) return;
    if (to.tabIndex < 0) to.tabIndex = -1;
    parked = last.isConnected && to !== last ? { control: last, at: to } : null;
    to.focus({ preventScroll: true });
  }

  const came = ({ target }: FocusEvent) => {
    last = target as HTMLElement;
    if (last !== parked?.at) parked = null;
    wasOff = false;
    around = ancestors(last);
  };
  const changes = new MutationObserver((found) => {
    wasOff ||= found.some(({ type, target }) => type === 'attributes' && target === last);
    frame ||= requestAnimationFrame(check);
  });
  document.addEventListener('focusin', came);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', came);
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}
