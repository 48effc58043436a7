#!/usr/bin/env bash
# num2words 0.5.14 (PyPI) and written-number 0.11.1 (npm): results and payouts in words, as a screen reader says them.
#
# 1. A number between 0 and -1 loses its minus in nine of ten languages here, so that a loss of half a chip, or the edge of
#    a bet, sounds like a gain. From -1 down it is kept, and so it is in amounts of money:
#        -0.5: en zero point five, de null Komma fünf, fr zéro virgule cinq, it meno zero virgola cinque
#        -1.5: en minus one point five
#        -0.5 as currency: en minus zero euro, fifty cents
#        without the minus: de en es fr ja nl pl pt ru
#        with the minus: it
# 2. In Italian a `Decimal` loses what follows the point. A float does not, nor a `Decimal` in English:
#        Decimal 1.10: it uno, en one point one; float 1.1: it uno virgola uno
#        Decimal 0.05: it zero, en zero point zero five; float 0.05: it zero virgola zero cinque
# 3. As currency, whole numbers are cents, and floats and decimals are euros, even if they are whole:
#        20: zero euro, twenty cents
#        20.0: twenty euro, zero cents
#        Decimal 20: twenty euro, zero cents
# 4. written-number has no words at all for a loss, rounds what has digits after the point, and speaks English for each
#    language that it has not:
#        written-number: -20 is "", 0.95 is "one", 20 in Italian is "venti", 20 in German is "twenty"
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet num2words==0.5.14
npm install --silent --no-audit --no-fund written-number@0.11.1

cat >results.py <<'CHECK'
from decimal import Decimal

from num2words import num2words

LANGUAGES = ("de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru")


def say(language, number):
    return f"{language} {num2words(number, lang=language)}"


def say_euros(number):
    return num2words(number, to="currency", currency="EUR")


print(f"-0.5: {', '.join(say(language, -0.5) for language in ('en', 'de', 'fr', 'it'))}")
print(f"-1.5: {say('en', -1.5)}")
print(f"-0.5 as currency: en {say_euros(-0.5)}")
without = [language for language in LANGUAGES if say(language, -0.5) == say(language, 0.5)]
print(f"without the minus: {' '.join(without)}")
print(f"with the minus: {' '.join(language for language in LANGUAGES if language not in without)}")
for text in ("1.10", "0.05"):
    number, near = Decimal(text), float(text)
    print(f"Decimal {text}: {say('it', number)}, {say('en', number)}; float {near}: {say('it', near)}")
for name, number in (("20", 20), ("20.0", 20.0), ("Decimal 20", Decimal(20))):
    print(f"{name}: {say_euros(number)}")
CHECK
cat >results.cjs <<'CHECK'
const write = require('written-number');

const german = write(20, { lang: 'de' });
const italian = write(20, { lang: 'it' });
console.log(
  `written-number: -20 is "${write(-20)}", 0.95 is "${write(0.95)}", 20 in Italian is "${italian}", 20 in German is "${german}"`,
);
CHECK
{
    env/bin/python results.py
    node results.cjs
} | tee said

diff said - <<'EXPECTED'
-0.5: en zero point five, de null Komma fünf, fr zéro virgule cinq, it meno zero virgola cinque
-1.5: en minus one point five
-0.5 as currency: en minus zero euro, fifty cents
without the minus: de en es fr ja nl pl pt ru
with the minus: it
Decimal 1.10: it uno, en one point one; float 1.1: it uno virgola uno
Decimal 0.05: it zero, en zero point zero five; float 0.05: it zero virgola zero cinque
20: zero euro, twenty cents
20.0: twenty euro, zero cents
Decimal 20: twenty euro, zero cents
written-number: -20 is "", 0.95 is "one", 20 in Italian is "venti", 20 in German is "twenty"
EXPECTED
