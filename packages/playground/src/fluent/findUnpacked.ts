import { type ModuleModel, positionAt } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import type { Problem } from '../problems/Problem.ts';
import { FLUENT_EXPORTS } from './attachFluent.ts';

export const FLUENT_REMEDY =
  'Import makeStyles, mergeClasses, shorthands, tokens, themes and FluentProvider from "@fluentui/react-components". In place of a component, style an element of your own, e.g. <button className={classes.root}>.';

/**
 * Finds names that an import or reexport takes from a package of Fluent UI but that the playground does not
 * have, mostly components. A missing type is a warning, because the code runs without it.
 */
export function findUnpacked(module: ModuleModel, declaration: SyntaxNode): Problem[] {
  const { file, code } = module;
  const specifier = readSpecifier(module, declaration);
  const exported = FLUENT_EXPORTS[specifier];
  if (!exported) return [];
  return readNames(module, declaration)
    .filter(({ imported, isType }) => !isType && !exported.includes(imported))
    .map(({ imported, local, node }): Problem => {
      const isType =
        declaration.name === 'ImportDeclaration' && !isValue(module, declaration, local);
      // If nothing uses it yet, it may be a component.
      const isUsedType = isType && isNamed(local, code.slice(declaration.to));
      return {
        source: 'syntax',
        severity: isType ? 'warning' : 'error',
        file,
        ...positionAt(code, node.from),
        from: node.from,
        to: node.to,
        message: `The playground does not have ${isUsedType ? 'the type ' : ''}"${imported}" of ${specifier}`,
        remedy: isUsedType
          ? `The code runs without it. Write the type that you need into a file of your own.`
          : FLUENT_REMEDY,
      };
    });
}

/**
 * Whether an import from Fluent UI imports only types, even without `import type`. The compiler removes such
 * an import, so the package is not needed.
 */
export function isOnlyTypes(module: ModuleModel, declaration: SyntaxNode): boolean {
  if (declaration.name !== 'ImportDeclaration' || !/\.[cm]?tsx?$/.test(module.file)) return false;
  const specifier = readSpecifier(module, declaration);
  if (!specifier.startsWith('@fluentui/') || specifier in FLUENT_EXPORTS) return false;
  const names = readNames(module, declaration);
  return (
    names.length > 0 &&
    // A default import or a namespace is a value.
    declaration.getChild('VariableDefinition') === null &&
    names.every(({ isType, local }) => isType || !isValue(module, declaration, local))
  );
}

interface ImportedName {
  imported: string;
  local: string;
  /** Whether it is written `type Name`. */
  isType: boolean;
  /** The node of the imported name. */
  node: SyntaxNode;
}

function readSpecifier({ code }: ModuleModel, declaration: SyntaxNode): string {
  const source = declaration.getChild('String');
  return source ? code.slice(source.from + 1, source.to - 1) : '';
}

/** The names in the braces: `{ a, b as c, type d }`. */
function readNames({ code }: ModuleModel, declaration: SyntaxNode): ImportedName[] {
  const group = declaration.getChild('ImportGroup') ?? declaration.getChild('ExportGroup');
  const names: ImportedName[] = [];
  let open: ImportedName | undefined;
  let isType = false;
  for (let node = group?.firstChild; node; node = node.nextSibling) {
    const text = code.slice(node.from, node.to);
    if (node.name === 'type') isType = true;
    else if (/^Variable(Name|Definition)$/.test(node.name)) {
      if (open) open.local = text;
      else names.push((open = { imported: text, local: text, isType, node }));
    } else if (text === ',') {
      open = undefined;
      isType = false;
    }
  }
  return names;
}

/** Whether a name is used as a value anywhere outside the declaration. */
export function isValue(
  { code, tree }: ModuleModel,
  declaration: SyntaxNode,
  name: string,
): boolean {
  let found = false;
  tree.iterate({
    enter: ({ from, to, name: kind }) => {
      if (found || (from === declaration.from && to === declaration.to)) return false;
      if (to - from === name.length && code.slice(from, to) === name) {
        found = !['TypeName', 'PropertyName', 'String'].includes(kind);
      }
      return true;
    },
  });
  return found;
}

/** Whether code contains a name, and not only as a part of a longer name or of a class such as `fui-Badge`. */
function isNamed(name: string, code: string): boolean {
  return new RegExp(`(?<![\\w$-])${name.replaceAll('$', '\\$')}(?![\\w$-])`).test(code);
}
