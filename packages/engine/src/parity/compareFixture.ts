import type { Analysis } from '../Analysis.ts';
import { type Bundle, SCRIPTS } from './bundleWithWebpack.ts';
import { compileWithBabel, normalizeCode, stripTypes } from './compileWithBabel.ts';
import type { Fixture } from './readFixtures.ts';
import { runWithReact } from './loadFixture.ts';

/** The outputs that are compared. */
export type Part = 'compiled' | 'classes' | 'css' | 'extracted' | 'stylesheet';

/** An output of the engine, and that of the packages, which should be equal. */
export interface Comparison {
  part: Part;
  /** The file, or the direction. */
  of: string;
  engine: unknown;
  real: unknown;
  /** The error of the real package, if it fails. */
  fault?: string;
}

/** Represents a file that does not compile, on either side. */
const FAILS = '(does not compile)';

/**
 * Compares the analysis of a fixture with `@griffel/babel-preset`, with `@griffel/react` in both directions,
 * and with the build of the extraction plugin.
 *
 * A file that does not compile must fail in the preset as well. Its hooks, the rules and the style sheet are
 * then not compared.
 *
 * @param files the files whose modules are compared; hooks and rules are compared for all files
 */
export async function compareFixture(
  fixture: Fixture,
  analysis: Analysis,
  bundle: Bundle,
  files: readonly string[] = Object.keys(fixture.files).filter((file) => SCRIPTS.test(file)),
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  const failed = new Set<string>();
  const nameOf = (file: string): string => `${fixture.folder}/${file}`;

  for (const file of files) {
    const engine = analysis.modules.find((one) => one.file === file)?.compiled;
    // The output of the preset does not always parse, which counts as a failure as well.
    const expected = await attempt(() => {
      const code = compileWithBabel(fixture.files[file] ?? '', nameOf(file), fixture.folder);
      return normalizeCode(code, nameOf(file));
    });
    if ('fault' in expected) failed.add(file);
    comparisons.push({
      part: 'compiled',
      of: file,
      engine: await normalizeEngine(engine, nameOf(file)),
      real: 'fault' in expected ? FAILS : expected.value,
      ...('fault' in expected && { fault: expected.fault }),
    });
  }

  for (const dir of ['ltr', 'rtl'] as const) {
    const run = await attempt(() => runWithReact(fixture, dir, Object.keys(bundle.modules)));
    if ('fault' in run) {
      const { fault } = run;
      // Code that the compiler cannot evaluate may not run either.
      if (failed.size > 0) continue;
      comparisons.push({ part: 'classes', of: dir, engine: 'it runs', real: 'it throws', fault });
      continue;
    }
    const { results, css } = run.value;
    const hooks = analysis.calls
      .filter(({ file }) => Object.hasOwn(bundle.modules, file))
      .map(({ id, slots, className }) => [id, slots?.[dir] ?? className?.[dir]] as const);
    comparisons.push({
      part: 'classes',
      of: dir,
      engine: keepCompiled(hooks, failed),
      real: keepCompiled(Object.entries(results), failed),
    });
    if (failed.size > 0) continue;
    const engine = analysis.rules.map((rule) => rule.css).join('');
    comparisons.push({ part: 'css', of: dir, engine, real: css });
  }

  for (const file of files.filter((one) => Object.hasOwn(bundle.modules, one))) {
    const engine = analysis.modules.find((one) => one.file === file)?.extracted;
    const { code, fault } = bundle.modules[file] ?? {};
    comparisons.push({
      part: 'extracted',
      of: file,
      engine: await normalizeEngine(engine, nameOf(file)),
      real: code === undefined ? FAILS : normalizeCode(code, nameOf(file)),
      ...(fault !== undefined && { fault }),
    });
  }
  if (Object.values(bundle.modules).every(({ fault }) => fault === undefined)) {
    const { stylesheet } = bundle;
    comparisons.push({
      part: 'stylesheet',
      of: 'griffel.css',
      engine: analysis.stylesheet,
      real: stylesheet,
    });
  }
  return comparisons;
}

async function attempt<T>(run: () => T): Promise<{ value: Awaited<T> } | { fault: string }> {
  try {
    return { value: await run() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** The output of the engine must parse. If it does not, the result is the error, which then differs. */
async function normalizeEngine(code: string | undefined, filename: string): Promise<string> {
  if (code === undefined) return FAILS;
  const normalized = await attempt(() => normalizeCode(stripTypes(code, filename), filename));
  return 'value' in normalized ? normalized.value : `${normalized.fault}\n\n${code}`;
}

/** The hooks of files that compile, by `file#n`. */
function keepCompiled(
  hooks: readonly (readonly [string, unknown])[],
  failed: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(hooks.filter(([id]) => !failed.has(id.replace(/#\d+$/, ''))));
}
