import { FluentBundle, FluentResource } from '@fluent/bundle';
import deSeal from '../../../src/baccarat/text/locales/de/seal.ftl?raw';
import de from '../../../src/baccarat/text/locales/de/checker.ftl?raw';
import enSeal from '../../../src/baccarat/text/locales/en/seal.ftl?raw';
import en from '../../../src/baccarat/text/locales/en/checker.ftl?raw';
import frSeal from '../../../src/baccarat/text/locales/fr/seal.ftl?raw';
import fr from '../../../src/baccarat/text/locales/fr/checker.ftl?raw';
import { check, type Verdict } from './check';
import { MOST } from './record';

const WORDS: Record<string, string[]> = { en: [en, enSeal], de: [de, deSeal], fr: [fr, frSeal] };
const language = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in WORDS) ?? 'en';
const bundle = new FluentBundle(language, { useIsolating: false });
for (const words of WORDS[language]!) bundle.addResource(new FluentResource(words));

function t(id: string, args: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
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

document.documentElement.lang = language;
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
