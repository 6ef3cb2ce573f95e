import type postcss from 'postcss';

/**
 * Prints rules without the white space that readers would load for nothing: one rule a line, so
 * that a change of Prism is a readable difference.
 *
 * @param root rules and media queries, without comments
 */
export function printCSS(root: postcss.Container): string {
  return (root.nodes ?? []).map(printNode).join('\n');
}

function printNode(node: postcss.ChildNode): string {
  switch (node.type) {
    case 'rule':
      return `${node.selectors.join(',')}{${printDeclarations(node)}}`;
    case 'atrule':
      return `@${node.name} ${node.params}{${printCSS(node)}}`;
    default:
      throw new Error(
        `Cannot print "${node.toString()}": only rules and at-rules are expected here.`,
      );
  }
}

function printDeclarations(rule: postcss.Rule): string {
  const declarations: string[] = [];
  rule.walkDecls(({ prop, value, important }) => {
    declarations.push(`${prop}:${value}${important ? '!important' : ''}`);
  });
  return declarations.join(';');
}
