import { add, bystandersCall, hand, OF_A_BANK, ofWhom, suivi } from '../bank/prompts';
import { call, type Prompts } from '../../room/croupier/calls';
import { uncovered } from '../bank/questions/questions';
import type { CheminView, CheminNow, CheminPreset } from './types';
import type { Drawn } from '../bank/tableModel';
import { nameOf } from '../bank/bankView';
import { chips } from '../../i18n.svelte';
import { t } from './messages';
import { questionOf } from './question';
import type { Scene } from './scene.svelte';
import type { Side } from '../../wire';

/** The croupier's prompts of chemin de fer for each phase. */
export const PROMPTS: Prompts<CheminView> = {
  ...OF_A_BANK,
  garage: ofWhom('chemin-garage-asked'),
  raise: (view) =>
    view.over ? OF_A_BANK.raise(view) : call('chemin-leaving-asked', { seat: view.turn, units: uncovered(view) }),
  add,
  'bystanders-call': bystandersCall,
  suivi,
  ponte: hand,
};

/** Grid areas of the hands and the bank, in a row and stacked. */
const AREAS = { amid: 'player bank banker', stacked: '"banker" "bank" "player"' };

/** The hands from left to right; the ponte's waits on the palette until it has been passed over. */
function handsOf(scene: Scene, now: CheminNow) {
  const { ponte, bank, call, cards_to: kept } = now.view;
  const whose = (seat: number) => (seat ? nameOf(now, seat) : '');
  return [
    {
      side: 'player' as const,
      title: t('cf-side-player'),
      name: whose(scene.ponte || ponte.seat || (call ? 0 : kept)),
      told: scene.view?.ponte ?? null,
      waits: !scene.passed && scene.hands.player.cards.length > 0,
    },
    {
      side: 'banker' as const,
      title: t('cf-side-banker'),
      name: whose(scene.held || (bank?.seat ?? 0)),
      told: scene.view?.banker ?? null,
    },
  ];
}

/** Game-specific notes about the bank. */
function bankOf({ view: { bank } }: CheminNow) {
  const aside = bank ? bank.aside + bank.co_aside : 0;
  return {
    notes: [aside ? t('cf-garage', { amount: chips(aside) }) : '', bank?.origin ? t('cf-suite-of') : ''],
    how: aside ? t('cf-garage-how') : undefined,
  };
}

/** The drawing of a chemin de fer table in view. */
export function drawn(scene: Scene, now: CheminNow, preset: CheminPreset): Drawn<Side> {
  const { bank, ponte, phase, turn, giver, shoe_at } = now.view;
  return {
    outcome: scene.decided?.outcome,
    ring: Array.from({ length: preset.seats }, (_, at) => at + 1),
    shoeBefore: bank?.seat ?? (phase === 'bank' && turn ? turn : giver || shoe_at),
    at: (seat) => ({ plays: ponte.seat === seat && ponte.cards.length > 0 }),
    hands: handsOf(scene, now),
    areas: AREAS,
    bank: bankOf(now),
    sideOf: () => 'player',
    broken: scene.broken,
    naturalsFirst: preset.banker_looks === 'at-once',
    prompt: PROMPTS[phase](now.view),
    question: questionOf(now, preset),
    standing: t('bk-stand-by-how'),
  };
}
