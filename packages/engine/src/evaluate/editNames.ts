import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import {
  childNodes,
  includeWrappers,
  isIdentifier,
  textOf,
  unescapeText,
} from '../source/nodes.ts';
import { editEach } from './editEach.ts';

/** Words that cannot be the name of a variable. Babel writes a function that has such a name with an underscore. */
export const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/**
 * Hides the names of functions that Babel changes or loses: with a key that is computed or no name, as a field of a class,
 * and as a default in a pattern.
 */
export function editNames(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (one) => {
    const { name, from, to } = one;
    const [key, ...rest] = name === 'Property' ? childNodes(one) : [];
    // Only a method can use `super`.
    if (key && isChangedKey(code, key) && !/\bsuper\b/.test(code.slice(from, to))) {
      const params = key.name === '[' ? rest[2] : rest[0];
      if (params?.name === 'ParamList') return hide(params.from, to, ':', 'function');
    }
    const isNameless =
      name === 'ArrowFunction' ||
      (name === 'FunctionExpression' && !one.getChild('VariableDefinition'));
    if (!isNameless) return [];
    const value = includeWrappers(one, code);
    const { parent, prevSibling: before } = value;
    const isHidden =
      parent?.name === 'Property'
        ? parent.firstChild && isChangedKey(code, parent.firstChild)
        : before?.name === 'Equals' &&
          /^(PropertyDeclaration|PatternProperty|ArrayPattern|ParamList)$/.test(parent?.name ?? '');
    return isHidden ? hide(value.from, value.to) : [];
  });
}

function isChangedKey(code: string, key: SyntaxNode): boolean {
  const text = textOf(key, code);
  if (key.name === '[') return key.nextSibling?.name !== 'String';
  const name = key.name === 'String' ? unescapeText(text.slice(1, -1)) : text;
  return (
    !/^(Spread|async|get|set|\*)$/.test(key.name) && (!isIdentifier(name) || RESERVED.test(name))
  );
}

export function hide(from: number, to: number, before = '', start = ''): Edit[] {
  return [
    { from, to: from, text: `${before}$griffelHide(${start}` },
    { from: to, to, text: ')' },
  ];
}
