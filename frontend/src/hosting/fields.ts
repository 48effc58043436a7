import type { BetForm, Field, GameForm, PresetForm, Value, Values } from '../api';
import { chips, has, speech, UNITS_PER_CHIP } from '../i18n.svelte';
import { t } from './messages';
import type { Preset } from '../types';

/** The groups in the order in which a host is likely to want them; others follow. */
const ORDER = ['table', 'stakes', 'calls', 'bank', 'cards', 'shoe'];
/** The basics of a table are its limits and seats; other fields are folded away. */
const PLAIN = ['minimum', 'maximum', 'seats', 'wagers'];

export const isPlain = ({ name }: Field): boolean => PLAIN.includes(name);

const word = (name: string): string => name.replaceAll('_', '-');

/** A field's label, specific to its game or shared by all. */
export function label(game: string, { name, sums, kind }: Field): string {
  const own = `field-${game}-${word(name)}`;
  const text = t(has(own) ? own : `field-${word(name)}`);
  return sums && kind === 'number' ? t('form-in-chips', { label: text }) : text;
}

export function optionText({ name }: Field, option: string | number): string {
  return typeof option === 'number' ? String(option) : t(`choice-${word(name)}-${option}`);
}

/** The options of a field that a table can have, given the rest of the form. */
export const optionsOf = ({ name, options }: Field, preset: PresetForm, values: Values): Field['options'] =>
  options.filter(
    (option) =>
      !preset.excluded?.some(
        (each) =>
          each.field === name &&
          each.option === option &&
          each.unless.every((other) => same(values[other], preset.values[other])),
      ),
  );

/** The groups of a game's advanced fields. */
export function groups({ fields }: GameForm): { group: string; fields: Field[] }[] {
  const folded = fields.filter((field) => !isPlain(field));
  const place = (group: string): number => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.length);
  const found = [...new Set(folded.map(({ group }) => group))].sort((one, other) => place(one) - place(other));
  return found.map((group) => ({
    group,
    fields: folded.filter((field) => field.group === group),
  }));
}

/**
 * A standard bet goes by its name; a bet with several forms also has words for each form, or a title next to the name.
 */
export function betText({ file, name, title }: BetForm): string {
  if (file !== name && has(`wager-${file}`)) return t(`wager-${file}`);
  const words = has(`wager-${name}`) ? t(`wager-${name}`) : title;
  return file === name ? words : `${words} (${title})`;
}

export const inChips = (units: number): number => units / UNITS_PER_CHIP;
export const inUnits = (given: number): number => Math.round(given * UNITS_PER_CHIP);

/** An amount, rounded up to whole chips. */
export const wholeChips = (units: number): number => Math.ceil(units / UNITS_PER_CHIP) * UNITS_PER_CHIP;

/** Parse sums separated by spaces into units; null if one is not a number. */
export function readSums(text: string): number[] | null {
  const sums = text
    .trim()
    .split(/\s+/)
    .map((each) => inUnits(Number(each.replace(',', '.'))));
  return sums.every(Number.isFinite) ? sums : null;
}

export const writeSums = (units: number[]): string => units.map(inChips).join(' ');

const same = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The differences from the preset, which are all that is sent. */
export function changes(values: Values, preset: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, preset[name])));
}

/** Limits and chips by field name, in units. */
export type Sums = Record<string, number | number[]>;

export const sums = ({ fields }: GameForm): Field[] => fields.filter((field) => field.sums);

export function sumsOf(fields: Field[], preset: Preset): Sums {
  const values = preset as unknown as Sums;
  return Object.fromEntries(fields.map(({ name }) => [name, values[name]!]));
}

/** A field's fault, in a sentence; the server checks what depends on other fields. */
export function fault(field: Field, value: Value | undefined): string {
  if (field.kind !== 'number' || typeof value === 'string') return '';
  const { low, high, sums } = field;
  if (low === null || high === null) return '';
  const good = typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
  return good ? '' : faultText(field.name, field, sums);
}

/** The sentence for a field with an invalid value. */
export function faultText(name: string, field: Field | undefined, sums = field?.sums ?? false): string {
  const own = `fault-${word(name)}`;
  if (has(own)) return t(own);
  if (!field || field.low === null || field.high === null) return t('fault-somehow');
  const text = (units: number): string => (sums ? chips(units) : new Intl.NumberFormat(speech.language).format(units));
  return t('fault-between', { low: text(field.low), high: text(field.high) });
}

/** What the law says about a field, in words, and whether the value departs from it; null if it says nothing. */
export function lawOf(field: Field, base: PresetForm, value: Value): { text: string; house: boolean } | null {
  const law = base.law?.find((each) => each.field === field.name);
  if (!law) return null;
  const { rule, values, low, high } = law;
  const text = (each: Value): string =>
    typeof each === 'boolean'
      ? t(each ? 'form-law-yes' : 'form-law-no')
      : typeof each === 'number'
        ? field.sums
          ? chips(each)
          : new Intl.NumberFormat(speech.language).format(each)
        : optionText(field, String(each));
  const allowed = low === null || high === null ? values.map(text).join(', ') : `${text(low)}–${text(high)}`;
  const within = typeof value === 'number' && low !== null && high !== null && low <= value && value <= high;
  return { text: t('form-law', { rule, values: allowed }), house: !within && !values.includes(value) };
}
