import fs from 'node:fs';
import path from 'node:path';
import { analyze } from '@griffel-site/engine';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');

/** Source files, and those that they import, by their paths in the repository. */
function readSources(folder: string): [file: string, code: string][] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.(?:css|svg|tsx?)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/(?:__fixtures__|templates)\//.test(file))
    .map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]);
}

it('the styles of the website and the playground lose nothing, and do nothing that the engine warns about', () => {
  const sources = ['packages/playground/src', 'website/src'].flatMap(readSources);
  const { calls, diagnostics } = analyze(Object.fromEntries(sources));
  expect(calls.length).toBeGreaterThan(90);
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
});
