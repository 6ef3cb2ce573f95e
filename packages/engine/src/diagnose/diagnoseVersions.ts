import type { SyntaxNode } from '@lezer/common';
import { isInside, readMemberName } from '../source/nodes.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, PRESET } from './createDiagnostic.ts';

/** Regular expressions that ES5 does not have: with the flags s, u and v, and with names of groups. */
const NEWER = /^\/[^]*\(\?<\w|\/[a-z]*[suv][a-z]*$/;
const PARTS = /^(?:flags|source|dotAll|unicode|unicodeSets)$/;

/**
 * Finds values that are not the same in all versions of JavaScript: texts of errors that it throws itself, and parts of
 * regular expressions that the compilers write anew.
 *
 * @param read - the parts of the file that styles read
 */
export function diagnoseVersions(
  files: SourceFiles,
  module: ModuleModel,
  read: readonly SyntaxNode[],
): Diagnostic[] {
  const { file, code } = module;
  const report = ({ from, to }: SyntaxNode, message: string, remedy: string): Diagnostic =>
    createDiagnostic(
      files,
      { file, from, to },
      { severity: 'warning', code: 'depends-on-version', message, remedy },
    );
  const found: Diagnostic[] = [];
  if (/\bcatch\b/.test(code) && /\b(?:message|stack)\b/.test(code)) {
    for (const definition of readScopes(module).definitions.flat()) {
      if (definition.parent?.name !== 'CatchClause') continue;
      for (const node of readScopes(module).findReferences(definition)) {
        const isText = /^(?:message|stack)$/.test(readMemberName(node, code) ?? '');
        if (!isText || !read.some((part) => isInside(node, part))) continue;
        const message =
          'The styles read the text of an error. If JavaScript itself throws it, the text depends on its version: compiled styles may differ from those shown here.';
        found.push(report(node, message, 'Return a value of your own instead.'));
      }
    }
  }
  const visit = (part: SyntaxNode, test: (node: SyntaxNode) => boolean): SyntaxNode[] => {
    const nodes: SyntaxNode[] = [];
    part.cursor().iterate(({ node }) => {
      if (test(node)) nodes.push(node);
    });
    return nodes;
  };
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to);
  const isNewer = (node: SyntaxNode): boolean => node.name === 'RegExp' && NEWER.test(textOf(node));
  const isPart = (node: SyntaxNode): boolean =>
    node.name === 'PropertyName' && PARTS.test(textOf(node));
  if (!read.some((part) => visit(part, isNewer).length > 0)) return found;
  for (const node of read.flatMap((part) => visit(part, isPart))) {
    const message = `The styles read "${textOf(node)}" of a regular expression. ${PRESET} writes those with the flags s, u or v, or with names of groups, anew: compiled styles may differ from those shown here.`;
    found.push(report(node, message, 'Write the value into the styles.'));
  }
  return found;
}
