/** The address of several tables in one window. */

export const MOST_BESIDE = 4;

export const besidePath = (rooms: readonly string[]): string =>
  `/side-by-side?tables=${rooms.map(encodeURIComponent).join(',')}`;

/** The tables that an address names: each once, and no more than there is space for. */
export function tablesIn(search: string): string[] {
  const named = (new URLSearchParams(search).get('tables') ?? '').split(',').filter(Boolean);
  return [...new Set(named)].slice(0, MOST_BESIDE);
}
