import { learn as learnCoach } from '../../coach/language';
import { learn } from './language';
import PuntoCoach from './PuntoCoach.svelte';

/** Load the coach and its words. */
export async function open(): Promise<typeof PuntoCoach> {
  await Promise.all([learnCoach(), learn()]);
  return PuntoCoach;
}
