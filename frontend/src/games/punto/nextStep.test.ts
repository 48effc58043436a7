import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { speech } from '../../i18n.svelte';
import DealButton from './DealButton.svelte';
import Hint from './Hint.svelte';
import type { PuntoRoom } from './room.svelte';
import { PROMPTS } from './prompts';
import { todoOf, type Situation } from './nextStep';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await speech.begin();
});

const BOTH = [false, true];
/** Every possible situation in each phase. */
const SITUATIONS: Situation[] = Object.keys(PROMPTS).flatMap((phase) =>
  BOTH.flatMap((seated) =>
    BOTH.flatMap((behind) =>
      BOTH.flatMap((halted) =>
        BOTH.flatMap((asked) =>
          BOTH.flatMap((sent) =>
            BOTH.flatMap((deal) =>
              BOTH.flatMap((hurry) =>
                [0, 2_500].map((staked) => ({
                  phase,
                  seated,
                  behind,
                  halted,
                  asked,
                  sent,
                  staked,
                  may: { deal, hurry },
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

/** The button and hint for a situation, when alone or in company. */
function shown(situation: Situation, alone: boolean) {
  const now = { me: { alone, seat: situation.seated ? 1 : null }, view: { phase: situation.phase } };
  const room = {
    todo: todoOf(situation),
    seat: now.me.seat,
    shown: now,
    mayStake: {},
    scene: { decided: null, cameTo: () => null },
    dealOrHurry: () => undefined,
  } as unknown as PuntoRoom;
  const button = render(DealButton, { props: { room, now: now as never } }).body;
  const hint = render(Hint, { props: { room, rested: true } }).body;
  const text = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, '').trim();
  return { button: text(button), enabled: !/ disabled/.test(button), hint: text(hint) };
}

it('asks in the hint only for what the button does', () => {
  for (const situation of SITUATIONS) {
    for (const alone of BOTH) {
      const { button, enabled, hint } = shown(situation, alone);
      if (hint) expect(enabled, JSON.stringify(situation)).toBe(true);
      if (hint.startsWith('Now press')) expect(hint).toContain(`“${button}”`);
    }
  }
});

it('offers to deal exactly when the house accepts it, and nothing is still being shown', () => {
  for (const situation of SITUATIONS.filter(({ seated }) => seated)) {
    const { phase, behind, halted, asked, sent, may } = situation;
    const { button, enabled } = shown(situation, true);
    const deals = phase === 'staking' && may.deal && !(behind || halted || asked || sent || may.hurry);
    expect(button === 'Deal', JSON.stringify(situation)).toBe(deals);
    if (halted && !behind) expect([button, enabled]).toEqual(['Paused', false]);
  }
});

it('has hints where they help', () => {
  const open: Situation = {
    phase: 'staking',
    seated: true,
    behind: false,
    halted: false,
    asked: false,
    sent: false,
    staked: 0,
    may: { deal: true, hurry: false },
  };
  expect(shown(open, true).hint).toMatch(/^Take a chip/);
  expect(shown({ ...open, staked: 2_500 }, true).hint).toMatch(/^Now press “Deal”/);
  expect(shown({ ...open, staked: 2_500 }, false).hint).toMatch(/^Now press “Deal, please”/);
  expect(shown({ ...open, staked: 2_500, may: { deal: false, hurry: false } }, false)).toEqual({
    button: 'Waiting for the others…',
    enabled: false,
    hint: '',
  });
});
