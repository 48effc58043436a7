import { learn } from './messages';
import Preferences from './Preferences.svelte';

/** Load the settings panel and its words. */
export async function open(): Promise<typeof Preferences> {
  await learn();
  return Preferences;
}
