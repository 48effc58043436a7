import { add, bystandersCall, hand, OF_A_BANK } from '../bank/prompts';
import type { Prompts } from '../../room/croupier/prompts';
import type { CheminView } from './types';

/** The croupier's prompts of chemin de fer for each phase. */
export const PROMPTS: Prompts<CheminView> = { ...OF_A_BANK, add, 'bystanders-call': bystandersCall, ponte: hand };
