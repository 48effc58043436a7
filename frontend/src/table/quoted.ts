/** The croupier's words, with those that stay French apart. */
export function quoted(text: string): { words: string; french: boolean }[] {
  return text
    .split(/([“„«]\s?[^”“»]+\s?[”“»])/)
    .filter(Boolean)
    .map((words) => ({ words, french: /^[“„«]/.test(words) }));
}
