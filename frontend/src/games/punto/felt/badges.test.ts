import { parse } from 'smol-toml';
import { describe, expect, it, vi } from 'vitest';
import TRADE from '../../../../../src/baccarat/rules/wagers/trade.toml?raw';
import { LANGUAGES, speech } from '../../../i18n.svelte';
import type { Wager } from '../../../wire';
import { badgesOf, simplifyText } from './spots';

const named = (name: string, title = name): Wager => ({ name, title, lines: [], alone: false });
/** Every standard bet; a table offers only one of those that share a spot. */
const all = Object.entries(parse(TRADE))
  .filter(([, bet]) => !('name' in (bet as object)))
  .map(([name]) => named(name));

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

describe('badges', () => {
  it.each(LANGUAGES)('of all bets look different, in %s', async (language) => {
    await speech.speak(language);
    const badges = Object.values(badgesOf(all));
    expect(badges.length).toBeGreaterThan(35);
    expect(new Set(badges.map(simplifyText)).size).toBe(badges.length);
    expect(Math.max(...badges.map((badge) => badge.length))).toBeLessThanOrEqual(5);
  });

  it('say which bet they represent', async () => {
    await speech.speak('en');
    const wanted = {
      player: 'P',
      banker: 'B',
      tie: 'T',
      'panda-8': 'P8',
      'player-pair': 'PlPa',
      'perfect-pair': 'PePa',
      tiger: 'Tig',
    };
    expect(badgesOf(Object.keys(wanted).map((name) => named(name)))).toEqual(wanted);
  });

  it('represent bets of the house too', () => {
    const own = [
      named('a', 'of an'),
      named('b', '★'),
      named('c', 'Deuces'),
      named('d', 'Royal Match'),
      named('e', 'Rotten Milk'),
    ];
    expect(Object.values(badgesOf(own))).toEqual(['of an', '★', 'Deu', 'RoMa', 'RoMi']);
  });

  it('differ from those that look alike', () => {
    expect(simplifyText('É0')).toBe(simplifyText('eo'));
    expect(simplifyText('P8')).not.toBe(simplifyText('P'));
  });
});
