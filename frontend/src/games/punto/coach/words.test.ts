import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import en from '../../../../../src/baccarat/text/locales/en/punto_coach.ftl?raw';
import { PUNTO, type Idea, type Moment, PICTURES, ROAD } from './ideas';

const ids = new Set(new FluentResource(en).body.map(({ id }) => id));
const IDEAS = Object.keys(PUNTO.ideas) as Idea[];

it.each(IDEAS)('explains %s, in words and in a picture', (idea) => {
  expect(ids).toContain(`coach-punto-${idea}`);
  expect(ids).toContain(`coach-punto-${idea}-text`);
  expect(PICTURES[idea] !== null || idea === 'roads').toBe(true);
});

it('teaches how to read the road that its sentence describes', () => {
  expect(ROAD.map(({ outcome, ties }) => outcome![0] + '|'.repeat(ties)).join('')).toBe('ppbb|bp');
  expect(ROAD.map(({ column, row }) => `${column}${row}`)).toEqual(['00', '01', '10', '11', '12', '20']);
});

const OPEN: Moment = { phase: 'dealing', played: 9, decided: null, longest: 3, staked: true };
const decided = (outcome: 'player' | 'banker' | 'tie', natural = false) =>
  ({ type: 'coup-decided', outcome, natural, player: 8, banker: 8 }) as const;
const met = (moment: Partial<Moment>) => IDEAS.filter((idea) => PUNTO.ideas[idea].when({ ...OPEN, ...moment }));

it.each<[Partial<Moment>, Idea[]]>([
  [{}, ['bets']],
  [{ decided: decided('tie', true), longest: 2, staked: false }, ['bets', 'points', 'natural', 'tie']],
  [{ decided: decided('banker') }, ['bets', 'own', 'points', 'third', 'commission']],
  [{ phase: 'staking', played: 2 }, ['bets', 'edge']],
  [{ phase: 'staking', played: 4 }, ['bets', 'edge', 'roads']],
])('mentions nothing before it is visible: %o', (moment, ideas) => expect(met(moment)).toEqual(ideas));
