#!/usr/bin/env bash
# quicktype 26.0.0, json-schema-to-typescript 16.0.0 and json-schema-to-zod 2.8.1 (npm): readers of a wire's messages, made
# from a valid schema. ajv 8.20.0 checks the same messages against the schema.
#
# 1. quicktype makes one type of all messages in a union, in which only what they share is required. So its reader takes a
#    card that is not there, and a refusal with a card. Its types for Python are the same:
#        {"type":"dealt"}: schema false, quicktype true
#        {"type":"refused","card":"9h"}: schema false, quicktype true
#        {"type":"asked"}: schema false, quicktype false
#        fields in Python that may be None: card side code
# 2. Tuples are written as `prefixItems` since the draft of 2020, which the two others pass over without a warning. With
#    `items: false`, which says that nothing follows, the type for TypeScript has no items at all:
#        a card and its points in TypeScript: never[]; without items: [unknown, unknown]
#        ["9h",9]: schema true, zod true
#        [9,"9h"]: schema false, zod true
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund quicktype@26.0.0 json-schema-to-typescript@16.0.0 json-schema-to-zod@2.8.1 \
    ajv@8.20.0 zod@4.6.7

cat >message.json <<'SCHEMA'
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "oneOf": [
    {
      "type": "object",
      "properties": { "type": { "const": "dealt" }, "card": { "type": "string" }, "side": { "type": "string" } },
      "required": ["type", "card", "side"],
      "additionalProperties": false
    },
    {
      "type": "object",
      "properties": { "type": { "const": "refused" }, "code": { "type": "string" } },
      "required": ["type", "code"],
      "additionalProperties": false
    }
  ]
}
SCHEMA
cat >points.json <<'SCHEMA'
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Points",
  "type": "array",
  "prefixItems": [{ "type": "string" }, { "type": "integer" }],
  "items": false,
  "minItems": 2,
  "maxItems": 2
}
SCHEMA

export PATH="$PWD/node_modules/.bin:$PATH"
quicktype --src-lang schema --lang javascript --top-level Message --out message.cjs message.json
quicktype --src-lang schema --lang python --top-level Message --out message.py message.json
json-schema-to-zod --input points.json --output points.mjs
grep -v '"items": false' points.json >open.json
for name in points open; do json2ts --input $name.json --output $name.ts; done

cat >wire.mjs <<'CHECK'
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import message from './message.cjs';
import points from './points.mjs';

const ajv = new Ajv.default();
const schema = (name) => ajv.compile(JSON.parse(readFileSync(`${name}.json`, 'utf8')));
const [isMessage, isPoints] = [schema('message'), schema('points')];

function canRead(text) {
  try {
    message.toMessage(text);
    return true;
  } catch {
    return false;
  }
}

const typeIn = (name) => readFileSync(`${name}.ts`, 'utf8').match(/export type Points = (.*);/)[1];
for (const text of ['{"type":"dealt"}', '{"type":"refused","card":"9h"}', '{"type":"asked"}']) {
  console.log(`${text}: schema ${isMessage(JSON.parse(text))}, quicktype ${canRead(text)}`);
}
const optional = [...readFileSync('message.py', 'utf8').matchAll(/(\w+): str \| None = None/g)].map(([, name]) => name);
console.log(`fields in Python that may be None: ${optional.join(' ')}`);
console.log(`a card and its points in TypeScript: ${typeIn('points')}; without items: ${typeIn('open')}`);
for (const text of ['["9h",9]', '[9,"9h"]']) {
  const pair = JSON.parse(text);
  console.log(`${text}: schema ${isPoints(pair)}, zod ${points.safeParse(pair).success}`);
}
CHECK
node wire.mjs | tee said

diff said - <<'EXPECTED'
{"type":"dealt"}: schema false, quicktype true
{"type":"refused","card":"9h"}: schema false, quicktype true
{"type":"asked"}: schema false, quicktype false
fields in Python that may be None: card side code
a card and its points in TypeScript: never[]; without items: [unknown, unknown]
["9h",9]: schema true, zod true
[9,"9h"]: schema false, zod true
EXPECTED
