import type { Shares } from '../../../room/side/swing';
import type { Card, CoupNews, Tableau } from '../../../wire';
import { POINTS } from '../../../points';
import { isOpen } from '../../../room/scene.svelte';
import type { Hand } from '../scene.svelte';

/** The number of cards of each value, from 0 to 9, that may come. */
export type Values = readonly number[];

/** A hand as everybody at the table knows it. */
export interface Known {
  /** The values of its first two cards; null for one that is face down or not yet dealt. */
  pair: readonly (number | null)[];
  /** The value of its third card; null for none that is open. */
  third: number | null;
  /** Whether it takes a third card; null before that is announced. */
  draws: boolean | null;
}

/** The facts that a coup's odds depend on; at banque, the ponte is a side. */
export interface Coup {
  ponte: Known;
  banker: Known;
  /** Whether a natural would have been shown before the ponte speaks. */
  naturalsFirst: boolean;
  left: Values;
  tableau: Tableau;
}

/** The highest total without a natural. */
const HIGHEST = 7;
/** Banker's column for a ponte who took no card. */
const STOOD = 10;
/** How often a rule says to draw; a hand that may choose draws half the time. */
const DRAWS: Record<string, number> = { D: 1, S: 0, F: 0.5 };

/** The values of the cards in some packs. */
export const valuesOf = (packs: number): number[] => Array.from({ length: 10 }, (_, at) => packs * (at ? 4 : 16));

type Chance = [value: number, chance: number];

function cardOf(value: number | null | undefined, left: Values): Chance[] {
  if (typeof value === 'number') return [[value, 1]];
  const all = left.reduce((sum, count) => sum + count, 0);
  return left.map((count, at): Chance => [at, count / all]).filter(([, chance]) => chance > 0);
}

function totalsOf({ pair: [one, other] }: Known, left: Values): Chance[] {
  const totals = Array.from({ length: 10 }, () => 0);
  for (const [first, chance] of cardOf(one, left)) {
    for (const [second, next] of cardOf(other, left)) totals[(first + second) % 10]! += chance * next;
  }
  return totals.map((chance, total): Chance => [total, chance]).filter(([, chance]) => chance > 0);
}

/** The chance of what a hand did: that it draws if so announced, or both ways before that. */
function ways(announced: boolean | null, rule: string | undefined): { draws: boolean; chance: number }[] {
  const draws = DRAWS[rule ?? 'S'] ?? 0;
  // An announcement against the rule says nothing about the hand.
  if (announced !== null) return [{ draws: announced, chance: (announced ? draws : 1 - draws) || 1e-6 }];
  return [
    { draws: true, chance: draws },
    { draws: false, chance: 1 - draws },
  ].filter(({ chance }) => chance > 0);
}

/**
 * The chances of the ponte, the banker and a tie, by the cards that are open and by custom where a hand may choose.
 * Cards count as drawn independently.
 */
export function sharesOf({ ponte, banker, naturalsFirst, left, tableau }: Coup): Shares {
  const shares = { player: 0, banker: 0, tie: 0 };
  const spoke = ponte.draws !== null;
  const count = (mine: number, theirs: number, chance: number) => {
    shares[mine === theirs ? 'tie' : mine > theirs ? 'player' : 'banker'] += chance;
  };
  const totals = totalsOf(banker, left);
  for (const [mine, mineChance] of totalsOf(ponte, left)) {
    for (const [theirs, theirChance] of totals) {
      const both = mineChance * theirChance;
      const natural = mine > HIGHEST || theirs > HIGHEST;
      if (natural && spoke && (mine > HIGHEST || naturalsFirst || banker.draws)) continue;
      if (natural) {
        count(mine, theirs, both);
        continue;
      }
      for (const own of ways(ponte.draws, tableau.player[mine])) {
        for (const [third, came] of own.draws ? cardOf(ponte.third, left) : ([[STOOD, 1]] as Chance[])) {
          const ends = own.draws ? (mine + third) % 10 : mine;
          for (const bank of ways(banker.draws, tableau.banker[theirs]?.[own.draws ? third : STOOD])) {
            const chance = both * own.chance * came * bank.chance;
            if (!bank.draws) count(ends, theirs, chance);
            else
              for (const [card, next] of cardOf(banker.third, left)) count(ends, (theirs + card) % 10, chance * next);
          }
        }
      }
    }
  }
  const all = shares.player + shares.banker + shares.tie;
  return { player: shares.player / all, banker: shares.banker / all, tie: shares.tie / all };
}

const worth = (card: Card): number => POINTS[card.charAt(0)] ?? 0;

/** What everybody knows of a hand: the cards that have turned on the screen, and what its holder said. */
export function knownOf({ cards, draws, shown }: Hand): Known {
  const [first, second, third] = cards.map((card) => (card.code && isOpen(card) ? worth(card.code) : null));
  const pair = shown ? [first ?? null, second ?? null] : [null, null];
  return { pair, third: third ?? null, draws: cards.length > 2 ? true : draws };
}

/** The values that may still come: those of the packs without the cards of earlier coups and those that are open. */
export function countRemaining(packs: number, coups: readonly CoupNews[], open: readonly Card[]): number[] {
  const left = valuesOf(packs);
  const earlier = coups.flatMap(({ hands }) => Object.values(hands).flatMap(({ cards }) => cards));
  for (const card of [...earlier, ...open]) left[worth(card)]! -= 1;
  return left.map((count) => Math.max(0, count));
}
