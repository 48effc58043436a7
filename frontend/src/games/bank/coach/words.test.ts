import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { REASONS as OF_BANQUE } from '../../banque/coach/advice';
import { BANQUE, PICTURES as BANQUE_PICTURES } from '../../banque/coach/ideas';
import { REASONS as OF_CHEMIN } from '../../chemin/coach/advice';
import { CHEMIN, PICTURES as CHEMIN_PICTURES } from '../../chemin/coach/ideas';
import bank from '../../../../../src/baccarat/text/locales/en/bank_coach.ftl?raw';
import banque from '../../../../../src/baccarat/text/locales/en/banque_coach.ftl?raw';
import chemin from '../../../../../src/baccarat/text/locales/en/chemin_coach.ftl?raw';

const ids = (file: string) => new FluentResource(file).body.map(({ id }) => id);
const GAMES = [
  { game: 'chemin', words: chemin, ideas: Object.keys(CHEMIN.ideas), reasons: OF_CHEMIN, pictures: CHEMIN_PICTURES },
  { game: 'banque', words: banque, ideas: Object.keys(BANQUE.ideas), reasons: OF_BANQUE, pictures: BANQUE_PICTURES },
];

describe.each(GAMES)('a first shoe of $game', ({ words, ideas, reasons, pictures }) => {
  const said = [...ids(bank), ...ids(words)];

  it('explains each idea in words and in a picture', () => {
    const told = said.filter((id) => !id.startsWith('coach-why-'));
    expect(told.sort()).toEqual(
      expect.arrayContaining(ideas.flatMap((idea) => [`coach-${idea}`, `coach-${idea}-text`])),
    );
    expect(Object.keys(pictures)).toEqual(expect.arrayContaining(ideas));
  });

  it('has a reason for every piece of advice, and no unused ones', () => {
    const worded = said.filter((id) => id.startsWith('coach-why-')).map((id) => id.replace('coach-why-', ''));
    expect(worded.sort()).toEqual([...reasons].sort());
  });
});
