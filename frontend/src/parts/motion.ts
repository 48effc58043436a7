import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** Where a card starts, in pixels and degrees from its place; times in milliseconds. */
export interface DealFrom {
  x?: number;
  y?: number;
  delay?: number;
  duration?: number;
  rotate?: number;
}

/** Whether the reader has asked the system for less motion. */
export function calm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** A Svelte transition: a card slides from the shoe to its place, at once for who prefers calm. */
export function dealFrom(
  _node: Element,
  { x = 0, y = 0, delay = 0, duration = 420, rotate = 0 }: DealFrom = {},
): TransitionConfig {
  if (calm()) return { duration: 0 };
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (arrived, away) =>
      `transform: translate(${away * x}px, ${away * y}px) rotate(${away * rotate}deg);` +
      `opacity: ${Math.min(1, arrived * 5)}`,
  };
}
