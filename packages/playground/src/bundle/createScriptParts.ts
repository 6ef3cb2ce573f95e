import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Part } from './Part.ts';
import { readGriffelReleases } from './readGriffelReleases.ts';

/**
 * Bundles and minifies a script for browsers; it runs as a classic script and exports nothing.
 *
 * @param entry an absolute path
 * @param alias packages to take in place of others, by name
 * @throws esbuild's error, with file and line
 */
async function bundleScript(entry: string, alias: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    alias,
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    // Their licenses ask to keep them.
    legalComments: 'eof',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return file.text;
}

/**
 * Bundles what the playground has of Fluent UI into one CommonJS module. React and Griffel are those
 * of whatever runs it: the preview has its own, the evaluation of styles the engine's.
 */
export async function createFluentPart(): Promise<Part> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../fluent/startFluent.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'eof',
    external: ['react', 'react-dom', '@griffel/*'],
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return { name: 'fluent', extension: 'js', content: outputFiles[0]?.text ?? '' };
}

const ENTRY = fileURLToPath(new URL('../versions/worker/startRulesWorker.ts', import.meta.url));

/** Bundles, for each release of Griffel, the worker that makes classes and rules of styles. */
export function createRulesParts(): Promise<Part[]> {
  return Promise.all(
    readGriffelReleases().map(async ({ version, alias }): Promise<Part> => ({
      name: `rules-${version}`,
      extension: 'js',
      content: await bundleScript(ENTRY, alias),
    })),
  );
}

/** Bundles the workers that format, measure and convert, apart: to format, nobody has to load what minifies. */
export async function createToolParts(): Promise<Part[]> {
  const [format, measure, convert] = await Promise.all([
    bundleTool('startFormatWorker.ts'),
    bundleTool('startMeasureWorker.ts'),
    bundleTool('startConvertWorker.ts'),
  ]);
  return [
    { name: 'format-worker', extension: 'js', content: format },
    { name: 'measure-worker', extension: 'js', content: measure },
    { name: 'convert-worker', extension: 'js', content: convert },
  ];
}

function bundleTool(entry: string): Promise<string> {
  return bundleScript(fileURLToPath(new URL(`../tools/worker/${entry}`, import.meta.url)));
}

/** Bundles TypeScript and what answers the page's questions into one script for a worker. */
export async function createTypesWorkerPart(): Promise<Part> {
  const entry = new URL('../types/worker/startTypesWorker.ts', import.meta.url);
  return {
    name: 'types-worker',
    extension: 'js',
    content: await bundleScript(fileURLToPath(entry)),
  };
}
