import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { minify } from 'terser';
import {
  escapeScript,
  printWrapperPolicy,
  writeWrapperDocument,
} from '../sandbox/protocol/writeDocuments.ts';
import type { Part } from './Part.ts';

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
 * Bundles what runs in the sandbox: the wrapper as a document with a policy that allows the inline scripts;
 * and the scripts of the frame and of the worker, for the newest release of Griffel and for each older one
 * that users can choose.
 */
export async function createSandboxParts(): Promise<Part[]> {
  const [, ...releases] = readGriffelReleases();
  const [wrapper, frame, evaluator, ...older] = await Promise.all([
    createSandboxPart('sandbox', 'wrapper/startWrapper.ts').then(compress),
    createSandboxPart('sandbox-frame', 'frame/startFrame.ts').then(compress),
    createSandboxPart('evaluator', 'evaluator/startEvaluator.ts').then(compress),
    ...releases.flatMap(({ version, alias }) => [
      createSandboxPart(`frame-${version}`, 'frame/startFrame.ts', alias),
      createSandboxPart(`evaluator-${version}`, 'evaluator/startEvaluator.ts', alias),
    ]),
  ]);
  const frames = older.filter(({ name }) => name.startsWith('frame-'));
  const policy = printWrapperPolicy([wrapper, frame, ...frames].map(hashScript));
  return [
    { ...wrapper, extension: 'htm', content: writeWrapperDocument(wrapper.content, policy) },
    frame,
    evaluator,
    ...older,
  ];
}

/**
 * With development builds of React and Griffel, because users want to see their warnings.
 *
 * @param entry relative to `src/sandbox`
 */
async function createSandboxPart(
  name: Part['name'],
  entry: string,
  alias: Record<string, string> = {},
): Promise<Part> {
  const part = await createScriptPart(name, `sandbox/${entry}`, {
    alias,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis' },
  });
  return { ...part, content: part.content.trim() };
}

/**
 * Saves four KB (gzip) of the first preview. Few people choose an older release, so for those a second minifier
 * is not worth the build time.
 */
async function compress(part: Part): Promise<Part> {
  const { code = '' } = await minify(part.content, {
    compress: { passes: 2, ecma: 2020, hoist_funs: true, sequences: false },
    format: { ecma: 2020, comments: false },
  });
  return { ...part, content: code.trim() };
}

/** Prints the hash of a script in a document, in the syntax of a content security policy. */
function hashScript({ content }: Part): string {
  return `'sha256-${createHash('sha256').update(escapeScript(content)).digest('base64')}'`;
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

/** A release of Griffel that the build packs. */
interface GriffelRelease {
  /** The version of `@griffel/react`: `1.6.2`. */
  version: string;
  /** Replaces `@griffel/react` and `@griffel/core` in bundles; empty for the newest release. */
  alias: Record<string, string>;
}

/**
 * Reads the available releases: the newest, and those in the playground's `package.json` as
 * `griffel-react-1.6` with `griffel-core-1.6`. `npm run update:griffel` maintains the list.
 *
 * @returns the newest first
 * @throws Error if one of a pair is missing
 */
export function readGriffelReleases(): GriffelRelease[] {
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const older = Object.entries(dependencies).flatMap(([react, value]): GriffelRelease[] => {
    const version = /^npm:@griffel\/react@(.+)$/.exec(value)?.[1];
    if (version === undefined) return [];
    const core = react.replace('react', 'core');
    if (dependencies[core]?.startsWith('npm:@griffel/core@') !== true) {
      throw new Error(
        `packages/playground/package.json has ${react} without ${core}. Run npm run update:griffel.`,
      );
    }
    return [{ version, alias: { '@griffel/react': react, '@griffel/core': core } }];
  });
  return [
    { version: dependencies['@griffel/react'] ?? '', alias: {} },
    ...older.sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true })),
  ];
}
