/** What a browser keeps from one visit to the next; one that keeps nothing, or is full, plays on without. */

/** What was seen of a room's shoes is kept under this, and the room. */
export const SEEN = 'seal:';

/** What was kept under a key; null where nothing was. */
export function taken(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep it, and tell whether that was done. */
export function put(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
