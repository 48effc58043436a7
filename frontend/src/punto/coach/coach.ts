import { learn as learnCoach } from '../../coach/language';
import { learn } from './language';
import PuntoCoach from './PuntoCoach.svelte';

/** The coach, once there are words. */
export async function open(): Promise<typeof PuntoCoach> {
  await Promise.all([learnCoach(), learn()]);
  return PuntoCoach;
}
