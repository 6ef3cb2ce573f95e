import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import type { Part } from './Part.ts';
import { readGriffelReleases } from './readGriffelReleases.ts';

/**
 * Bundles and minifies a script for browsers: by default a classic script for production without exports.
 *
 * @param entry its file, relative to `src`
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
    // The licenses require it.
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
 * Bundles the supported parts of Fluent UI into one CommonJS module. React and Griffel come from where it
 * runs: the preview has its own, the evaluation of styles that of the engine.
 */
export function createFluentPart(): Promise<Part> {
  return createScriptPart('fluent', 'fluent/startFluent.ts', {
    format: 'cjs',
    external: ['react', 'react-dom', '@griffel/*'],
    define: { 'process.env.NODE_ENV': '"development"' },
  });
}

/** Bundles, for each release of Griffel, the worker that creates classes and rules. */
export function createRulesParts(): Promise<Part[]> {
  return Promise.all(
    readGriffelReleases().map(({ version, alias }) =>
      createScriptPart(`rules-${version}`, 'versions/worker/startRulesWorker.ts', { alias }),
    ),
  );
}

/** Bundles the workers that format, measure and convert separately, so that each is loaded only when needed. */
export function createToolParts(): Promise<Part[]> {
  return Promise.all([
    createScriptPart('format-worker', 'tools/worker/startFormatWorker.ts'),
    createScriptPart('measure-worker', 'tools/worker/startMeasureWorker.ts'),
    createScriptPart('convert-worker', 'tools/worker/startConvertWorker.ts'),
  ]);
}

/** Bundles TypeScript and the handlers of requests into one script for a worker. */
export function createTypesWorkerPart(): Promise<Part> {
  return createScriptPart('types-worker', 'types/worker/startTypesWorker.ts');
}
