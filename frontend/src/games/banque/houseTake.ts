import type { HouseTake } from '../../types';
import { banksOf, ratesOf } from './house';
import type { BanquePreset } from './types';

/** The house's take from a bank: from a coup's net win by kind of bank, or from the capital. */
export async function houseTake(preset: BanquePreset): Promise<HouseTake[]> {
  const { limited, open, capital } = ratesOf(preset);
  const { tax } = preset;
  const banks = banksOf(preset);
  if (tax === 'none') return [{ id: 'care-tax-none' }];
  if (tax === 'capital') return [{ id: 'care-tax-capital', args: { tax: capital } }];
  if (banks.limited && banks.open) return [{ id: 'care-tax-net', args: { limited, open } }];
  return [{ id: 'care-tax', args: { tax: banks.open ? open : limited } }];
}
