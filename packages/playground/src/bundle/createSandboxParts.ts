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
 * Bundles what runs in the sandbox: the wrapper as a document with a policy of its own, which names
 * the inline scripts; the scripts of the frame and of the worker as they are, for the newest release
 * of Griffel and for each older one that can be chosen.
 * React and Griffel are their development builds, because users want to see what these warn of.
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

/** Prints the hash of a script, as it stands in a document, the way a policy names it. */
function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(escapeScript(script)).digest('base64')}'`;
}

/** Few people choose an older release: what a second minifier saves is not worth the build's time. */
async function bundleRelease(entry: string, alias: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    alias,
    entryPoints: [fileURLToPath(new URL(entry, SANDBOX))],
  });
  return (outputFiles[0]?.text ?? '').trim();
}

async function bundle(entry: string): Promise<string> {
  // Four more KB gzip, of which a first preview has none to spare.
  const { code } = await minify(await bundleRelease(entry, {}), {
    compress: { passes: 2, ecma: 2020, hoist_funs: true, sequences: false },
    format: { ecma: 2020, comments: false },
  });
  return (code ?? '').trim();
}
