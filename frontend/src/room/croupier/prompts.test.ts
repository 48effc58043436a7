import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages as loadBankMessages } from '../../games/bank/messages';
import { findAsking } from '../../games/bank/prompts';
import { loadMessages as loadBanqueMessages } from '../../games/banque/messages';
import { PROMPTS as BANQUE } from '../../games/banque/tableModel';
import type { BanqueView } from '../../games/banque/types';
import { loadMessages as loadCheminMessages } from '../../games/chemin/messages';
import { viewOf } from '../../games/chemin/sample.support';
import { PROMPTS as CHEMIN } from '../../games/chemin/tableModel';
import { callText, LANGUAGES, speech } from '../../i18n.svelte';
import { loadMessages as loadPuntoMessages } from 'words:board';
import { PROMPTS as PUNTO } from '../../games/punto/prompts';
import type { PuntoView } from '../../games/punto/types';
import type { Call } from '../../wire';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await speech.begin();
  await Promise.all([loadBankMessages(), loadBanqueMessages(), loadCheminMessages(), loadPuntoMessages()]);
});

/** Phases in which nobody is asked anything: cards are dealt, or the house is at work. */
const SILENT = ['between-shoes', 'burning', 'dealing', 'settling'];
const BANK = { seat: 3, own: 20_000, co: 0, aside: 0, co_aside: 0, co_banker: 0, open: false };
const ASKED = { asked: [3], turn: 3, left: 5_000, over: 700, price: 40_000, bank: BANK };
const chemin = viewOf(ASKED as never);
const banque = { ...chemin, type: 'banque' } as unknown as BanqueView;
const punto = { asked: [3], turn: { side: 'player', seat: 3 } } as unknown as PuntoView;

type Rows = [string, Record<string, (view: never) => Call | null>, unknown][];
const GAMES: Rows = [
  ['punto', PUNTO, punto],
  ['chemin', CHEMIN, chemin],
  ['banque', BANQUE, banque],
];

describe.each(GAMES)('a newly joined table of %s', (game, prompts, view) => {
  const phases = Object.keys(prompts).filter(
    (phase) => !SILENT.includes(phase) || (game === 'punto' && phase === 'dealing'),
  );

  it.each(phases)('says what is asked while %s, in every language', async (phase) => {
    for (const language of LANGUAGES) {
      await speech.speak(language);
      const call = prompts[phase]!(view as never);
      expect(call, phase).not.toBeNull();
      expect(callText(call!).length).toBeGreaterThan(3);
    }
  });

  it('asks nothing while nothing is asked', () => {
    const silent = Object.keys(prompts).filter((phase) => !phases.includes(phase));
    expect(silent.map((phase) => prompts[phase]!(view as never))).toEqual(silent.map(() => null));
  });
});

it('finds the call that the question to the viewer repeats', () => {
  const told = ['bank-put-up', 'bank-doubling', 'bank-stakes'].map((id) => ({ calls: [{ id, args: {} }] })) as never;
  const view = (phase: 'double' | 'stakes', asked: boolean) =>
    ({ ...chemin, turn: 0, phase, choices: asked ? [{ type: 'answer', what: 'double', amount: 1 }] : [] }) as never;
  expect(findAsking(told, view('double', true), CHEMIN)?.id).toBe('bank-doubling');
  expect(findAsking(told, view('stakes', true), CHEMIN)?.id).toBe('bank-stakes');
  expect(findAsking(told, view('stakes', false), CHEMIN)).toBeUndefined();
});

it('words the request for stakes differently for an open bank, and addresses a single asked seat by its number', () => {
  const open = { ...banque, bank: { ...BANK, open: true } } as unknown as BanqueView;
  expect(BANQUE.stakes(open)?.id).toBe('banque-stakes-open');
  expect(CHEMIN.stakes(chemin)).toEqual({ id: 'bank-stake-asked', args: { seat: 3, units: 5_000 } });
  expect(CHEMIN.stakes({ ...chemin, turn: 0 })).toEqual({ id: 'bank-stakes', args: { units: 5_000 } });
  // Stakes that cover the bank may still give way to those of seats with precedence.
  expect(CHEMIN.stakes({ ...chemin, turn: 0, left: 0, asked: [2] })?.id).toBe('bank-stakes');
  expect(CHEMIN.stakes({ ...chemin, turn: 0, left: 0, asked: [] })).toBeNull();
  expect(CHEMIN.bank({ ...chemin, turn: 0, asked: [] })).toEqual({ id: 'bank-waits', args: {} });
});
