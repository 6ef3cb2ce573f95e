import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { minify } from 'terser';
import { printWrapperPolicy } from '../sandbox/protocol/policies.ts';
import { escapeScript, writeWrapperDocument } from '../sandbox/protocol/writeDocuments.ts';
import type { Part } from './Part.ts';

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
 * the inline scripts; the scripts of the frame and of the worker as they are.
 * React and Griffel are their development builds, because users want to see what these warn of.
 */
export async function createSandboxParts(): Promise<Part[]> {
  const [wrapper, frame, evaluator] = await Promise.all([
    bundle('wrapper/startWrapper.ts'),
    bundle('frame/startFrame.ts'),
    bundle('evaluator/startEvaluator.ts'),
  ]);
  const policy = printWrapperPolicy([wrapper, frame].map(hashScript));
  return [
    { name: 'sandbox', extension: 'htm', content: writeWrapperDocument(wrapper, policy) },
    { name: 'sandbox-frame', extension: 'js', content: frame },
    { name: 'evaluator', extension: 'js', content: evaluator },
  ];
}

/** Prints the hash of a script, as it stands in a document, the way a policy names it. */
function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(escapeScript(script)).digest('base64')}'`;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [fileURLToPath(new URL(entry, SANDBOX))],
  });
  // Four more KB gzip, of which a first preview has none to spare.
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    compress: { passes: 2, ecma: 2020, hoist_funs: true, sequences: false },
    format: { ecma: 2020, comments: false },
  });
  return (code ?? '').trim();
}
