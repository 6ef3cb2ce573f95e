import { fileURLToPath } from 'node:url';
import { parseSync, type TransformOptions, transformSync, traverse, types } from '@babel/core';
import { generate } from '@babel/generator';
import griffelPreset from '@griffel/babel-preset';

/**
 * Presets that remove types and JSX, which `@griffel/webpack-loader` does not parse. They keep imports that
 * only evaluated styles read, because both sides must treat them alike.
 */
export const LANGUAGE_PRESETS = [
  ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ['@babel/preset-react', { runtime: 'automatic' }],
];

/** The packages that the engine recognizes. By default, the preset does not recognize `@griffel/core`. */
export const GRIFFEL_OPTIONS = {
  modules: [
    { moduleSource: '@griffel/react', importName: 'makeStyles' },
    { moduleSource: '@griffel/core', importName: 'makeStyles' },
    { moduleSource: '@fluentui/react-components', importName: 'makeStyles' },
  ],
  babelOptions: { presets: LANGUAGE_PRESETS },
};

/** Compiles a module with the real preset after removing its types, as bundlers do. */
export function compileWithBabel(code: string, filename: string, projectRoot: string): string {
  const griffelOptions = { ...GRIFFEL_OPTIONS, projectRoot };
  const options = { ...babelOptions(filename), presets: [[griffelPreset, griffelOptions]] };
  return transformSync(stripTypes(code, filename), options)?.code ?? '';
}

/** Options with which Babel reads no configuration files. */
export function babelOptions(filename: string): TransformOptions {
  return {
    filename,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    babelrc: false,
    configFile: false,
  };
}

/** Removes the types and JSX of a module with Babel. */
export function stripTypes(code: string, filename: string): string {
  const options = { ...babelOptions(filename), presets: LANGUAGE_PRESETS };
  return transformSync(code, options)?.code ?? '';
}

/** Prints a module from its syntax tree, without its comments, original quotes, brackets and lines. */
export function normalizeCode(code: string, filename: string): string {
  const ast = parseSync(code, babelOptions(filename));
  if (!ast) throw new Error(`Babel returned no syntax tree for ${filename}.`);
  traverse(ast, {
    // The extraction loader adds the bundler's request for the style sheet.
    ImportDeclaration(path) {
      if (path.node.source.value.includes('.griffel.css!=!')) path.remove();
    },
  });
  types.traverseFast(ast, (node) => {
    delete (node as { extra?: unknown }).extra;
    node.loc = null;
  });
  return generate(ast, { comments: false }).code;
}
