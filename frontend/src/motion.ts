import type { TransitionConfig } from 'svelte/transition';
import { cubicIn, cubicOut } from 'svelte/easing';

/** Whether the user's system settings ask for reduced motion. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** The offset in pixels from the centre of one element to the centre of the first match of a selector. */
export function way(from: Element, selector: string): { x: number; y: number } {
  const target = document.querySelector(selector)?.getBoundingClientRect();
  const here = from.getBoundingClientRect();
  if (!target || target.width === 0) return { x: 0, y: -here.height };
  return {
    x: target.x + target.width / 2 - here.x - here.width / 2,
    y: target.y + target.height / 2 - here.y - here.height / 2,
  };
}

/** Slide a card out of the shoe into place. */
export function fromShoe(node: Element, { duration }: { duration: number }): TransitionConfig {
  if (prefersReducedMotion() || duration === 0) return { duration: 0 };
  const { x, y } = way(node, '[data-shoe]');
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${u * x}px, ${u * y}px) rotate(${u * 24}deg) scale(${0.7 + t * 0.3})`,
  };
}

/** Move a card to the middle of the table, where the discards are (C-8). */
export function toDiscard(node: Element, { duration }: { duration: number }): TransitionConfig {
  if (prefersReducedMotion() || duration === 0) return { duration: 0 };
  const { x, y } = way(node, '[data-discard]');
  return {
    duration: 360,
    easing: cubicIn,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) rotate(${u * -30}deg) scale(${0.5 + t * 0.5});` +
      `opacity: ${Math.min(1, t * 2)}`,
  };
}

const CHIPS_AT: Record<string, string> = { croupier: '[data-tray]', player: '[data-purse]' };
/** The height of a throw as a fraction of its distance. */
const THROWN = 0.12;

/**
 * Fly chips from the croupier's side, the player's purse or the match of a selector, or rake them in there. The
 * distance is measured after layout, each time.
 */
export function chips(
  node: Element,
  { from, duration = 420 }: { from: string; duration?: number },
): () => TransitionConfig {
  return () => {
    if (prefersReducedMotion()) return { duration: 0 };
    const to = way(node, CHIPS_AT[from] ?? from);
    // The box may be rotated with the bend of the table, which rotates the flight too.
    const turned = parseFloat(getComputedStyle(node.closest('button') ?? node).rotate) || 0;
    const { x, y } = new DOMMatrix().rotate(-turned).transformPoint(to);
    const high = THROWN * Math.hypot(x, y);
    return {
      duration,
      easing: cubicOut,
      css: (t, u) =>
        `transform: translate(${u * x}px, ${u * y - 4 * t * u * high}px); opacity: ${Math.min(1, t * 2.5)}`,
    };
  };
}
