import type { TransitionConfig } from 'svelte/transition';
import { cubicIn, cubicOut } from 'svelte/easing';

/** Whether the reader has asked the system for less motion. */
export function calm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** From the middle of one element to the middle of the first that a selector finds, in pixels. */
export function way(from: Element, selector: string): { x: number; y: number } {
  const target = document.querySelector(selector)?.getBoundingClientRect();
  const here = from.getBoundingClientRect();
  if (!target || target.width === 0) return { x: 0, y: -here.height };
  return {
    x: target.x + target.width / 2 - here.x - here.width / 2,
    y: target.y + target.height / 2 - here.y - here.height / 2,
  };
}

/** A card slides out of the shoe to its place. */
export function fromShoe(node: Element, { duration }: { duration: number }): TransitionConfig {
  if (calm() || duration === 0) return { duration: 0 };
  const { x, y } = way(node, '[data-shoe]');
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) rotate(${u * 24}deg) scale(${0.7 + t * 0.3})`,
  };
}

/** A card goes to the middle (C-8), where the discards lie. */
export function toDiscard(node: Element, { duration }: { duration: number }): TransitionConfig {
  if (calm() || duration === 0) return { duration: 0 };
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
/** How high chips are thrown, as a part of their way. */
const THROWN = 0.12;

/**
 * Chips fly from the croupier's side of the table, the player's purse, or what a selector finds, or are raked in there.
 * The way is measured once all is drawn that moves them, and anew each time.
 */
export function chips(
  node: Element,
  { from, duration = 420 }: { from: string; duration?: number },
): () => TransitionConfig {
  return () => {
    if (calm()) return { duration: 0 };
    const to = way(node, CHIPS_AT[from] ?? from);
    // A box may be turned with the bend of the table, and the way with it.
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
