import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { minify } from 'terser';
import {
  escapeScript,
  printWrapperPolicy,
  writeWrapperDocument,
} from '../sandbox/protocol/writeDocuments.ts';
import type { Part } from './Part.ts';
import { readGriffelReleases } from './readGriffelReleases.ts';

const SANDBOX = new URL('../sandbox/', import.meta.url);

const OPTIONS = {
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  define: {
    'process.env.NODE_ENV': '"development"',
    global: 'globalThis',
  },
} satisfies BuildOptions;

/**
 * Bundles what runs in the sandbox: the wrapper as a document with a policy that allows the inline scripts;
 * and the scripts of the frame and of the worker, for the newest release of Griffel and for each older one
 * that users can choose. React and Griffel are development builds, because users want to see their warnings.
 */
export async function createSandboxParts(): Promise<Part[]> {
  const [, ...releases] = readGriffelReleases();
  const [wrapper, frame, evaluator, ...older] = await Promise.all([
    bundle('wrapper/startWrapper.ts'),
    bundle('frame/startFrame.ts'),
    bundle('evaluator/startEvaluator.ts'),
    ...releases.flatMap(({ alias }) => [
      bundleRelease('frame/startFrame.ts', alias),
      bundleRelease('evaluator/startEvaluator.ts', alias),
    ]),
  ]);
  const parts = releases.flatMap(({ version }, index): Part[] => [
    { name: `frame-${version}`, extension: 'js', content: older[2 * index] ?? '' },
    { name: `evaluator-${version}`, extension: 'js', content: older[2 * index + 1] ?? '' },
  ]);
  const frames = parts.filter(({ name }) => name.startsWith('frame-'));
  const policy = printWrapperPolicy(
    [wrapper, frame, ...frames.map(({ content }) => content)].map(hashScript),
  );
  return [
    { name: 'sandbox', extension: 'htm', content: writeWrapperDocument(wrapper, policy) },
    { name: 'sandbox-frame', extension: 'js', content: frame },
    { name: 'evaluator', extension: 'js', content: evaluator },
    ...parts,
  ];
}

/** Prints the hash of a script in a document, in the syntax of a content security policy. */
function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(escapeScript(script)).digest('base64')}'`;
}

/**
 * Minified by esbuild only: few people choose an older release, so a second minifier is not worth the build
 * time.
 */
async function bundleRelease(entry: string, alias: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    alias,
    entryPoints: [fileURLToPath(new URL(entry, SANDBOX))],
  });
  return (outputFiles[0]?.text ?? '').trim();
}

async function bundle(entry: string): Promise<string> {
  // Saves four KB (gzip) of the first preview.
  const { code } = await minify(await bundleRelease(entry, {}), {
    compress: { passes: 2, ecma: 2020, hoist_funs: true, sequences: false },
    format: { ecma: 2020, comments: false },
  });
  return (code ?? '').trim();
}
