/** The words of files, joined by `+` where they are fetched together; `vite.words.ts` makes it of them. */
declare module 'words:*' {
  type Load = () => Promise<{ default: string[] }>;
  const words: Record<import('./i18n.svelte').Language, Load>;
  export default words;
}
