import { fileURLToPath } from 'node:url';
import { transformSync, type TransformOptions } from '@babel/core';

/**
 * Keeps imports that only evaluated styles read: both sides have to keep them alike. JSX goes too, since
 * `@griffel/webpack-loader` does not parse it.
 */
export const LANGUAGE_PRESETS = [
  ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ['@babel/preset-react', { runtime: 'automatic' }],
];

/** Options with which Babel reads nothing but what it is given. */
export function babelOptions(filename: string): TransformOptions {
  return {
    filename,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    babelrc: false,
    configFile: false,
  };
}

/** Takes the types and JSX out of a module with Babel. */
export function stripTypes(code: string, filename: string): string {
  const options = { ...babelOptions(filename), presets: LANGUAGE_PRESETS };
  return transformSync(code, options)?.code ?? '';
}
