import Coach from './Coach.svelte';
import { learn } from './language';

/** The coach, once there are words. */
export async function open(): Promise<typeof Coach> {
  await learn();
  return Coach;
}
