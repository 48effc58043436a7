#!/usr/bin/env bash
# accounting 0.4.1, currency.js 2.0.4, numeral 2.0.6, numbro 2.5.0 and @internationalized/number 3.6.9 (npm), and Babel 2.18.0
# (PyPI): sums that are read from a text again.
#
# 1. Browsers write the minus of several languages as U+2212. Told the marks of the language, accounting and currency.js read
#    these losses as gains, and numeral does so in any language. numbro reads nothing, and @internationalized/number is right:
#        -20.5 in sv is −20,50: accounting 20.5, currency.js 20.5, @internationalized/number -20.5
#        -20.5 in de is -20,50: accounting -20.5, currency.js -20.5, @internationalized/number -20.5
#        of 16 languages lose the minus: accounting et eu fi hr lt nb sl sv, currency.js et eu fi hr lt nb sl sv
#        −20: numeral 20, numbro undefined
# 2. Who types a comma where a point is due stakes a hundred times as much. Neither @internationalized/number nor Babel, which
#    know the language, ask how many digits follow the comma. Babel refuses it with `strict=True`:
#        2,50 in en: accounting 250, currency.js 250, numeral 250, numbro 250, @internationalized/number 250, Babel 250
#        1.5 in de: accounting 15, currency.js 15, @internationalized/number 15, Babel 15
#        2,50 in en, strict: Babel NumberFormatError
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet babel==2.18.0
npm install --silent --no-audit --no-fund accounting@0.4.1 currency.js@2.0.4 numeral@2.0.6 numbro@2.5.0 \
    @internationalized/number@3.6.9

cat >typed.mjs <<'CHECK'
import { NumberParser } from '@internationalized/number';
import accounting from 'accounting';
import currency from 'currency.js';
import numbro from 'numbro';
import numeral from 'numeral';

const LANGUAGES = 'da de en es et eu fi fr hr it lt nb pl sl sv zh'.split(' ');

/** The mark of a kind that a language has in numbers. */
const mark = (language, kind) =>
  new Intl.NumberFormat(language).formatToParts(1234567.5).find(({ type }) => type === kind).value;

const READERS = {
  accounting: (text, language) => accounting.unformat(text, mark(language, 'decimal')),
  'currency.js': (text, language) =>
    currency(text, { decimal: mark(language, 'decimal'), separator: mark(language, 'group') }).value,
  '@internationalized/number': (text, language) => new NumberParser(language).parse(text),
};
const write = (number, language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(number);
const read = (text, language) =>
  Object.fromEntries(Object.entries(READERS).map(([name, reader]) => [name, reader(text, language)]));
const show = (found) => Object.entries(found).map(([name, number]) => `${name} ${number}`).join(', ');

for (const language of ['sv', 'de']) {
  const text = write(-20.5, language);
  console.log(`-20.5 in ${language} is ${text}: ${show(read(text, language))}`);
}
const lost = ['accounting', 'currency.js'].map(
  (name) => `${name} ${LANGUAGES.filter((each) => READERS[name](write(-20.5, each), each) > 0).join(' ')}`,
);
console.log(`of ${LANGUAGES.length} languages lose the minus: ${lost.join(', ')}`);
console.log(`−20: numeral ${numeral('−20').value()}, numbro ${numbro.unformat('−20')}`);
const { '@internationalized/number': known, ...others } = read('2,50', 'en');
const english = { ...others, numeral: numeral('2,50').value(), numbro: numbro.unformat('2,50') };
console.log(`2,50 in en: ${show({ ...english, '@internationalized/number': known })}, Babel ${process.argv[2]}`);
console.log(`1.5 in de: ${show(read('1.5', 'de'))}, Babel ${process.argv[3]}`);
console.log(`2,50 in en, strict: Babel ${process.argv[4]}`);
CHECK
cat >typed.py <<'CHECK'
from babel.numbers import NumberFormatError, parse_decimal

print(parse_decimal("2,50", locale="en"), parse_decimal("1.5", locale="de"))
try:
    parse_decimal("2,50", locale="en", strict=True)
except NumberFormatError as error:
    print(type(error).__name__)
CHECK
env/bin/python typed.py >babel
node typed.mjs $(cat babel) | tee said

diff said - <<'EXPECTED'
-20.5 in sv is −20,50: accounting 20.5, currency.js 20.5, @internationalized/number -20.5
-20.5 in de is -20,50: accounting -20.5, currency.js -20.5, @internationalized/number -20.5
of 16 languages lose the minus: accounting et eu fi hr lt nb sl sv, currency.js et eu fi hr lt nb sl sv
−20: numeral 20, numbro undefined
2,50 in en: accounting 250, currency.js 250, numeral 250, numbro 250, @internationalized/number 250, Babel 250
1.5 in de: accounting 15, currency.js 15, @internationalized/number 15, Babel 15
2,50 in en, strict: Babel NumberFormatError
EXPECTED
