import { housePath } from '../routing/root';

/** The address of a CSV in the form that a spreadsheet of a locale opens. */
export const csvPath = (path: string, locale: string): string =>
  `${housePath(path)}?spreadsheet=${Intl.NumberFormat(locale).format(0.5).includes(',') ? 'comma' : 'point'}`;
