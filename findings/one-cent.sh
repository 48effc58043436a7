#!/usr/bin/env bash
# beancount 3.2.3 (PyPI): books of a bank that balance, although chips are missing.
#
# Amounts that are added up have to be zero only up to half of the last digit of the roughest amount, and a balance is right up
# to a whole last digit. There is no error and no warning, and the differences add up:
#        20.00 in and 19.995 out: no error
#        20.00 in and 19.99 out: error
#        a bank of 20.00 has 20.01: no error
#        a bank of 20.00 has 20.02: error
#        a bank of 20.00 has 20.1: no error
#        1000 coups with 1.00 in and 0.995 out: no error, all accounts together 5.000
# Whole amounts are compared exactly:
#        20 in and 19 out: error
#        20 in and 19.995 out: error
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet beancount==3.2.3

cat >books.py <<'CHECK'
from decimal import Decimal

from beancount import loader
from beancount.core.data import Transaction

ACCOUNTS = "2026-01-01 open Assets:Bank\n2026-01-01 open Equity:Players\n"


def coup(put_in, out):
    return f'2026-01-02 * "coup"\n  Assets:Bank  {put_in} CHIP\n  Equity:Players  -{out} CHIP\n'


def balance(amount):
    return f"2026-01-03 balance Assets:Bank  {amount} CHIP\n"


def check(*lines):
    entries, errors, _ = loader.load_string(ACCOUNTS + "".join(lines))
    return entries, "error" if errors else "no error"


for put_in, out in (("20.00", "19.995"), ("20.00", "19.99")):
    print(f"{put_in} in and {out} out: {check(coup(put_in, out))[1]}")
for amount in ("20.01", "20.02", "20.1"):
    print(f"a bank of 20.00 has {amount}: {check(coup('20.00', '20.00'), balance(amount))[1]}")
entries, said = check(coup("1.00", "0.995") * 1000, balance("1000.00"))
postings = [posting for entry in entries if isinstance(entry, Transaction) for posting in entry.postings]
together = sum((posting.units.number for posting in postings), Decimal())
print(f"1000 coups with 1.00 in and 0.995 out: {said}, all accounts together {together}")
for put_in, out in (("20", "19"), ("20", "19.995")):
    print(f"{put_in} in and {out} out: {check(coup(put_in, out))[1]}")
CHECK
env/bin/python books.py | tee said

diff said - <<'EXPECTED'
20.00 in and 19.995 out: no error
20.00 in and 19.99 out: error
a bank of 20.00 has 20.01: no error
a bank of 20.00 has 20.02: error
a bank of 20.00 has 20.1: no error
1000 coups with 1.00 in and 0.995 out: no error, all accounts together 5.000
20 in and 19 out: error
20 in and 19.995 out: error
EXPECTED
