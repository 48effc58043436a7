import { t } from '../../../i18n.svelte';
import type { MayStake, Wager } from '../../../wire';
import type { Scene } from '../scene.svelte';

/** Main bets light up with the winner, if it is not barred; side bets if they won something at this table. */
export function isLit(scene: Scene, { name }: Wager): boolean {
  if (scene.decided?.outcome === name) return scene.barred === null;
  return scene.reached('paid') && scene.fates.some((fate) => fate.type === 'bet-won' && fate.wager === name);
}

/** Why a stake stays where it is, in a word: its hand has won and is barred, or it must stay up; empty otherwise. */
export function keptBy(scene: Scene, may: MayStake | undefined, { name }: Wager): string {
  if (scene.barred === name) return t('spot-barred');
  return may?.spots.some(({ wager, standing }) => wager === name && standing > 0) ? t('spot-stands') : '';
}
