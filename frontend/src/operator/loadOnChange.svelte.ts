import { untrack } from 'svelte';

/** Load a list now, and again after each change; a load that fails leaves the list as it is. */
export function loadOnChange(changed: () => number, load: () => Promise<unknown>): void {
  $effect(() => {
    changed();
    untrack(() => void load().catch(() => undefined));
  });
}
