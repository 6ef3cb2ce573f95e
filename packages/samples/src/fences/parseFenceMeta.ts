import { FenceError } from './FenceError.ts';
import {
  FENCE_KINDS,
  FENCE_WORDS,
  printForm,
  type FenceKind,
  type FenceWord,
} from './fenceWords.ts';
import { type MetaWord, parseLineRanges, parseMetaWords } from './parseMetaWords.ts';

/** A message that a fence expects. */
export interface FenceExpectation {
  name: 'typeError' | 'logs' | 'throws' | 'drops';
  /** The first line of the message; with `line`, a part of the message. */
  text: string;
  /** The line of the fence's code that causes the message, counted from 1. */
  line?: number;
}

/** `dont`: code to avoid. `do`: what to write instead. */
type FenceAdvice = 'dont' | 'do';

/** The parsed text after the language of a fence. */
export interface FenceMeta {
  kind: FenceKind;
  title?: string;
  showLineNumbers: boolean;
  highlightedLines: ReadonlySet<number>;
  sample?: string;
  quote?: string;
  signature?: string;
  norun: boolean;
  /** Whether it is a file of its sample that is run and never shown. */
  test: boolean;
  /** Whether the code is to be avoided or recommended; missing on most fences. */
  advice?: FenceAdvice;
  /** JSON, not parsed yet. */
  props?: string;
  expectations: readonly FenceExpectation[];
  name?: string;
  alt?: string;
}

/** Words that a test cannot have, because its code is run, but not shown or compiled by Griffel. */
const TEST_REFUSES = ['dont', 'do', 'norun', 'drops', 'showLineNumbers', ''] as const;

/** Words that a `do` cannot have, because recommended code must not fail or lose styles. */
const DO_REFUSES = ['typeError', 'throws', 'drops'] as const;

/**
 * Parses the meta text of a fence. The kind of a fence follows from its language, or from `quote="…"` and
 * `signature="…"`, and decides which words it may have.
 *
 * `tsx` and `title="App.tsx" {1,3-4} logs@2="hi"` give `{ kind: 'sample', title: 'App.tsx',
 * highlightedLines: {1, 3, 4}, expectations: [{ name: 'logs', text: 'hi', line: 2 }], … }`.
 *
 * @param language the word after the backticks
 * @param meta the text after the language
 * @throws FenceError for a word that is unknown, malformed, repeated, or on a fence that
 *   cannot have it, and for words that contradict each other
 */
export function parseFenceMeta(language: string | null | undefined, meta: string): FenceMeta {
  const words = parseMetaWords(meta);
  const kind = findKind(language ?? '', words);
  const seen = new Set<string>();
  const texts: Partial<Record<string, string>> = {};
  const expectations: FenceExpectation[] = [];
  let highlightedLines: ReadonlySet<number> = new Set();

  for (const word of words) {
    const name = word.kind === 'range' ? '' : word.name;
    checkWord(word, name, kind, seen.has(name));
    seen.add(name);
    if (word.kind === 'range') highlightedLines = parseLineRanges(word.value);
    if (word.kind !== 'text') continue;
    if (isExpectation(name)) {
      const { value: text, line } = word;
      expectations.push({ name, text, ...(line !== undefined && { line }) });
    } else {
      texts[name] = word.value;
    }
  }

  checkCombination(seen);
  const advice = (['dont', 'do'] as const).find((name) => seen.has(name));

  return {
    ...texts,
    kind,
    highlightedLines,
    expectations,
    showLineNumbers: seen.has('showLineNumbers'),
    norun: seen.has('norun'),
    test: seen.has('test'),
    ...(advice && { advice }),
  };
}

/** Checks for words that exclude each other or require another one. */
function checkCombination(seen: ReadonlySet<string>): void {
  if (seen.has('dont') && seen.has('do')) {
    throw new FenceError('A fence is either dont or do. Make two fences, one after the other.');
  }
  const fault = DO_REFUSES.find((name) => seen.has(name));
  if (seen.has('do') && fault !== undefined) {
    throw new FenceError(
      `A do fence shows code to write, so it cannot have ${printForm(FENCE_WORDS[fault] as FenceWord)}. Correct its code, or make it a dont.`,
    );
  }
  if (!seen.has('test')) return;
  if (!seen.has('sample')) {
    throw new FenceError(
      'A test runs the files of a sample. Add sample="…" with the name of the shown fences.',
    );
  }
  const refused = TEST_REFUSES.find((name) => seen.has(name));
  if (refused !== undefined) {
    throw new FenceError(
      `A test is run and never shown, so it cannot have ${printForm(FENCE_WORDS[refused] as FenceWord)}. Put that on a shown fence, or remove test.`,
    );
  }
}

function findKind(language: string, words: readonly MetaWord[]): FenceKind {
  if (language === 'mermaid') return 'diagram';
  const has = (name: string) => words.some((word) => word.kind !== 'range' && word.name === name);
  if (has('quote')) return 'quote';
  if (has('signature')) return 'signature';
  if (['ts', 'tsx', 'typescript'].includes(language)) return 'sample';
  return ['shell', 'sh', 'bash'].includes(language) ? 'shell' : 'other';
}

function checkWord(word: MetaWord, name: string, kind: FenceKind, isRepeated: boolean): void {
  const known = Object.hasOwn(FENCE_WORDS, name) ? FENCE_WORDS[name] : undefined;
  const written = printWord(word);
  if (!known?.on.includes(kind)) {
    const where = known?.on.map((one) => FENCE_KINDS[one]).join(', ');
    throw new FenceError(
      `${capitalize(FENCE_KINDS[kind])} cannot have ${written}. ` +
        (where === undefined ? '' : `That belongs on ${where}. `) +
        `This fence can have ${listForms(kind)}.`,
    );
  }
  const fits = word.kind === 'range' || (word.kind === 'text') === known.form.includes('=');
  if (!fits || (word.kind === 'text' && word.value.trim() === '')) {
    throw new FenceError(
      `Cannot read ${written}. Write ${printForm(known)}` +
        (known.form.includes('=') ? ' with a text that is not empty.' : ' without a text.'),
    );
  }
  if (word.kind === 'text' && word.line !== undefined && !known.form.includes('@')) {
    throw new FenceError(`${name} cannot name a line. Write ${printForm(known)}.`);
  }
  if (isRepeated && !known.repeats) {
    throw new FenceError(`The fence has ${printForm(known)} twice. Keep one.`);
  }
}

function listForms(kind: FenceKind): string {
  return Object.values(FENCE_WORDS)
    .filter(({ on }) => on.includes(kind))
    .map(printForm)
    .join(', ');
}

function printWord(word: MetaWord): string {
  if (word.kind === 'range') return `{${word.value}}`;
  if (word.kind === 'flag') return word.name;
  return `${word.name}${word.line === undefined ? '' : `@${String(word.line)}`}="${word.value}"`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isExpectation(name: string): name is FenceExpectation['name'] {
  return FENCE_WORDS[name]?.form.includes('@') ?? false;
}
