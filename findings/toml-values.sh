#!/usr/bin/env bash
# toml 0.10.2 and pytomlpp 1.1.0 (PyPI): values that change on the way into a file, or out of it, without an error.
# tomllib of Python reads what they write, and writes nothing itself.
#
# 1. toml writes lists of lists of tables, such as cards by coup, as lists of the tables' keys:
#        toml writes the cards [[{'card': '9h'}, {'card': '4d'}]] as [[['card'], ['card']]]
# 2. toml reads a dotted key with spaces around its point as another key, with the space in it:
#        toml reads "shoe . packs = 8" as {'shoe ': {'packs': 8}}, tomllib as {'shoe': {'packs': 8}}
# 3. pytomlpp writes truth values as numbers if they are in a list, and only then:
#        pytomlpp writes the pairs [True, False] as [1, 0], and the natural True as True
#
# Needs Python 3.11 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet toml==0.10.2 pytomlpp==1.1.0

cat >values.py <<'CHECK'
import tomllib

import pytomlpp
import toml

coups = {"cards": [[{"card": "9h"}, {"card": "4d"}]]}
print(f"toml writes the cards {coups['cards']} as {tomllib.loads(toml.dumps(coups))['cards']}")
dotted = "shoe . packs = 8"
print(f'toml reads "{dotted}" as {toml.loads(dotted)}, tomllib as {tomllib.loads(dotted)}')
coup = {"pairs": [True, False], "natural": True}
written = tomllib.loads(pytomlpp.dumps(coup))
print(
    f"pytomlpp writes the pairs {coup['pairs']} as {written['pairs']},"
    f" and the natural {coup['natural']} as {written['natural']}"
)
CHECK
env/bin/python values.py | tee said

diff said - <<'EXPECTED'
toml writes the cards [[{'card': '9h'}, {'card': '4d'}]] as [[['card'], ['card']]]
toml reads "shoe . packs = 8" as {'shoe ': {'packs': 8}}, tomllib as {'shoe': {'packs': 8}}
pytomlpp writes the pairs [True, False] as [1, 0], and the natural True as True
EXPECTED
