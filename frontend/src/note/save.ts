const TYPES = { csv: 'text/csv', bhh: 'text/plain' };
/** Browsers may read the file after the click has been handled. */
const RELEASED_AFTER = 60_000;

/** Save a text as a file whose name has today's date. */
export function save(text: string, kind: keyof typeof TYPES): void {
  const url = URL.createObjectURL(new Blob([text], { type: TYPES[kind] }));
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0'));
  Object.assign(document.createElement('a'), { href: url, download: `table-${day.join('-')}.${kind}` }).click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASED_AFTER);
}
