import type { ModuleModel } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';

/** The text of a node of a file. */
export function textOf({ from, to }: SyntaxNode, { code }: ModuleModel): string {
  return code.slice(from, to);
}
