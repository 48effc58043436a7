#!/usr/bin/env bash
# inflect 7.6.0, inflection 0.5.1 (PyPI) and number-to-words 1.2.4 (npm): words for cards, totals and columns, as a screen
# reader or a schema needs them. indefinite 2.5.2 and pluralize 8.0.0 (npm) are asked the same.
#
# 1. `a` of inflect puts "a" before every number. An ace that is written "A" is taken for an article, and replaced:
#        8 of hearts: inflect a 8 of hearts, indefinite an 8 of hearts
#        18 coups ago: inflect a 18 coups ago, indefinite an 18 coups ago
#        11: inflect a 11, indefinite an 11
#        A of spades: inflect an of spades, indefinite an A of spades
# 2. `number_to_words` of inflect reads the digits of a text, whatever is between them, and that of number-to-words leaves
#    out what is after the point:
#        9-8: inflect ninety-eight
#        1/20: inflect one hundred and twenty
#        1.5: number-to-words one
# 3. The last letters decide about singulars, so that common columns of card games get wrong ones:
#        ties: inflection ty, inflect tie, pluralize tie
#        knaves: inflection knafe, inflect knave, pluralize knave
#        bonus: inflection bonu, inflect bonu, pluralize bonus
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet inflect==7.6.0 inflection==0.5.1
npm install --silent --no-audit --no-fund indefinite@2.5.2 pluralize@8.0.0 number-to-words@1.2.4

cat >words.py <<'CHECK'
import json
import subprocess

import inflect
import inflection

words = inflect.engine()


def node(package, function, argument):
    """What a function of a package from npm returns."""
    code = f"process.stdout.write(require('{package}'){function}({json.dumps(argument)}))"
    return subprocess.run(["node", "-e", code], capture_output=True, text=True, check=True).stdout


for each in ("8 of hearts", "18 coups ago", "11", "A of spades"):
    print(f"{each}: inflect {words.a(each)}, indefinite {node('indefinite', '', each)}")
for each in ("9-8", "1/20"):
    print(f"{each}: inflect {words.number_to_words(each)}")
print(f"1.5: number-to-words {node('number-to-words', '.toWords', 1.5)}")
for each in ("ties", "knaves", "bonus"):
    print(
        f"{each}: inflection {inflection.singularize(each)}, inflect {words.singular_noun(each)},"
        f" pluralize {node('pluralize', '.singular', each)}"
    )
CHECK
env/bin/python words.py | tee said

diff said - <<'EXPECTED'
8 of hearts: inflect a 8 of hearts, indefinite an 8 of hearts
18 coups ago: inflect a 18 coups ago, indefinite an 18 coups ago
11: inflect a 11, indefinite an 11
A of spades: inflect an of spades, indefinite an A of spades
9-8: inflect ninety-eight
1/20: inflect one hundred and twenty
1.5: number-to-words one
ties: inflection ty, inflect tie, pluralize tie
knaves: inflection knafe, inflect knave, pluralize knave
bonus: inflection bonu, inflect bonu, pluralize bonus
EXPECTED
