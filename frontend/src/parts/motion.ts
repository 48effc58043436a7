import type { TransitionConfig } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';

/** Where a card starts, in pixels from its place, and how it travels; times in milliseconds. */
export interface DealFrom {
  x?: number;
  y?: number;
  delay?: number;
  duration?: number;
  rotate?: number;
}

/** Whether the reader asked the system for less motion. */
export function calm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Slide a card from the shoe to its place; at once where less motion is wanted. */
export function dealFrom(
  _node: Element,
  { x = 0, y = 0, delay = 0, duration = 420, rotate = 0 }: DealFrom = {},
): TransitionConfig {
  if (calm()) return { duration: 0 };
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) rotate(${u * rotate}deg); opacity: ${Math.min(1, t * 4)}`,
  };
}
