import type { BanquePreset } from './types';

/** Rates are written in parts of ten thousand. */
const percent = (parts: number): number => parts / 100;

/** What kinds of banks a house knows, whether there is anything to call, and what becomes of stakes over a limited bank. */
export function banksOf(preset: Pick<BanquePreset, 'open_bank' | 'award' | 'over' | 'calls' | 'raises'>) {
  const { open_bank, award, over, calls } = preset;
  const limited = open_bank !== 'always';
  const refused = limited && over === 'refused';
  /** A bank is opened by its bid, or by a banker who accepts all stakes. */
  const bid = limited && open_bank === 'allowed' && award === 'auction';
  return { limited, bid, open: !limited || bid || over === 'as-far', called: limited && calls !== 'none', refused, raises: refused && preset.raises };
}

/** The rates of its tax, in hundredths. */
export const ratesOf = ({ tax_limited, tax_open, tax_capital }: BanquePreset) =>
  ({ limited: percent(tax_limited), open: percent(tax_open), capital: percent(tax_capital) });
