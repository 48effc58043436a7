import { lineText } from '../../../wagers';
import { catchOf } from '../rules/house';
import type { PuntoPreset } from '../types';
import { PUNTO, type Idea } from './ideas';
import { t } from './messages';

/** The ideas at a table: the house's advantage on Banker wins is one only where it exists. */
export const ideasOf = (preset: PuntoPreset): Idea[] =>
  (Object.keys(PUNTO.ideas) as Idea[]).filter((idea) => idea !== 'commission' || catchOf(preset) !== null);

export const titleOf = (idea: Idea, preset: PuntoPreset): string =>
  t(idea === 'commission' && catchOf(preset)?.kind !== 'commission' ? 'coach-punto-even' : `coach-punto-${idea}`);

/** The text of an idea at this table; `costs` are the edges of its bets, formatted. */
export function textOf(idea: Idea, preset: PuntoPreset, costs: Record<'player' | 'banker' | 'tie', string>): string {
  if (idea === 'tie') return t('coach-punto-tie-text', { odds: oddsOfTie(preset) });
  if (idea === 'commission') return catchText(preset);
  return t(`coach-punto-${idea}-text`, costs);
}

function oddsOfTie({ wagers }: PuntoPreset): string {
  const line = wagers.find(({ name }) => name === 'tie')?.lines.find(({ pays }) => pays);
  return line ? lineText(line) : '–';
}

function catchText(preset: PuntoPreset): string {
  const found = catchOf(preset);
  if (!found) return '';
  const { kind, line } = found;
  const [part, whole] = line.commission;
  const [total, cards] = [line.when.banker_total?.[0] ?? 0, line.when.banker_cards?.[0] ?? 0];
  return t(`coach-punto-${kind}-text`, { percent: (100 * part) / whole, total, cards, odds: lineText(line) });
}
