import { parseSync, traverse, types } from '@babel/core';
import { generate } from '@babel/generator';
import { babelOptions } from './stripTypes.ts';

/** Prints a module from its syntax tree alone: without comments, original quotes, brackets and lines. */
export function normalizeCode(code: string, filename: string): string {
  const ast = parseSync(code, babelOptions(filename));
  if (!ast) throw new Error(`Babel made no tree of ${filename}.`);
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
