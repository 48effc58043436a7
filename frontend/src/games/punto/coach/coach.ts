import { learn as learnCoach } from '../../../coach/messages';
import { learn } from './messages';
import PuntoCoach from './PuntoCoach.svelte';

/** Load the coach and its words. */
export async function open(): Promise<typeof PuntoCoach> {
  await Promise.all([learnCoach(), learn()]);
  return PuntoCoach;
}
