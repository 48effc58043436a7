/** A root for people to compare aloud: its first 64 bits. */
export function shortRoot(root: string): string {
  return [0, 4, 8, 12].map((at) => root.slice(at, at + 4)).join(' ');
}
