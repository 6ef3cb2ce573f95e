import type { SyntaxNode } from '@lezer/common';
import { NEWER_REGEXP } from '../evaluate/editRegExps.ts';
import { findAncestor, readMemberName, textOf } from '../source/nodes.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, PRESET } from './createDiagnostic.ts';

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
  if (!/\b(?:message|stack|flags|source|dotAll|unicode|unicodeSets)\b/.test(code)) return [];
  const isCaught = (node: SyntaxNode): boolean =>
    findAncestor(node, (at) => {
      const caught = at.name === 'CatchClause' ? at.getChild('VariableDefinition') : null;
      return caught !== null && textOf(caught, code) === textOf(node, code);
    }) !== undefined;
  const errors: SyntaxNode[] = [];
  const parts: SyntaxNode[] = [];
  let hasNewer = false;
  for (const part of read) {
    part.cursor().iterate(({ name, node }) => {
      if (name === 'VariableName') {
        const member = readMemberName(node, code) ?? '';
        if (/^(?:message|stack)$/.test(member) && isCaught(node)) errors.push(node);
      } else if (name === 'PropertyName') {
        if (PARTS.test(textOf(node, code))) parts.push(node);
      } else if (name === 'RegExp') hasNewer ||= NEWER_REGEXP.test(textOf(node, code));
    });
  }
  const report = ({ from, to }: SyntaxNode, message: string, remedy: string): Diagnostic =>
    createDiagnostic(
      files,
      { file, from, to },
      { severity: 'warning', code: 'depends-on-version', message, remedy },
    );
  return [
    ...errors.map((node) =>
      report(
        node,
        'The styles read the text of an error. If JavaScript itself throws it, the text depends on its version: compiled styles may differ from those shown here.',
        'Return a value of your own instead.',
      ),
    ),
    ...(hasNewer ? parts : []).map((node) =>
      report(
        node,
        `The styles read "${textOf(node, code)}" of a regular expression. ${PRESET} writes those with the flags s, u or v, or with names of groups, anew: compiled styles may differ from those shown here.`,
        'Write the value into the styles.',
      ),
    ),
  ];
}
