import type { BanquePreset } from './types';

/** Rates are given in parts per ten thousand. */
const percent = (parts: number): number => parts / 100;

/** The kinds of banks at a house, whether anything can be called, and what happens to stakes over a limited bank. */
export function banksOf(preset: Pick<BanquePreset, 'open_bank' | 'award' | 'over' | 'calls' | 'raises'>) {
  const { open_bank, award, over, calls } = preset;
  const limited = open_bank !== 'always';
  const refused = limited && over === 'refused';
  /** A bank is opened by its bid, or by a banker who accepts all stakes. */
  const bid = limited && open_bank === 'allowed' && award === 'auction';
  return {
    limited,
    bid,
    open: !limited || bid || over === 'as-far',
    called: limited && calls !== 'none',
    refused,
    raises: refused && preset.raises,
  };
}

/** Its tax rates in percent. */
export const ratesOf = ({ tax_limited, tax_open, tax_capital }: BanquePreset) => ({
  limited: percent(tax_limited),
  open: percent(tax_open),
  capital: percent(tax_capital),
});
