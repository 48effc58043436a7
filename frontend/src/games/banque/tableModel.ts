import { hand, OF_A_BANK } from '../bank/prompts';
import { call, type Prompts } from '../../room/croupier/calls';
import type { BanqueView, BanqueNow, BanquePreset, TableSide } from './types';
import type { Drawn } from '../bank/tableModel';
import { nameOf, namesOf } from '../bank/bankView';
import { t } from './messages';
import { describeChair, findFreeChairs, ringOf } from './places';
import { questionOf } from './question';
import { handOf, type PlayedSide, type Scene } from './scene.svelte';

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
  'new-shoe': banker('banque-new-shoe-asked'),
  right: hand,
  left: hand,
  auction: (view) => (view.price ? OF_A_BANK.auction(view) : call('banque-auction')),
};

/** Grid areas of the hands and the bank, in a row and stacked. */
const AREAS = { amid: 'left banker bank right', stacked: '"left" "right" "bank" "banker"' };

/** The hands from left to right, each with its player in this coup or the next. */
function handsOf(scene: Scene, now: BanqueNow) {
  const { view } = now;
  const waiting: Record<PlayedSide, number> = { right: view.next_holders[0], left: view.next_holders[1] };
  const holder = (side: TableSide): number => {
    if (side === 'banker') return scene.held || (view.bank?.seat ?? 0);
    return scene.dealt ? scene.holders[side] : waiting[side];
  };
  return (['left', 'banker', 'right'] as const).map((side) => ({
    side,
    title: t(`bq-side-${side}`),
    name: view.seats.some(({ seat }) => seat === holder(side)) ? nameOf(now, holder(side)) : '',
    told: scene.view && handOf(scene.view, side),
    stakes: side === 'banker' ? 0 : scene.stakes[side] || handOf(view, side).stakes,
  }));
}

/** Game-specific notes about the bank. */
function bankOf(scene: Scene, now: BanqueNow) {
  const { bank, call, a_cheval, suivi, phase } = now.view;
  return {
    notes: [
      bank?.open ? t('bq-bank-open') : '',
      suivi.length && phase === 'calls' ? t('bq-suivi', { names: namesOf(now, suivi) }) : '',
    ],
    how: bank?.open ? t('bq-bank-open-how') : undefined,
    called: a_cheval && call ? t('bq-banco-cheval', { names: namesOf(now, call.seats) }) : undefined,
    broken: scene.broken,
  };
}

/** The drawing of a baccara banque table in view. */
export const drawn = (scene: Scene, now: BanqueNow, preset: BanquePreset): Drawn<TableSide> => ({
  outcome: Object.values(scene.outcomes).join(' ') || undefined,
  ring: ringOf(now.view),
  shoeBefore: now.view.places[0] ?? 0,
  at: (seat) => describeChair(now.view, seat),
  hands: handsOf(scene, now),
  areas: AREAS,
  bank: bankOf(scene, now),
  sideOf: (seat) => now.view.seats.find((each) => each.seat === seat)?.side ?? 'right',
  broken: scene.broken,
  naturalsFirst: preset.first_look !== 'sides',
  prompt: now.view.missing
    ? call('bq-stands-players', { missing: now.view.missing })
    : PROMPTS[now.view.phase](now.view),
  question: questionOf(now, preset),
  standing: t(preset.open_bank === 'always' || now.view.bank?.open ? 'bq-stand-by-open' : 'bk-stand-by-how'),
  choice: { how: t('bq-sit-how'), chairs: findFreeChairs(now.view, now.me.may.free) },
});
