import { FluentBundle, FluentResource } from '@fluent/bundle';
import WORDS from 'words:checker+seal';
import { bestLanguage, describe, ENGLISH } from '../languages';
import { check, type Verdict } from './check';
import { MOST } from './record';

const language = bestLanguage(navigator.languages);
const { own, english } = (await WORDS[language]!()).default;
const bundles = [bundle(language, own), bundle(ENGLISH, english)];

function bundle(tag: string, files: readonly string[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const words of files) made.addResource(new FluentResource(words));
  return made;
}

function t(id: string, args: Record<string, string | number> = {}): string {
  const bundle = bundles.find((each) => each.hasMessage(id));
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle!.formatPattern(pattern, args) : id;
}

function put(kind: string, text: string, into: Element, name = ''): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = text;
  if (name) made.className = name;
  return into.appendChild(made);
}

function chooser(id: string, label: string, into: Element): HTMLInputElement {
  const made = put('label', t(label), into);
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', id });
  made.append(input);
  return input;
}

function show({ refused, faults, facts }: Verdict, into: Element): void {
  into.replaceChildren();
  if (refused) return void put('p', t(refused), into, 'fault');
  put('p', t(faults.length ? 'checker-broken' : 'checker-holds'), into, faults.length ? 'fault' : 'holds');
  for (const fault of faults) put('p', t(fault), into, 'fault');
  put('p', t('checker-root', { root: facts.root }), into);
  put('p', t('checker-cards', { cards: facts.cards, coups: facts.coups }), into);
  put('p', t('checker-browsers', { many: facts.browsers }), into);
  put('p', t('seal-abandoned', { many: facts.abandoned }), into);
  put('p', t(facts.seen ? 'checker-seen' : 'checker-unseen'), into);
}

Object.assign(document.documentElement, { lang: language, dir: describe(language).direction });
document.title = t('checker');
const main = put('main', '', document.body);
put('h1', t('checker'), main);
put('p', t('checker-what'), main);
const record = chooser('record', 'checker-record', main);
const witness = chooser('witness', 'checker-witness', main);
const verdict = put('section', '', main);
verdict.setAttribute('aria-live', 'polite');

/** Read a file, or just enough of it to know that it is too large. */
const textOf = (chooser: HTMLInputElement): Promise<string> | undefined =>
  chooser.files?.[0]?.slice(0, 4 * (MOST.characters + 1)).text();

async function judge(): Promise<void> {
  const [text, saved] = await Promise.all([textOf(record), textOf(witness)]);
  if (text !== undefined) show(check(text, saved ?? null), verdict);
}
for (const each of [record, witness]) each.addEventListener('change', () => void judge());
