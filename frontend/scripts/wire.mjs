// Generates src/wire.ts, which git does not keep, from the server's JSON schema. It holds types alone, so that the page
// can be built without it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const TARGET = new URL('../src/wire.ts', import.meta.url);
const ROOT = new URL('../..', import.meta.url);
const PYTHON = process.env.PYTHON ?? '.venv/bin/python';
const BANNER = "// Generated from the server's JSON schema by `make page`; do not edit.";

function schema() {
  const printed = execFileSync(PYTHON, ['-m', 'baccarat.web.schema'], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(printed);
}

/** Express tuples in the older schema syntax, the only one the generator knows. */
function tuples(schema) {
  if (Array.isArray(schema)) return schema.map(tuples);
  if (schema === null || typeof schema !== 'object') return schema;
  const { prefixItems, ...rest } = schema;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tuples(value)]));
  return prefixItems ? { ...plain, items: tuples(prefixItems) } : plain;
}

/**
 * Every field is always sent, including defaults, so every property is required; type names are those of the schema.
 */
function whole(defs) {
  for (const def of Object.values(defs)) {
    if (def.type !== 'object' || !def.properties) continue;
    def.required = Object.keys(def.properties);
    def.additionalProperties = false;
  }
  return defs;
}

async function types() {
  const { $defs } = schema();
  const anyOf = Object.keys($defs).map((name) => ({ $ref: `#/$defs/${name}` }));
  const points = `/** What a card of each rank is worth. */\nexport type Points = ${JSON.stringify($defs.Card['x-points'])};\n`;
  const kinds = await compile({ title: 'Wire', $defs: whole(tuples($defs)), anyOf }, 'Wire', {
    bannerComment: BANNER,
    style: { singleQuote: true, printWidth: 100 },
  });
  return kinds + points;
}

writeFileSync(TARGET, await types());
