import type { BanquePreset } from './types';

/** Rates are written in parts of ten thousand. */
const percent = (parts: number): number => parts / 100;

/** What kinds of banks a house knows, and whether there is anything to call. */
export function banksOf({ open_bank, award, over, calls }: Pick<BanquePreset, 'open_bank' | 'award' | 'over' | 'calls'>) {
  const limited = open_bank !== 'always';
  /** A bank is opened by its bid, or by a banker who accepts all stakes. */
  const bid = limited && open_bank === 'allowed' && award === 'auction';
  return { limited, bid, open: !limited || bid || over === 'as-far', called: limited && calls !== 'none' };
}

/** The rates of its tax, in hundredths. */
export const ratesOf = ({ tax_limited, tax_open, tax_capital }: BanquePreset) =>
  ({ limited: percent(tax_limited), open: percent(tax_open), capital: percent(tax_capital) });
