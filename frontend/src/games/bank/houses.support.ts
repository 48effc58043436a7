/** For tests: finds words at a table with a player's bank that do not fit the rules of its house. */

import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../wire';
import { callText, speech } from '../../i18n.svelte';
import { loadMessages as loadWhyMessages } from 'words:punto';
import { inEach, saidBy, untrue, type House, type Said } from '../houses.support';
import { loadMessages as loadBankCoachMessages } from './coach/messages';
import { CLAIMS, type Facts } from './facts.support';
import type { Advice, Lived } from './coach/advice';
import type { BankLesson } from './coach/lesson';
import type { Question } from './questions/question';
import type { AtBank } from './room.svelte';
import { defaultText, noteOf } from './questions/answers';
import { loadMessages as loadBankMessages } from './messages';
import { loadMessages as loadBankRulesMessages } from 'words:rules_page';
import type { BankNow, BankPreset, BankView } from './bankView';

/** A condition on the rules of a house. */
export type Condition<P> = (preset: P) => boolean;

/** Messages used at exactly those houses whose rules fulfil the condition. */
export type Row<P> = readonly [holds: Condition<P>, ...ids: string[]];

export const always = (): boolean => true;

/** Make conditions on single fields of a game's presets. */
export const fieldIs =
  <P>() =>
  <F extends keyof P>(field: F, ...values: P[F][]): Condition<P> =>
  (preset) =>
    values.includes(preset[field]);

/** A game's words: its rule sheet, questions and lesson, with the rules that each message belongs to. */
export interface Spoken<P extends BankPreset, V extends BankView, I extends string, W extends string> {
  facts: (preset: P) => Facts;
  /** Renders the sheet, so that it is read. */
  sheet: (house: Pick<House<P, V>, 'preset' | 'sheet'>) => void;
  asked: (now: BankNow & { view: V }, preset: P) => Question | null;
  lesson: Pick<BankLesson<AtBank, V, P, never, I, W>, 'ideas' | 'title' | 'text' | 'advise' | 'why'>;
  lines: readonly Row<P>[];
  ideas: readonly Row<P>[];
}

const BEGINNER: Lived = { banker: false, ponte: false, passes: false, coups: 0 };
const VETERAN: Lived = { banker: true, ponte: true, passes: true, coups: 9 };

const LINE = /(^|-)rules-/;
const IDEA = /^coach-(?!why-)/;

/** Report messages that are used without their rule, or missing despite it. */
function misplaced<P>(preset: P, said: readonly Said[], of: RegExp, rows: readonly Row<P>[]): string[] {
  const shown = new Set(said.map(({ id }) => id).filter((id) => of.test(id)));
  const known = rows.flatMap(([, ...ids]) => ids);
  return [
    ...[...shown].filter((id) => !known.includes(id)).map((id) => `no rule says when to say ${id}`),
    ...rows.flatMap(([holds, ...ids]) =>
      ids.filter((id) => shown.has(id) !== holds(preset)).map((id) => `${shown.has(id) ? 'said' : 'not said'}: ${id}`),
    ),
  ];
}

/** Messages of sheets and lessons, in Fluent, that no row mentions and so would never be used. */
function unsaid<P>(files: readonly string[], rows: readonly (readonly Row<P>[])[]): string[] {
  const known = rows.flat().flatMap(([, ...ids]) => ids);
  const ids = files.flatMap((file) => new FluentResource(file).body.map(({ id }) => id));
  return ids.filter((id) => (LINE.test(id) || IDEA.test(id)) && !known.includes(id));
}

/** The full text of a question. */
const textOf = ({ title, how, options }: Question): string =>
  [title, how, ...options.flatMap(({ words, gloss }) => [words, gloss])].join(' ');

const PASSES =
  /\b(pass it|pass the bank)\b|weiter(zu)?geben|geben Sie .* weiter|passe[rz]|pasa la banca|pásala|passa(lo| il banco)|让庄/i;
const RETURNS = /take (it|your bank) back|zurück|repren|recup[eé]ra|riprend|收回/i;

/** Report explanations of options that are not offered, and options without an explanation. */
function unoffered({ how, options }: Question, id: string): string[] {
  if (!how || !options.some(({ name }) => name === 'hold')) return [];
  const offers = (name: string) => options.some((option) => option.name === name);
  return [
    ...(PASSES.test(how) === offers('pass-on') ? [] : [`${id}: to pass the bank on: ${how}`]),
    ...(RETURNS.test(how) === offers('give-up') ? [] : [`${id}: to take the bank back: ${how}`]),
  ];
}

/** All faults in the words at a house, in the current language. */
function faultsAt<P extends BankPreset, V extends BankView, I extends string, W extends string>(
  house: House<P, V>,
  spoken: Spoken<P, V, I, W>,
  shown: Pick<House<P, V>, 'preset' | 'sheet'> = house,
): string[] {
  const { preset } = house;
  const { lesson } = spoken;
  const sheet = saidBy(() => spoken.sheet(shown));
  const taught = saidBy(() => {
    for (const idea of lesson.ideas(shown.preset)) {
      lesson.title(idea, shown.preset);
      lesson.text(idea, shown.preset);
    }
  });
  const found: string[] = [];
  const asked = house.views.flatMap((view) => {
    const now = { view, people: [], me: { seat: view.viewer } } as unknown as BankNow & { view: V };
    const question = spoken.asked(now, shown.preset);
    if (question) found.push(...unoffered(question, view.phase));
    if (question && view.default && !defaultText(view, question)) found.push(`${view.phase}: no words for lateness`);
    const reasons = [BEGINNER, VETERAN]
      .map((lived) => lesson.advise(view, lived))
      .filter((advice): advice is Advice<W> => advice !== null);
    return [
      ...(question
        ? [
            { id: `question ${view.phase}`, text: textOf(question) },
            { id: `note ${view.phase}`, text: noteOf(view, question, true).may },
          ]
        : []),
      ...reasons.map(({ why }) => ({ id: `coach-why-${why}`, text: lesson.why(why) })),
    ];
  });
  const heard = [...house.calls, ...house.why].map((call: Call) => ({ id: call.id, text: callText(call) }));
  return [
    ...misplaced(preset, sheet, LINE, spoken.lines),
    ...misplaced(preset, taught, IDEA, spoken.ideas),
    ...found,
    ...untrue(spoken.facts(preset), [...sheet, ...taught, ...asked, ...heard], CLAIMS),
  ];
}

/** The words of a game, and the houses at which they are tested. */
export interface Tested<P extends BankPreset, V extends BankView, I extends string, W extends string> {
  houses: readonly House<P, V>[];
  /** The presets among the houses; every other house changes one field of one of them. */
  presets: readonly string[];
  spoken: Spoken<P, V, I, W>;
  /** Loads the game's own messages. */
  loaders: readonly (() => Promise<unknown>)[];
  /** The English files whose messages all need a row. */
  files: readonly string[];
  /** Houses whose field changes no words. */
  unchanged: RegExp;
}

/** Define the tests of a game's words: each is used at exactly the houses where it is true. */
export function testWords<P extends BankPreset, V extends BankView, I extends string, W extends string>({
  houses,
  presets,
  spoken,
  loaders,
  files,
  unchanged,
}: Tested<P, V, I, W>): void {
  beforeAll(async () => {
    await speech.begin();
    const shared = [loadBankMessages, loadBankRulesMessages, loadBankCoachMessages, loadWhyMessages];
    await Promise.all([...loaders, ...shared].map((load) => load()));
  });

  describe('the words at a table', () => {
    it('are true under the rules of its house, in every language', async () => {
      expect(houses.filter(({ named }) => !named.includes(' ')).map(({ named }) => named)).toEqual(presets);
      await inEach((language) => {
        const wrong = houses.flatMap((house) =>
          faultsAt(house, spoken).map((fault) => `${language}, ${house.named}: ${fault}`),
        );
        expect(wrong).toEqual([]);
      });
    });

    it('have a row for every message', () => expect(unsaid(files, [spoken.lines, spoken.ideas])).toEqual([]));

    const changed = houses.filter(({ named }) => named.includes(' ') && !unchanged.test(named));
    it.each(changed.map((house) => [house.named, house] as const))(
      'are not all true at a house with other rules: %s',
      (named, house) => {
        const base = houses.find((each) => each.named === named.split(' ')[0])!;
        expect(faultsAt(house, spoken, base)).not.toEqual([]);
      },
    );
  });
}
