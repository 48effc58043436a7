import type { Call, Now } from '../../wire';
import { t } from '../../i18n.svelte';
import type { NowOf, View } from '../../types';

/** What the croupier would say now to a newcomer; null if nobody is asked anything. */
export type Standing<V> = (view: V) => Call | null;

export const call = (id: string, args: Call['args'] = {}): Call => ({ id, args });

/** The prompts by phase; every phase of a game has a row. */
export type Prompts<V extends { phase: string }> = Readonly<Record<V['phase'], Standing<V>>>;

export const nothing = (): null => null;

const SEATS = ['seat', 'other', 'to'];

/** A call with the names of the people in its seats: “seat 3 (Ada)”. */
export function nameSeats({ id, args }: Call, { people, me }: Pick<Now, 'people' | 'me'>): Call {
  const said = Object.entries(args).map(([what, seat]) => {
    const person = SEATS.includes(what) && people.find((each) => each.seat === Number(seat));
    return [
      what,
      person ? t('seat-named', { seat: String(seat), name: seat === me.seat ? t('you-said') : person.name }) : seat,
    ];
  });
  return { id, args: Object.fromEntries(said) };
}

/** The note on the shoe while the croupier is silent; no shoe is made before there is somebody to play. */
export function shoeNote({ view: { phase, shoe }, people }: Pick<NowOf<View>, 'view' | 'people'>): string {
  if (phase === 'between-shoes' && people.every(({ bot }) => bot)) return t('waiting-player');
  if (phase === 'between-shoes' || phase === 'burning') return t('waiting-shoe');
  return shoe.coups_left === null ? '' : t('last-coups', { coups: shoe.coups_left });
}

/** Quotations, and terms that stay French in every language. */
const FRENCH =
  /([“„«]\s?[^”“»]+\s?[”“»]|(?<!\p{sc=Latin})(?:(?:banco )?(?:à deux|à cheval|avec la table|et la table marche)|en cartes|au garage|au chocolat|banque ouverte|égalité)(?!\p{sc=Latin}))/iu;

/** The croupier's words, split into French and other parts. */
export const splitFrench = (text: string): { words: string; french: boolean; quoted: boolean }[] =>
  text
    .split(FRENCH)
    .map((words, at) => ({ words, french: at % 2 > 0, quoted: /^[“„«]/.test(words) }))
    .filter(({ words }) => words);
