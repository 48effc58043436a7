/** The distance of a tip from its bet and from the edges of the screen, in pixels. */
const GAP = 8;

interface Around {
  /** The bet. */
  anchor: { left: number; top: number; bottom: number; width: number };
  tip: { width: number; height: number };
  screen: { width: number; height: number };
  /** The lower edge of the hands and of the croupier's words. */
  taken: number;
  /** The left and right edges of these words. */
  words: { left: number; right: number };
  /** The upper edge of the controls below the table. */
  controls: number;
  /** Whether stakes are open, so that the controls are in use. */
  open: boolean;
}

/**
 * Place a tip above its bet if that covers neither a hand nor the croupier's words, otherwise below it if that covers
 * no control in use. Otherwise it is above the bet all the same, next to the words if there is room, but while cards
 * come it is then not shown. It is always within the screen.
 */
export function placeTip({ anchor, tip, screen, taken, words, controls, open }: Around) {
  const within = (at: number, most: number) => Math.max(GAP, Math.min(at, most - GAP));
  const above = anchor.top - tip.height - GAP;
  const below = anchor.bottom + GAP;
  const lowest = Math.min(screen.height - GAP, open ? Math.max(controls, below) : screen.height);
  const fitsAbove = above >= Math.max(GAP, taken);
  const fitsBelow = below + tip.height <= lowest;
  const top = within(fitsAbove || (open && !fitsBelow && above >= GAP) ? above : below, screen.height - tip.height);
  const middle = within(anchor.left + (anchor.width - tip.width) / 2, screen.width - tip.width);
  const covers = top < taken && middle < words.right + GAP && middle + tip.width > words.left - GAP;
  const beside = [words.right + GAP, words.left - GAP - tip.width].filter(
    (at) => at >= GAP && at + tip.width <= screen.width - GAP,
  );
  const nearest = beside.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  const left = covers && open ? (nearest ?? middle) : middle;
  return { left, top, shown: open || top >= taken };
}
