import type { ReplayLine } from './replayLine.svelte';

/** The shoe on the table, and how to watch it from another seat. */
class Current {
  line = $state.raw<ReplayLine | null>(null);
  watch: ((seat: number) => void) | null = null;
}

export const current = new Current();
