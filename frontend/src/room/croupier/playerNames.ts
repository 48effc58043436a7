import { t } from '../../i18n.svelte';
import type { Call, Now } from '../../wire';

const SEATS = ['seat', 'other', 'to'];

/** A call with the names of the people in its seats: “seat 3 (Ada)”. */
export function named({ id, args }: Call, { people, me }: Pick<Now, 'people' | 'me'>): Call {
  const said = Object.entries(args).map(([what, seat]) => {
    const person = SEATS.includes(what) && people.find((each) => each.seat === Number(seat));
    return [what, person ? `${seat} (${seat === me.seat ? t('you-said') : person.name})` : seat];
  });
  return { id, args: Object.fromEntries(said) };
}
