/** French quotation marks stay with what they enclose. */
const tied = (words: string) => words.replace(/« /g, '«\u00a0').replace(/ »/g, '\u00a0»');

/** The croupier's words, with those that stay French apart. */
export function quoted(text: string): { words: string; french: boolean }[] {
  return text
    .split(/([“„«]\s?[^”“»]+\s?[”“»])/)
    .filter(Boolean)
    .map((words) => ({ words: tied(words), french: /^[“„«]/.test(words) }));
}
