#!/usr/bin/env bash
# word2number 1.1, numerizer 0.2.4 (PyPI), words-to-numbers 1.5.1 and numerizer 0.0.4 (npm): numbers in spoken words.
#
# 1. word2number makes one number of all number words in a sentence, wherever they are:
#        word2number, banker nine player eight: 17
#        word2number, ten five two: 52
#        word2number, a hundred on player and five on tie: 500
#        word2number, hundred and ten: 1000
# 2. numerizer adds numbers that follow each other, and its two versions do not add the same ones:
#        numerizer (PyPI), nine eight: 9 8; ten five two: 17
#        numerizer (npm), nine eight: 17; ten five two: 17
# 3. Articles become numbers, and some hundreds and decimals do not:
#        numerizer (PyPI), half a chip: 1/2 1 chip; a pair of twos: 1 pair of twos
#        words-to-numbers, two and a half: 2 and 1 half; a pair of twos: 1 pair of twos
#        numerizer (npm), hundred and ten: NaN and 10; zero point nine five: 0 point 14
#        words-to-numbers, zero point nine five: 0.9500000000000001
# text2num 3.1.0 (PyPI) keeps them apart:
#        text2num, banker nine player eight: banker 9 player 8; ten five two: 10 5 2; hundred and ten: 110
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet word2number==1.1 numerizer==0.2.4 text2num==3.1.0
npm install --silent --no-audit --no-fund words-to-numbers@1.5.1 numerizer@0.0.4

cat >heard.py <<'CHECK'
import json
import subprocess

from numerizer import numerize
from text_to_num import alpha2digit
from word2number.w2n import word_to_num

NINE_EIGHT, TEN_FIVE_TWO = "nine eight", "ten five two"
COUP, HUNDRED, DECIMAL = "banker nine player eight", "hundred and ten", "zero point nine five"


def npm(function):
    """A function of a package from npm, as text."""

    def hear(words):
        code = f"process.stdout.write(String({function}({json.dumps(words)})))"
        return subprocess.run(["node", "-e", code], capture_output=True, text=True, check=True).stdout

    return hear


def show(name, hear, *sentences):
    print(f"{name}, {'; '.join(f'{words}: {hear(words)}' for words in sentences)}")


words_to_numbers = npm("require('words-to-numbers').wordsToNumbers")
numerizer = npm("require('numerizer')")
for sentence in (COUP, TEN_FIVE_TWO, "a hundred on player and five on tie", HUNDRED):
    show("word2number", word_to_num, sentence)
show("numerizer (PyPI)", numerize, NINE_EIGHT, TEN_FIVE_TWO)
show("numerizer (npm)", numerizer, NINE_EIGHT, TEN_FIVE_TWO)
show("numerizer (PyPI)", numerize, "half a chip", "a pair of twos")
show("words-to-numbers", words_to_numbers, "two and a half", "a pair of twos")
show("numerizer (npm)", numerizer, HUNDRED, DECIMAL)
show("words-to-numbers", words_to_numbers, DECIMAL)
show("text2num", lambda words: alpha2digit(words, "en"), COUP, TEN_FIVE_TWO, HUNDRED)
CHECK
env/bin/python heard.py | tee said

diff said - <<'EXPECTED'
word2number, banker nine player eight: 17
word2number, ten five two: 52
word2number, a hundred on player and five on tie: 500
word2number, hundred and ten: 1000
numerizer (PyPI), nine eight: 9 8; ten five two: 17
numerizer (npm), nine eight: 17; ten five two: 17
numerizer (PyPI), half a chip: 1/2 1 chip; a pair of twos: 1 pair of twos
words-to-numbers, two and a half: 2 and 1 half; a pair of twos: 1 pair of twos
numerizer (npm), hundred and ten: NaN and 10; zero point nine five: 0 point 14
words-to-numbers, zero point nine five: 0.9500000000000001
text2num, banker nine player eight: banker 9 player 8; ten five two: 10 5 2; hundred and ten: 110
EXPECTED
