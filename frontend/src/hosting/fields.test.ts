import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '../i18n.svelte';
import { loadMessages } from './messages';
import type { Field } from '../api';
import type { Preset } from '../types';
import { changes, fault, groups, lawOf, optionsOf, readSums, sums, sumsOf, writeSums } from './fields';

beforeAll(async () => {
  await speech.begin();
  await loadMessages();
});

const seats: Field = { name: 'seats', kind: 'number', group: 'table', sums: false, low: 1, high: 14, options: [] };
const burn: Field = { ...seats, name: 'burn', group: 'shoe', low: 0, high: 52, options: ['first-card'] };

describe('a form of fields', () => {
  it('sends only what differs from the preset', () => {
    expect(changes({ seats: 9, chips: [1, 2], burn: 0 }, { seats: 8, chips: [1, 2], burn: 0 })).toEqual({ seats: 9 });
  });

  it('reads sums separated by spaces as units', () => {
    expect(readSums(' 5  25 0,5 ')).toEqual([500, 2500, 50]);
    expect(readSums('5 x')).toBeNull();
    expect(writeSums([500, 2500])).toBe('5 25');
  });

  it('reports numbers out of bounds, and ignores words among the options', () => {
    expect(fault(seats, 14)).toBe('');
    for (const wrong of [0, 15, 2.5, Number.NaN, undefined]) expect(fault(seats, wrong)).not.toBe('');
    expect(fault(burn, 'first-card')).toBe('');
  });

  it('says what the law allows, and marks a house rule', () => {
    const law = [
      { field: 'seats', rule: 'AD-P6', values: [7], low: null, high: null },
      { field: 'burn', rule: 'MO-1', values: [], low: 1, high: 12 },
    ];
    const base = { name: 'x', values: {}, law };
    expect(lawOf(seats, base, 7)).toEqual({ text: 'By law (AD-P6): 7', house: false });
    expect(lawOf(seats, base, 8)?.house).toBe(true);
    expect(lawOf(burn, base, 12)).toEqual({ text: 'By law (MO-1): 1–12', house: false });
    expect(lawOf(burn, base, 'first-card')?.house).toBe(true);
    expect(lawOf({ ...seats, name: 'packs' }, base, 8)).toBeNull();
  });

  it('takes the sums of a preset by the fields that ask for sums', () => {
    const minimum: Field = { ...seats, name: 'minimum', sums: true };
    const game = { game: 'x', fields: [seats, minimum], presets: [], strategies: [], first: [] };
    expect(sumsOf(sums(game), { minimum: 500, seats: 9 } as unknown as Preset)).toEqual({ minimum: 500 });
  });

  it('offers the options that a table can have, given the rest of the form', () => {
    const packs: Field = { ...seats, name: 'packs', kind: 'choice', options: [4, 6, 8] };
    const large = {
      name: 'x',
      values: { dealers: 2, packs: 8 },
      excluded: [{ field: 'packs', option: 4, unless: ['dealers'] }],
    };
    expect(optionsOf(packs, large, large.values)).toEqual([6, 8]);
    expect(optionsOf(packs, large, { ...large.values, dealers: 0 })).toEqual([4, 6, 8]);
    expect(optionsOf(packs, { name: 'y', values: {} }, {})).toEqual([4, 6, 8]);
  });

  it('folds rarely used fields, group by group', () => {
    const game = {
      game: 'x',
      fields: [seats, burn, { ...burn, name: 'packs' }],
      presets: [],
      strategies: [],
      first: [],
    };
    expect(groups(game).map(({ group, fields }) => [group, fields.length])).toEqual([['shoe', 2]]);
  });
});
