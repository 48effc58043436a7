import type { Kept } from '../games';
import type { BanquePreset } from './types';

/** Rates are written in parts of ten thousand. */
export const percent = (parts: number): number => parts / 100;

/** What the house keeps of a bank: of a coup's net win, by the kind of bank, or of what is put into it. */
export async function keeps({ tax, tax_limited, tax_open, tax_capital }: BanquePreset): Promise<Kept[]> {
  if (tax === 'none') return [{ id: 'care-tax-none' }];
  if (tax === 'capital') return [{ id: 'care-tax-capital', args: { tax: percent(tax_capital) } }];
  return [{ id: 'care-tax-net', args: { limited: percent(tax_limited), open: percent(tax_open) } }];
}
