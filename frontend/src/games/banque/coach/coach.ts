import { learn as learnBank } from '../../bank/coach/messages';
import { learn as learnCoach } from '../../../coach/messages';
import BanqueCoach from './BanqueCoach.svelte';
import { learn } from './messages';

/** Load the coach and its words. */
export async function open(): Promise<typeof BanqueCoach> {
  await Promise.all([learnCoach(), learnBank(), learn()]);
  return BanqueCoach;
}
