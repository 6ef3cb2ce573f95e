import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Analysis } from '../Analysis.ts';
import { analyze } from '../analyze.ts';
import { bundleWithWebpack, type Bundle } from './bundleWithWebpack.ts';
import { compileWithBabel } from './compileWithBabel.ts';
import { DIFFERENCES, type Part } from './differences.ts';
import { normalizeCode } from './normalizeCode.ts';
import { readFixtures, type Fixture } from './readFixtures.ts';
import { runWithReact } from './runWithReact.ts';
import { stripTypes } from './stripTypes.ts';

const fixtures = readFixtures('__fixtures__');
let bundles = new Map<string, Bundle>();

beforeAll(async () => {
  // In NODE_ENV=test makeStaticStyles() of @griffel/react does nothing.
  vi.stubEnv('NODE_ENV', 'development');
  bundles = await bundleWithWebpack(fixtures);
}, 60_000);

/** Runs an assertion; where a difference is known, it has to be there still. */
function compare(fixture: Fixture, part: Part, assertion: () => void): void {
  if (!DIFFERENCES[fixture.name]?.of.includes(part)) assertion();
  else expect(assertion, `${fixture.name}/${part} no longer differs: unlist it`).toThrow();
}

describe.each(fixtures.map((fixture) => [fixture.name, fixture] as const))('%s', (_, fixture) => {
  const scripts = Object.keys(fixture.files).filter((file) => /\.tsx?$/.test(file));
  let analysis: Analysis;
  beforeAll(() => {
    analysis = analyze(fixture.files, { entry: fixture.entry });
  });

  it('compiles as @griffel/babel-preset does', () => {
    compare(fixture, 'compiled', () => {
      for (const file of scripts) {
        const filename = `${fixture.folder}/${file}`;
        const compiled = analysis.modules.find((one) => one.file === file)?.compiled ?? '';
        const expected = compileWithBabel(fixture.files[file] ?? '', filename, fixture.folder);
        expect(normalizeCode(stripTypes(compiled, filename), filename)).toBe(
          normalizeCode(expected, filename),
        );
      }
    });
  });

  it.each(['ltr', 'rtl'] as const)('names the classes that @griffel/react makes, %s', (dir) => {
    const run = runWithReact(fixture, dir);
    compare(fixture, 'classes', () => {
      const reached = bundles.get(fixture.name)?.modules ?? {};
      const hooks = analysis.calls
        .filter(({ file }) => Object.hasOwn(reached, file))
        .map(({ id, slots, className }) => [id, slots?.[dir] ?? className?.[dir]]);
      expect(Object.fromEntries(hooks)).toEqual(run.results);
    });
    compare(fixture, 'css', () => {
      expect(analysis.rules.map(({ css }) => css).join('')).toBe(run.css);
    });
  });

  it('extracts as @griffel/webpack-extraction-plugin does', () => {
    const bundle = bundles.get(fixture.name);
    expect(Object.keys(bundle?.modules ?? {})).toContain(fixture.entry);
    compare(fixture, 'extracted', () => {
      for (const file of scripts.filter((one) => bundle?.modules[one] !== undefined)) {
        const filename = `${fixture.folder}/${file}`;
        const extracted = analysis.modules.find((one) => one.file === file)?.extracted ?? '';
        expect(normalizeCode(stripTypes(extracted, filename), filename)).toBe(
          normalizeCode(bundle?.modules[file] ?? '', filename),
        );
      }
    });
    compare(fixture, 'stylesheet', () => {
      expect(analysis.stylesheet).toBe(bundle?.stylesheet);
    });
  });
});

it('lists no difference of a fixture that is gone', () => {
  const names = fixtures.map(({ name }) => name);
  expect(Object.keys(DIFFERENCES).filter((name) => !names.includes(name))).toEqual([]);
});
