import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Part } from './Part.ts';

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
