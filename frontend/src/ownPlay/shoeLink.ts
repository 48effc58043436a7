/** Links to the shoes of this house. Only the house's own addresses are read; nothing is fetched from a link. */

import { pathAt } from '../routing/root';

interface ShoeAt {
  room: string;
  shoe: number;
}

/** The pages that show a shoe by its address. */
export type ShoePage = 'analysis' | 'replay';

export const shoePath = (page: ShoePage, { room, shoe }: ShoeAt): string =>
  `/${page}?${new URLSearchParams({ room, shoe: String(shoe) })}`;

/** The shoe that a query names; null if it names none. */
export function shoeIn(query: string): ShoeAt | null {
  const asked = new URLSearchParams(query);
  const [room, shoe] = [asked.get('room'), Number(asked.get('shoe'))];
  return room && Number.isInteger(shoe) && shoe > 0 ? { room, shoe } : null;
}

/** The shoe that a link is for: of its analysis, its replay or its record; null for any other text. */
export function shoeLinked(text: string, origin: string): ShoeAt | null {
  if (!URL.canParse(text.trim(), origin)) return null;
  const url = new URL(text.trim(), origin);
  if (url.origin !== origin) return null;
  const path = pathAt(url.pathname);
  if (/^\/(analysis|replay)\/?$/.test(path)) return shoeIn(url.search);
  const [, room, shoe] = /^\/api\/rooms\/([^/]+)\/shoes\/(\d{1,9})\/record$/.exec(path) ?? [];
  return room && Number(shoe) > 0 ? { room: decodeURIComponent(room), shoe: Number(shoe) } : null;
}
