import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import type { Part } from './Part.ts';
import { readGriffelReleases } from './readGriffelReleases.ts';

/**
 * Bundles and minifies a script for browsers; unless told otherwise, it runs as a classic script of production and
 * exports nothing.
 *
 * @param entry its file, from the folder `src`
 * @throws esbuild's error, with file and line
 */
async function createScriptPart(
  name: Part['name'],
  entry: string,
  options: BuildOptions = {},
): Promise<Part> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    // Their licenses ask to keep them.
    legalComments: 'eof',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    ...options,
    entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    write: false,
  });
  return { name, extension: 'js', content: outputFiles[0]?.text ?? '' };
}

/**
 * Bundles what the playground has of Fluent UI into one CommonJS module. React and Griffel are those
 * of whatever runs it: the preview has its own, the evaluation of styles the engine's.
 */
export function createFluentPart(): Promise<Part> {
  return createScriptPart('fluent', 'fluent/startFluent.ts', {
    format: 'cjs',
    external: ['react', 'react-dom', '@griffel/*'],
    define: { 'process.env.NODE_ENV': '"development"' },
  });
}

/** Bundles, for each release of Griffel, the worker that makes classes and rules of styles. */
export function createRulesParts(): Promise<Part[]> {
  return Promise.all(
    readGriffelReleases().map(({ version, alias }) =>
      createScriptPart(`rules-${version}`, 'versions/worker/startRulesWorker.ts', { alias }),
    ),
  );
}

/** Bundles the workers that format, measure and convert, apart: to format, nobody has to load what minifies. */
export function createToolParts(): Promise<Part[]> {
  return Promise.all([
    createScriptPart('format-worker', 'tools/worker/startFormatWorker.ts'),
    createScriptPart('measure-worker', 'tools/worker/startMeasureWorker.ts'),
    createScriptPart('convert-worker', 'tools/worker/startConvertWorker.ts'),
  ]);
}

/** Bundles TypeScript and what answers the page's questions into one script for a worker. */
export function createTypesWorkerPart(): Promise<Part> {
  return createScriptPart('types-worker', 'types/worker/startTypesWorker.ts');
}
