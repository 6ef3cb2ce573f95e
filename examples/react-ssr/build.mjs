import { build } from 'esbuild';

/** @type {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  jsx: 'automatic',
  // region: define
  // The same on both sides: class names differ between development and production.
  define: { 'process.env.NODE_ENV': '"production"' },
  // endregion
};

await build({
  ...shared,
  entryPoints: ['src/server.ts'],
  platform: 'node',
  outfile: 'dist/server.cjs',
});
await build({
  ...shared,
  entryPoints: ['src/client.tsx'],
  minify: true,
  outfile: 'dist/public/client.js',
});
