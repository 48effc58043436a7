/**
 * An ESLint rule that keeps two sets of colours apart. Those of the surroundings change by day; those of the felt, with
 * the prefix `--cloth-`, never do. Text in one on a ground of the other is unreadable by day or by night.
 */

import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const INKS = 'bright|gold|cream|dim|off|player|banker|tie|loss|seal';
const GROUNDS = 'field|raised|raised-more|sunken|sheet|sheet-head|night|room';
const SURROUNDINGS = new RegExp(`var\\(--(?:${INKS}|${GROUNDS}|gold-soft|gold-faint)\\)`);
const FELT = /var\(--cloth-[\w-]+\)/;
/** A colour that is the same by day and night. Those that let most of the ground through do not count. */
const FIXED = /#[\da-f]{3,8}\b|rgb\(\d+ \d+ \d+(?: \/ 0?\.[5-9]\d*)?\)|var\(--cloth-/;

/** The rules of a style sheet: each with its selector and its own declarations. */
function* rulesOf(css) {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const { 1: selector, 2: body, index } of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const declared = new Map(
      body.split(';').flatMap((each) => {
        const [, name, value] = /^\s*([\w-]+):([\s\S]*)$/.exec(each) ?? [];
        return name ? [[name, value.trim()]] : [];
      }),
    );
    yield { selector: selector.trim(), declared, index: index + selector.search(/\S/) };
  }
}

/** What is wrong with a rule, as ids of messages with their data. */
function* faultsOf({ selector, declared }, onFelt) {
  for (const value of declared.values()) {
    const [mixed] = value.match(onFelt ? SURROUNDINGS : FELT) ?? [];
    if (mixed) yield { messageId: onFelt ? 'surroundings' : 'felt', data: { mixed, selector } };
  }
  const ink = declared.get('color');
  const ground = declared.get('background') ?? declared.get('background-color');
  if (onFelt || !ink || !ground) return;
  const changes = SURROUNDINGS.test(ink) ? FIXED.test(ground) && !SURROUNDINGS.test(ground) : false;
  const stays = FIXED.test(ink) && SURROUNDINGS.test(ground);
  if (changes || stays) yield { messageId: 'pair', data: { selector } };
}

/** The style of a component and where it starts in its file; that of a file named by `src` starts at 0. */
function styleOf(filename, code) {
  const [whole, attributes, css] = /<style([^>]*)>([\s\S]*?)<\/style>/.exec(code) ?? [];
  if (whole === undefined) return { css: '', start: 0 };
  const [, src] = /src="([^"]+)"/.exec(attributes) ?? [];
  if (src) return { css: readFileSync(resolve(dirname(filename), src), 'utf8'), start: null };
  return { css, start: code.indexOf(css, code.indexOf(whole)) };
}

/** The option `felt` lists the folders and files, within `root`, of what keeps its colours. */
export const colours = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { root: { type: 'string' }, felt: { type: 'array', items: { type: 'string' } } },
        required: ['root', 'felt'],
        additionalProperties: false,
      },
    ],
    messages: {
      surroundings: '{{ selector }}: {{ mixed }} changes by day, and the felt does not: use a colour of the felt',
      felt: '{{ selector }}: {{ mixed }} is a colour of the felt, and its surroundings change by day',
      pair: '{{ selector }}: one of its ink and its ground changes by day, and the other does not',
    },
  },
  create(context) {
    const [{ root, felt }] = context.options;
    const path = relative(root, context.filename);
    const onFelt = felt.some((each) => path === each || path.startsWith(join(each, '/')));
    return {
      Program(node) {
        const { css, start } = styleOf(context.filename, context.sourceCode.text);
        for (const rule of rulesOf(css)) {
          for (const fault of faultsOf(rule, onFelt)) {
            const at = start === null ? node.loc : context.sourceCode.getLocFromIndex(start + rule.index);
            context.report({ loc: at.start ?? at, ...fault });
          }
        }
      },
    };
  },
};
