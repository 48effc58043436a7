import { expect, it } from 'vitest';
import { Outbox } from './outbox';

it('keeps commands with their ids until they are answered', () => {
  const outbox = new Outbox();
  const stake = outbox.put({ type: 'stake', bets: [] }, { shoe: 1, coup: 4, decision: 0 });
  const deal = outbox.put({ type: 'deal' }, { shoe: 1, coup: 4, decision: 0 });
  expect(stake).toMatchObject({ shoe: 1, coup: 4, decision: 0, do: { type: 'stake' } });
  expect(stake.id).not.toBe(deal.id);
  expect(outbox.pending).toEqual([stake, deal]);
  expect(outbox.answered(stake.id)).toBe(stake);
  expect(outbox.answered(stake.id)).toBeUndefined();
  expect(outbox.has('stake')).toBe(false);
  expect(outbox.has('deal')).toBe(true);
  expect(outbox.answered(null)).toBeUndefined();
  expect(outbox.pending).toEqual([deal]);
});
