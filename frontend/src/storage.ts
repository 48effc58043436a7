/** Browser storage across visits; if it is unavailable or full, the page works without it. */

/** Prefix of the keys of a room's witness logs, followed by the room. */
export const SEEN = 'seal:';

/** The stored value of a key; null if it was never stored. */
export function taken(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Store a value, and return whether that worked. */
export function put(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
