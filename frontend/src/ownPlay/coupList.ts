/** A player's own coups as they are listed: by day, and within a day by shoe. */

import { ask, type OwnCoup, type OwnCoups, type ShoeSums, type Sums } from '../api';

/** Request a page of the viewer's coups, by days in their time zone. */
export function ownCoups(before: number | null): Promise<OwnCoups> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return ask(
    `/me/coups?${new URLSearchParams({ zone: timeZone, ...(before === null ? {} : { before: String(before) }) })}`,
  );
}

/** Consecutive coups of one shoe, newest first, with the totals of the whole shoe. */
interface Sitting {
  of: OwnCoup;
  sums: Sums | undefined;
  coups: OwnCoup[];
}

/** A day, as `2026-01-31`, with its winnings at all tables. */
interface Day {
  day: string;
  won: number;
  sittings: Sitting[];
}

const isOf = (own: OwnCoup) => (other: OwnCoup | ShoeSums) => own.room === other.room && own.shoe === other.shoe;

/** List what has been read so far, page by page. */
export function groupByDay(pages: readonly OwnCoups[]): Day[] {
  const [shoes, won] = [
    pages.flatMap((page) => page.shoes),
    new Map(pages.flatMap(({ days }) => days.map((each) => [each.day, each.won]))),
  ];
  const days: Day[] = [];
  for (const own of pages.flatMap(({ coups }) => coups)) {
    const { day } = own;
    if (!days.length || days.at(-1)?.day !== day) days.push({ day, won: won.get(day) ?? 0, sittings: [] });
    const sittings = days.at(-1)?.sittings ?? [];
    const last = sittings.at(-1);
    if (last && isOf(own)(last.of)) last.coups.push(own);
    else sittings.push({ of: own, sums: shoes.find(isOf(own)), coups: [own] });
  }
  return days;
}
