/** The croupier's words, split into French and other parts. */
export function quoted(text: string): { words: string; french: boolean }[] {
  return text
    .split(/([“„«]\s?[^”“»]+\s?[”“»])/)
    .filter(Boolean)
    .map((words) => ({ words, french: /^[“„«]/.test(words) }));
}
