import { call, nothing, type Prompts } from '../../room/croupier/calls';
import type { PuntoView } from './types';

/** The croupier's prompts of punto banco for each phase. */
export const PROMPTS: Prompts<PuntoView> = {
  'between-shoes': nothing,
  burning: nothing,
  staking: ({ free = 0 }) => (free ? call('call-free-hand', { count: free }) : call('call-place-bets')),
  holding: ({ asked: [seat] }) => (seat ? call('holds-asked', { seat }) : null),
  dealing: () => call('call-no-more-bets'),
  turning: ({ turn }) => turn && call('turns-asked', { seat: turn.seat, side: turn.side }),
  settling: nothing,
};
