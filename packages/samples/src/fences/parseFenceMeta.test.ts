import { describe, expect, it } from 'vitest';
import { FenceError } from './FenceError.ts';
import { parseFenceMeta } from './parseFenceMeta.ts';

const SAMPLE =
  `title="…", showLineNumbers, {1,3-5}, sample="…", props='{"…": …}', norun, test, dont, do, ` +
  'typeError="…", logs="…", throws="…", drops="…"';

describe('parseFenceMeta', () => {
  it('reads all words of a sample', () => {
    const meta = `title="A.tsx" {1,3-4} showLineNumbers sample="a" norun props='{"b":1}' logs="c" drops@2="d"`;

    expect(parseFenceMeta('tsx', meta)).toEqual({
      kind: 'sample',
      title: 'A.tsx',
      highlightedLines: new Set([1, 3, 4]),
      showLineNumbers: true,
      sample: 'a',
      norun: true,
      test: false,
      props: '{"b":1}',
      expectations: [
        { name: 'logs', text: 'c' },
        { name: 'drops', text: 'd', line: 2 },
      ],
    });
  });

  it.each([
    ['sample="a" test', { test: true }],
    ['dont logs="b"', { test: false, advice: 'dont' }],
    ['do', { test: false, advice: 'do' }],
  ])('reads %s', (meta, words) => {
    expect(parseFenceMeta('tsx', meta)).toMatchObject(words);
  });

  it.each([
    ['ts', '', 'sample'],
    ['ts', 'signature="a"', 'signature'],
    ['ts', 'quote="a"', 'quote'],
    ['sh', '', 'shell'],
    ['mermaid', 'name="a" alt="B."', 'diagram'],
    ['json', '', 'other'],
    [undefined, '', 'other'],
  ])('takes %s %s for a %s', (language, meta, kind) => {
    expect(parseFenceMeta(language, meta).kind).toBe(kind);
  });

  it.each([
    // Words that are unknown, or on a fence that cannot have them.
    ['ts', 'live', `A sample (ts, tsx) cannot have live. This fence can have ${SAMPLE}.`],
    [
      'ts',
      'constructor="a"',
      `A sample (ts, tsx) cannot have constructor="a". This fence can have ${SAMPLE}.`,
    ],
    [
      'json',
      'norun',
      'A fence of another language (json, css, html) cannot have norun. That belongs on a sample (ts, tsx). This fence can have title="…", showLineNumbers, {1,3-5}, sample="…".',
    ],
    [
      'shell',
      'logs@1="a"',
      'A shell fence cannot have logs@1="a". That belongs on a sample (ts, tsx). This fence can have showLineNumbers, {1,3-5}.',
    ],
    [
      'ts',
      'signature="a" throws="b"',
      'A fence with signature="…" cannot have throws="b". That belongs on a sample (ts, tsx). This fence can have title="…", showLineNumbers, {1,3-5}, signature="…".',
    ],
    [
      'ts',
      'quote="a" signature="b"',
      'A fence with quote="…" cannot have signature="b". That belongs on a fence with signature="…". This fence can have title="…", showLineNumbers, {1,3-5}, quote="…".',
    ],
    [
      'mermaid',
      '{1}',
      'A diagram (mermaid) cannot have {1}. That belongs on a sample (ts, tsx), a fence with signature="…", a fence with quote="…", a fence of another language (json, css, html), a shell fence. This fence can have name="…", alt="…".',
    ],
    // Words in another form.
    ['ts', 'drops=""', 'Cannot read drops="". Write drops="…" with a text that is not empty.'],
    [
      'ts',
      'drops@2=" "',
      'Cannot read drops@2=" ". Write drops="…" with a text that is not empty.',
    ],
    ['ts', 'drops', 'Cannot read drops. Write drops="…" with a text that is not empty.'],
    [
      'ts',
      'typeError',
      'Cannot read typeError. Write typeError="…" with a text that is not empty.',
    ],
    ['ts', 'logs=""', 'Cannot read logs="". Write logs="…" with a text that is not empty.'],
    ['ts', 'throws', 'Cannot read throws. Write throws="…" with a text that is not empty.'],
    ['ts', 'sample', 'Cannot read sample. Write sample="…" with a text that is not empty.'],
    ['ts', 'quote', 'Cannot read quote. Write quote="…" with a text that is not empty.'],
    [
      'ts',
      'signature=""',
      'Cannot read signature="". Write signature="…" with a text that is not empty.',
    ],
    ['ts', 'norun="server"', 'Cannot read norun="server". Write norun without a text.'],
    ['ts', 'title@2="a.ts"', 'title cannot name a line. Write title="…".'],
    // Words that contradict each other.
    ...['typeError', 'throws', 'drops'].map((word) => [
      'ts',
      `do ${word}="a"`,
      `A do fence shows code to write, so it cannot have ${word}="…". Correct its code, or make it a dont.`,
    ]),
    ['ts', 'dont do', 'A fence is either dont or do. Make two fences, one after the other.'],
    [
      'ts',
      'test',
      'A test runs the files of a sample. Add sample="…" with the name of the shown fences.',
    ],
    ...[
      ['dont', 'dont'],
      ['do', 'do'],
      ['norun', 'norun'],
      ['drops="a"', 'drops="…"'],
      ['{1}', '{1,3-5}'],
      ['showLineNumbers', 'showLineNumbers'],
    ].map(([word, form]) => [
      'ts',
      `sample="a" test ${String(word)}`,
      `A test is run and never shown, so it cannot have ${String(form)}. Put that on a shown fence, or remove test.`,
    ]),
    [
      'css',
      'dont',
      'A fence of another language (json, css, html) cannot have dont. That belongs on a sample (ts, tsx). This fence can have title="…", showLineNumbers, {1,3-5}, sample="…".',
    ],
    // Words that are there twice.
    ['ts', 'title="a" title="b"', 'The fence has title="…" twice. Keep one.'],
    ['ts', '{1} {2}', 'The fence has {1,3-5} twice. Keep one.'],
    ['ts', 'throws="a" throws="b"', 'The fence has throws="…" twice. Keep one.'],
  ])('refuses %s %s', (language, meta, message) => {
    expect(() => parseFenceMeta(language, meta)).toThrow(new FenceError(message));
  });
});
