import { learn as learnBank } from '../../banking/coach/language';
import { learn as learnCoach } from '../../coach/language';
import BanqueCoach from './BanqueCoach.svelte';
import { learn } from './language';

/** Load the coach and its words. */
export async function open(): Promise<typeof BanqueCoach> {
  await Promise.all([learnCoach(), learnBank(), learn()]);
  return BanqueCoach;
}
