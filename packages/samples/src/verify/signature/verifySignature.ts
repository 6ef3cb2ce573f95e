import ts from 'typescript';
import type { FenceProblem } from '../VerifiableSample.ts';
import { compilerOptions } from '../types/compilerOptions.ts';
import {
  loadPublishedDeclarations,
  normalizeDeclaration,
  printDeclaration,
  type PublishedDeclarations,
  readDeclarations,
} from './readDeclarations.ts';

/** Reading the types of a package takes half a second, and they do not change while the process runs. */
const cache = new Map<string, PublishedDeclarations>();

/**
 * Compares the declarations in a fence with those that a package publishes. Comments, the order of
 * declarations, line breaks and `export declare` do not matter. Apart from declarations, a fence may
 * contain only imports of published names.
 *
 * @param code `export declare function makeResetStyles(styles: GriffelResetStyle): () => string;`
 * @param packageName from the fence's `signature="@griffel/react"`
 * @param root the folder, absolute, whose `node_modules` contains the package
 * @returns a problem for the first statement that is not a declaration, or for each declaration that
 *   differs, with the published one
 * @throws Error for a package that has no types
 */
export function verifySignature(code: string, packageName: string, root: string): FenceProblem[] {
  if (!isInstalled(packageName, root)) {
    return [
      {
        line: 0,
        message: `signature="${packageName}" is not a package that is installed in ${root}/node_modules. Correct the name, or install it there.`,
      },
    ];
  }
  const { find } = load(root, packageName);

  const source = ts.createSourceFile('signature.ts', code, ts.ScriptTarget.ES2022, true);
  const declarations = readDeclarations(source);
  const stray = findStray(source, root);
  if (stray !== undefined) {
    const line = source.getLineAndCharacterOfPosition(stray).line + 1;
    const text = code.split('\n')[line - 1]?.trim() ?? '';
    return [
      {
        line,
        message: `A signature may contain only declarations and imports of published names, because nothing else can be compared with ${packageName}. Remove or correct this: ${text}`,
      },
    ];
  }
  if (declarations.size === 0) {
    return [
      {
        line: 1,
        message: `The fence declares nothing that could be compared with ${packageName}. Write its declaration, or remove signature="…".`,
      },
    ];
  }

  return [...declarations].flatMap(([name, statements]) => {
    const published = find(name);
    const written = normalize(statements.map(printDeclaration));
    if (published.some((texts) => normalize(texts) === written)) return [];

    const [first] = statements;
    const line = first ? source.getLineAndCharacterOfPosition(first.getStart()).line + 1 : 1;
    return [
      {
        line,
        message:
          published.length === 0
            ? `${packageName} does not declare ${name}. Correct the name, or remove the declaration.`
            : `${packageName} declares ${name} differently. Write the published declaration:\n` +
              published.map((texts) => texts.map(exportDeclaration).join('\n')).join('\nor\n'),
      },
    ];
  });
}

/** Whether a text is the name of an installed package, not a path to one. */
function isInstalled(packageName: string, root: string): boolean {
  return (
    /^(?:@[\w-]+\/)?\w[\w.-]*$/.test(packageName) &&
    ts.resolveModuleName(packageName, `${root}/index.ts`, compilerOptions, ts.sys)
      .resolvedModule !== undefined
  );
}

function load(root: string, packageName: string): PublishedDeclarations {
  const key = `${root}\0${packageName}`;
  const declarations = cache.get(key) ?? loadPublishedDeclarations(root, packageName);
  cache.set(key, declarations);
  return declarations;
}

/** The position of the first statement that is not a named declaration: code, a wrong import, prose. */
function findStray(source: ts.SourceFile, root: string): number | undefined {
  const [fault] = ts.transpileModule(source.text, { reportDiagnostics: true }).diagnostics ?? [];
  if (fault) return fault.start ?? 0;
  const declared = new Set([...readDeclarations(source).values()].flat());
  return source.statements
    .find((statement) => !declared.has(statement) && !isPublishedImport(statement, root))
    ?.getStart(source);
}

/** `import type { GriffelStyle } from '@griffel/react'`, `import type * as CSS from 'csstype'` */
function isPublishedImport(statement: ts.Statement, root: string): boolean {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return false;
  }
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || statement.importClause?.name) return false;
  let exports: ReadonlySet<string>;
  try {
    ({ exports } = load(root, statement.moduleSpecifier.text));
  } catch {
    return false;
  }
  return (
    ts.isNamespaceImport(bindings) ||
    bindings.elements.every(({ name, propertyName = name }) => exports.has(propertyName.text))
  );
}

function normalize(texts: readonly string[]): string {
  return texts.map(normalizeDeclaration).join('\n');
}

/** Restores the keywords that `printDeclaration` omits, so that an author can copy the text. */
function exportDeclaration(text: string): string {
  return `export ${/^(?:interface|type)\b/.test(text) ? '' : 'declare '}${text}`;
}
