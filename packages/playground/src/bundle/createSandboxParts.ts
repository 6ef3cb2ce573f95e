import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { minify } from 'terser';
import { joinFrameScripts } from '../sandbox/protocol/frameScripts.ts';
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
 * Bundles what runs in the sandbox: wrapper and frame as one part, the worker's script as another.
 * React and Griffel are their development builds, for what these warn of is what readers want to see.
 */
export async function createSandboxParts(): Promise<Part[]> {
  const [wrapper, frame, evaluator] = await Promise.all([
    bundle('wrapper/startWrapper.ts'),
    bundle('frame/startFrame.ts'),
    bundle('evaluator/startEvaluator.ts'),
  ]);
  return [
    { name: 'sandbox-frame', extension: 'js', content: joinFrameScripts(wrapper, frame) },
    { name: 'evaluator', extension: 'js', content: evaluator },
  ];
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
  return code ?? '';
}
