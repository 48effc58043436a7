import { hex, number, sha, text, unhex, type Bytes } from './bytes';
import type { Proof } from './steps';

/** Whether a proof leads to the root of a shoe of this many cards. */
export function proves({ position, card, salt, path }: Proof, root: string, cards: number): boolean {
  if (!(position >= 0 && position < cards)) return false;
  let above = leaf(position, unhex(salt), card);
  const rest = path.map(unhex);
  for (let at = position, width = cards; width > 1; at = at >> 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue;
    const near = rest.shift();
    if (!near) return false;
    above = at & 1 ? node(near, above) : node(above, near);
  }
  return rest.length === 0 && hex(above) === root;
}

export const leaf = (position: number, salt: Bytes, card: string): Bytes =>
  sha(Uint8Array.of(0), number(position, 4), salt, text(card));

const node = (left: Bytes, right: Bytes): Bytes => sha(Uint8Array.of(1), left, right);

export function rootOf(leaves: Bytes[]): Bytes {
  let level = leaves;
  while (level.length > 1) {
    const above: Bytes[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at]!, level[at + 1]];
      above.push(right ? node(left, right) : left);
    }
    level = above;
  }
  return level[0]!;
}
