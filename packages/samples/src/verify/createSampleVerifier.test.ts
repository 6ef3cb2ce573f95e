import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseCodeFence, type CodeFence } from '../code-blocks/parseCodeFence.ts';
import { listFixtures } from '../testing/fixtures.ts';
import { createSampleVerifier } from './createSampleVerifier.ts';
import { parseExpectation } from './parseExpectation.ts';
import type { VerifiableSample } from './VerifiableSample.ts';

const FIXTURES = join(import.meta.dirname, '__fixtures__');
const ROOT = resolve(import.meta.dirname, '../..');
// For the first sample, TypeScript reads its libraries, which takes long on a busy machine.
const TIMEOUT = 60_000;

const verifier = createSampleVerifier({ root: ROOT });

/** The fences of a fixture are one sample: its files, of which the last is its entry, and its tests. */
function readSample(...path: string[]): VerifiableSample {
  const fences: CodeFence[] = [];
  const markdown = readFileSync(join(FIXTURES, ...path, 'input.md.txt'), 'utf8');
  visit(fromMarkdown(markdown), 'code', (node) => {
    fences.push(parseCodeFence(node));
  });
  const name = ({ title, language }: CodeFence) =>
    title ?? (language === 'tsx' ? 'App.tsx' : 'app.ts');
  const shown = fences.filter(({ test }) => !test);
  const entry = shown.at(-1);

  return {
    files: Object.fromEntries(shown.map((fence) => [name(fence), fence.code])),
    entry: entry ? name(entry) : '',
    expects: parseExpectation(shown.map((fence) => ({ file: name(fence), fence }))),
    tests: fences
      .filter(({ test }) => test)
      .map((fence) => ({
        file: name(fence),
        source: fence.code,
        expects: parseExpectation([{ file: name(fence), fence }]),
      })),
  };
}

describe('createSampleVerifier takes', { timeout: TIMEOUT }, () => {
  it.each(listFixtures(FIXTURES, ['input.md.txt']))('%s', async (name) => {
    expect((await verifier.verify(readSample(name))).problems).toEqual([]);
  });
});

describe('createSampleVerifier finds', { timeout: TIMEOUT }, () => {
  const cases = listFixtures(join(FIXTURES, 'throws'), ['input.md.txt', 'message.txt']);
  // Time for a sample after one that was stopped, which loads React first, on a busy machine.
  const quick = createSampleVerifier({ root: ROOT, timeLimit: 4000 });

  it.each(cases)('%s', async (name) => {
    const { verify } = name === 'loop-without-end' ? quick : verifier;
    const { problems } = await verify(readSample('throws', name));
    const text = problems.map(({ file, line, message }) => `${file}:${String(line)}: ${message}\n`);

    expect(problems).not.toEqual([]);
    await expect(text.join('\n')).toMatchFileSnapshot(
      join(FIXTURES, 'throws', name, 'message.txt'),
    );
  });

  it('the same in the same sample, because a run leaves nothing behind', async () => {
    for (const name of ['log-that-is-not-announced', 'warning-of-react']) {
      const first = await verifier.verify(readSample('throws', name));
      expect(await verifier.verify(readSample('throws', name))).toEqual(first);
    }
  });

  it('nothing in the sample after one that does not end', async () => {
    const results = await Promise.all([
      quick.verify(readSample('throws', 'loop-without-end')),
      quick.verify(readSample('a-component')),
    ]);

    expect(results.map(({ problems }) => problems.length)).toEqual([1, 0]);
  });
});

describe('createSampleVerifier', { timeout: TIMEOUT }, () => {
  it('survives a sample that uses up the memory', async () => {
    const code =
      'const all: number[][] = [];\nfor (;;) all.push(Array(1000).fill(all.length / 3));';
    const sample = { ...readSample('a-component'), files: { 'App.tsx': code } };

    expect((await verifier.verify(sample)).problems).toHaveLength(1);
    expect((await verifier.verify(readSample('a-component'))).problems).toEqual([]);
  });

  it('works the same after releasing its memory', async () => {
    const sample = readSample('a-component');
    const first = await verifier.verify(sample);
    await verifier.release();
    expect(await verifier.verify(sample)).toEqual(first);
    const [, asked] = await Promise.all([verifier.release(), verifier.verify(sample)]);
    expect(asked).toEqual(first);
  });

  it('checks and runs a sample once if it has a cache, and does not cache runs with problems', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'verdicts-'));
    const cached = createSampleVerifier({ root: ROOT, cache });
    const verify = (...name: string[]) => cached.verify(readSample(...name));
    const read = (file: string) => readFileSync(join(cache, file), 'utf8');

    const first = await verify('a-component');
    expect(await verify('a-component')).toEqual(first);
    // One of types, one of the run, from which the verdict comes from now on.
    expect(readdirSync(cache)).toHaveLength(2);
    for (const file of readdirSync(cache)) {
      writeFileSync(join(cache, file), read(file).replace('"css":"', '"css":"/* known */'));
    }
    expect((await verify('a-component')).run?.css).toBe(`/* known */${first.run?.css ?? ''}`);

    expect((await verify('throws', 'warning-of-react')).problems).toHaveLength(1);
    expect(readdirSync(cache)).toHaveLength(3);
    rmSync(cache, { recursive: true });
  });

  it('rejects an entry that is not a file of the sample', async () => {
    const sample = { ...readSample('a-component'), entry: 'Other.tsx' };

    await expect(verifier.verify(sample)).rejects.toThrow(
      'The entry Other.tsx is not one of App.tsx.',
    );
  });

  it('works where Docusaurus loads it, and lets that process end', async () => {
    const require = createRequire(import.meta.url);
    const script = `
      const load = require(${JSON.stringify(require.resolve('jiti'))})(${JSON.stringify(import.meta.filename)}, { requireCache: false });
      const { createSampleVerifier } = load(${JSON.stringify(join(import.meta.dirname, 'createSampleVerifier.ts'))});
      createSampleVerifier({ root: ${JSON.stringify(ROOT)} })
        .verify(${JSON.stringify(readSample('throws', 'throws-while-rendering'))})
        .then(({ problems: [{ file, line }] }) => console.log(file, line));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script]);

    expect(stdout).toBe('Broken.tsx 2\n');
  });
});
