#!/usr/bin/env bash
# fluent.runtime 0.4.0 with Babel 2.18.0 (PyPI), and @fluent/bundle 0.19.1 (npm): the same messages on a server and on its page.
#
# Both format numbers by the options of Fluent's `NUMBER`. The texts differ nevertheless, and neither reports an error. The
# first of two texts is Python's, the second JavaScript's:
# 1. `minimumFractionDigits` above three changes the number in Python, because three digits remain the most:
#        0.0106 with 4 digits or more: 0.0110, 0.0106
#        0.94835 with 5 digits or more: 0.94800, 0.94835
# 2. So does `minimumSignificantDigits`, which is also the most there:
#        1234 with 2 significant digits or more: 1,200, 1,234
# 3. Halves are rounded to even in Python, and away from zero in JavaScript:
#        0.125 with 2 digits: 0.12, 0.13
#        2.5 without digits: 2, 3
# 4. Python knows `style` in a message, which JavaScript passes over:
#        0.0106 as percent: 1%, 0.011
# 5. Where the program gives an amount as currency, Python always writes the currency's digits:
#        20 euros without digits: €20.00, €20
# 6. A number in a message loses its last zeros in Python:
#        1.50 in the message: 1.5, 1.50
# 7. Python separates the thousands from 1,000 on in all languages. In four of nine languages here four digits stay together:
#        1234: en 1,234, es 1.234, it 1.234, pl 1 234, pt-PT 1 234
#        1234: en 1,234, es 1234, it 1234, pl 1234, pt-PT 1234
#        languages with another text for 1234: es it pl pt-PT
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet fluent.runtime==0.4.0 babel==2.18.0
npm install --silent --no-audit --no-fund @fluent/bundle@0.19.1

cat >messages.ftl <<'MESSAGES'
least-four = { NUMBER($number, minimumFractionDigits: 4) }
least-five = { NUMBER($number, minimumFractionDigits: 5) }
significant = { NUMBER($number, minimumSignificantDigits: 2) }
two = { NUMBER($number, maximumFractionDigits: 2) }
whole = { NUMBER($number, maximumFractionDigits: 0) }
percent = { NUMBER($number, style: "percent") }
literal = { 1.50 }
plain = { $number }
MESSAGES
cat >cases.json <<'CASES'
[
  ["0.0106 with 4 digits or more", "en", "least-four", 0.0106, false],
  ["0.94835 with 5 digits or more", "en", "least-five", 0.94835, false],
  ["1234 with 2 significant digits or more", "en", "significant", 1234, false],
  ["0.125 with 2 digits", "en", "two", 0.125, false],
  ["2.5 without digits", "en", "whole", 2.5, false],
  ["0.0106 as percent", "en", "percent", 0.0106, false],
  ["20 euros without digits", "en", "whole", 20, true],
  ["1.50 in the message", "en", "literal", 0, false],
  ["en", "en", "plain", 1234, false],
  ["de", "de", "plain", 1234, false],
  ["es", "es", "plain", 1234, false],
  ["fr", "fr", "plain", 1234, false],
  ["it", "it", "plain", 1234, false],
  ["nl", "nl", "plain", 1234, false],
  ["pl", "pl", "plain", 1234, false],
  ["pt-PT", "pt-PT", "plain", 1234, false],
  ["zh-Hans", "zh-Hans", "plain", 1234, false]
]
CASES

cat >page.mjs <<'CHECK'
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

const resource = new FluentResource(readFileSync('messages.ftl', 'utf8'));
const texts = JSON.parse(readFileSync('cases.json', 'utf8')).map(([, language, message, value, isCurrency]) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(resource);
  const number = isCurrency ? new FluentNumber(value, { style: 'currency', currency: 'EUR' }) : value;
  const errors = [];
  const text = bundle.formatPattern(bundle.getMessage(message).value, { number }, errors);
  if (errors.length) throw errors[0];
  return text;
});
console.log(JSON.stringify(texts));
CHECK
cat >server.py <<'CHECK'
import json
import subprocess
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

resource = FluentResource(Path("messages.ftl").read_text())
cases = json.loads(Path("cases.json").read_text())
page = json.loads(subprocess.check_output(["node", "page.mjs"]))


def say(language, message, value, is_currency):
    bundle = FluentBundle([language])
    bundle.add_resource(resource)
    number = fluent_number(value, style="currency", currency="EUR") if is_currency else value
    text, errors = bundle.format_pattern(bundle.get_message(message).value, {"number": number})
    assert not errors
    return text


def plain(text):
    """The text without isolating marks, and with plain spaces."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ").replace("\u202f", " ")


pairs = {name: (plain(say(*case)), plain(text)) for (name, *case), text in zip(cases, page, strict=True)}
for (name, (server, client)), _ in zip(pairs.items(), range(8)):
    print(f"{name}: {server}, {client}")
shown = "en es it pl pt-PT".split()
for side in (0, 1):
    print("1234:", ", ".join(f"{language} {pairs[language][side]}" for language in shown))
languages = list(pairs)[8:]
print("languages with another text for 1234:", *(each for each in languages if pairs[each][0] != pairs[each][1]))
CHECK
env/bin/python server.py | tee said

diff said - <<'EXPECTED'
0.0106 with 4 digits or more: 0.0110, 0.0106
0.94835 with 5 digits or more: 0.94800, 0.94835
1234 with 2 significant digits or more: 1,200, 1,234
0.125 with 2 digits: 0.12, 0.13
2.5 without digits: 2, 3
0.0106 as percent: 1%, 0.011
20 euros without digits: €20.00, €20
1.50 in the message: 1.5, 1.50
1234: en 1,234, es 1.234, it 1.234, pl 1 234, pt-PT 1 234
1234: en 1,234, es 1234, it 1234, pl 1234, pt-PT 1234
languages with another text for 1234: es it pl pt-PT
EXPECTED
