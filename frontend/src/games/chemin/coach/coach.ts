import { learn as learnBank } from '../../bank/coach/messages';
import { learn as learnCoach } from '../../../coach/messages';
import CheminCoach from './CheminCoach.svelte';
import { learn } from './messages';

/** Load the coach and its words. */
export async function open(): Promise<typeof CheminCoach> {
  await Promise.all([learnCoach(), learnBank(), learn()]);
  return CheminCoach;
}
