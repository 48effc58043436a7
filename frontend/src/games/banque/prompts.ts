import { hand, OF_A_BANK } from '../bank/prompts';
import { call, type Prompts } from '../../room/croupier/prompts';
import type { BanqueView } from './types';

const over = (id: string) => (view: BanqueView) => call(id, { units: view.over });
const banker =
  (id: string) =>
  ({ bank }: BanqueView) =>
    bank ? call(id, { seat: bank.seat }) : null;

/** The croupier's prompts of baccara banque for each phase. */
export const PROMPTS: Prompts<BanqueView> = {
  ...OF_A_BANK,
  cut: banker('banque-cutter-asked'),
  stakes: (view) => (view.bank?.open ? call('banque-stakes-open') : OF_A_BANK.stakes(view)),
  accept: over('banque-accept-asked'),
  'top-up': over('banque-top-up-asked'),
  refill: banker('bq-stands-refill'),
  right: hand,
  left: hand,
  auction: (view) => (view.price ? OF_A_BANK.auction() : call('banque-auction')),
};
