/** The kind of a fence decides how it is shown and verified. */
export type FenceKind = 'sample' | 'signature' | 'quote' | 'shell' | 'diagram' | 'other';

/** The kinds' names in messages. */
export const FENCE_KINDS: Readonly<Record<FenceKind, string>> = {
  sample: 'a sample (ts, tsx)',
  signature: 'a fence with signature="…"',
  quote: 'a fence with quote="…"',
  shell: 'a shell fence',
  diagram: 'a diagram (mermaid)',
  other: 'a fence of another language (json, css, html)',
};

/** A word that a fence may have. */
export interface FenceWord {
  /** How it is written. With `@`, it may name a line: `logs@4="…"`. */
  form: string;
  /** The fences that may have it. */
  on: readonly FenceKind[];
  /** What it does, in the words of CONTRIBUTING.md. */
  does: string;
  /** Whether a fence may have it several times. */
  repeats?: boolean;
}

const CODE: readonly FenceKind[] = ['sample', 'signature', 'quote', 'other'];

/** All words that fences can have. Lines to highlight have no name. */
export const FENCE_WORDS: Readonly<Record<string, FenceWord>> = {
  title: {
    form: 'title="…"',
    on: CODE,
    does: 'is shown above the code; for a sample, it is the file name',
  },
  showLineNumbers: {
    form: 'showLineNumbers',
    on: [...CODE, 'shell'],
    does: 'shows line numbers',
  },
  '': { form: '{1,3-5}', on: [...CODE, 'shell'], does: 'highlights these lines' },
  sample: {
    form: 'sample="…"',
    on: ['sample', 'other'],
    does: 'joins fences with this name into one sample; data must be what it logs',
  },
  props: {
    form: `props='{"…": …}'`,
    on: ['sample'],
    does: 'renders the components of the file with these props, which are JSON',
  },
  norun: {
    form: 'norun',
    on: ['sample'],
    does: 'checks types only, for code that cannot run in jsdom',
  },
  test: {
    form: 'test',
    on: ['sample'],
    does: 'runs the fence as a file of its sample, and never shows it',
  },
  dont: {
    form: 'dont',
    on: ['sample'],
    does: 'marks code to avoid; needs an expectation or a test',
  },
  do: { form: 'do', on: ['sample'], does: 'marks code to write instead' },
  typeError: {
    form: 'typeError@="…"',
    on: ['sample'],
    does: 'expects this TypeScript error',
    repeats: true,
  },
  logs: {
    form: 'logs@="…"',
    on: ['sample'],
    does: 'expects this message in the console',
    repeats: true,
  },
  throws: {
    form: 'throws@="…"',
    on: ['sample'],
    does: 'expects that running or rendering it throws this error',
  },
  drops: {
    form: 'drops@="…"',
    on: ['sample'],
    does: 'expects this error, warning or advice from the engine',
    repeats: true,
  },
  signature: {
    form: 'signature="…"',
    on: ['signature'],
    does: 'compares the code with the types of this package, which is also its title',
  },
  quote: {
    form: 'quote="…"',
    on: ['quote'],
    does: 'fills the empty fence from this file of `examples/`, or from its `#region`',
  },
  name: { form: 'name="…"', on: ['diagram'], does: 'names the file of the picture' },
  alt: { form: 'alt="…"', on: ['diagram'], does: 'says in a sentence what the picture shows' },
};

/** The form of a word that names no line. */
export function printForm({ form }: FenceWord): string {
  return form.replace('@', '');
}
