#!/usr/bin/env bash
# rrule 2.8.1 (npm) and recurrent 0.4.1 (PyPI): a club's nights in words.
#
# 1. `toText` of rrule leaves out which of the days it is if that stands in BYSETPOS, and all of the time but the hour.
#    `isFullyConvertibleToText` is true for these rules, and `fromText` makes another rule of the text:
#        FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1: "every month on Friday" true, back as FREQ=MONTHLY;BYDAY=FR
#        FREQ=YEARLY;BYMONTH=1;BYDAY=SA;BYSETPOS=1: "every January on Saturday" true, back as FREQ=YEARLY;BYMONTH=1;BYDAY=SA
#        FREQ=WEEKLY;BYDAY=FR;BYHOUR=20;BYMINUTE=30: "every week on Friday at 20" true, back as FREQ=WEEKLY;BYDAY=FR;BYHOUR=20
#        FREQ=YEARLY;BYYEARDAY=100: "every year on the 100th day" true, back as FREQ=YEARLY;BYMONTHDAY=100
#    So the members come every Friday in four of 12 months, where one is meant:
#        nights in 2026: by the rule 12, by its text 52
# 2. `fromText` stops at the first thing that it does not know, without an error:
#        "every Friday at 20:30": FREQ=WEEKLY;BYDAY=FR;BYHOUR=20
#        "every Friday at 8pm": FREQ=WEEKLY;BYDAY=FR;BYHOUR=8
# 3. recurrent takes a number that it has no other use for as the weeks between two nights, and "th" for Thursday. Times
#    such as 8:30pm are understood:
#        every Friday at half past eight: every 8 weeks on Fri
#        every Friday 8 to 11pm: every 8 weeks on Fri
#        every first and third Friday: every 3 weeks on Fri
#        every Friday the 13th: every Fri and Thu
#        every Friday at 8:30pm: every Fri at 8:30pm
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet recurrent==0.4.1
npm install --silent --no-audit --no-fund rrule@2.8.1

cat >nights.mjs <<'CHECK'
import rrule from 'rrule';

const { RRule } = rrule;
const RULES = [
  'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=1;BYDAY=SA;BYSETPOS=1',
  'FREQ=WEEKLY;BYDAY=FR;BYHOUR=20;BYMINUTE=30',
  'FREQ=YEARLY;BYYEARDAY=100',
];
const read = (text) => RRule.fromText(text).toString().replace('RRULE:', '');
for (const each of RULES) {
  const rule = RRule.fromString(each);
  const text = rule.toText();
  console.log(`${each}: "${text}" ${rule.isFullyConvertibleToText()}, back as ${read(text)}`);
}

/** The nights of a rule in 2026. */
function count(rule) {
  const [first, last] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 31, 23)].map((time) => new Date(time));
  return new RRule({ ...rule.origOptions, dtstart: first, until: last }).all().length;
}

const lastFriday = RRule.fromString(RULES[0]);
console.log(`nights in 2026: by the rule ${count(lastFriday)}, by its text ${count(RRule.fromText(lastFriday.toText()))}`);
for (const text of ['every Friday at 20:30', 'every Friday at 8pm']) console.log(`"${text}": ${read(text)}`);
CHECK
cat >nights.py <<'CHECK'
from datetime import datetime

from recurrent import RecurringEvent

TEXTS = (
    "every Friday at half past eight",
    "every Friday 8 to 11pm",
    "every first and third Friday",
    "every Friday the 13th",
    "every Friday at 8:30pm",
)
for text in TEXTS:
    event = RecurringEvent(now_date=datetime(2026, 1, 5, 12))
    print(f"{text}: {event.format(event.parse(text))}")
CHECK
{
    node nights.mjs
    env/bin/python nights.py
} | tee said

diff said - <<'EXPECTED'
FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1: "every month on Friday" true, back as FREQ=MONTHLY;BYDAY=FR
FREQ=YEARLY;BYMONTH=1;BYDAY=SA;BYSETPOS=1: "every January on Saturday" true, back as FREQ=YEARLY;BYMONTH=1;BYDAY=SA
FREQ=WEEKLY;BYDAY=FR;BYHOUR=20;BYMINUTE=30: "every week on Friday at 20" true, back as FREQ=WEEKLY;BYDAY=FR;BYHOUR=20
FREQ=YEARLY;BYYEARDAY=100: "every year on the 100th day" true, back as FREQ=YEARLY;BYMONTHDAY=100
nights in 2026: by the rule 12, by its text 52
"every Friday at 20:30": FREQ=WEEKLY;BYDAY=FR;BYHOUR=20
"every Friday at 8pm": FREQ=WEEKLY;BYDAY=FR;BYHOUR=8
every Friday at half past eight: every 8 weeks on Fri
every Friday 8 to 11pm: every 8 weeks on Fri
every first and third Friday: every 3 weeks on Fri
every Friday the 13th: every Fri and Thu
every Friday at 8:30pm: every Fri at 8:30pm
EXPECTED
