import { relativePath, resolveSpecifier, type SourceFiles } from '@griffel-site/engine';
import { findLanguage } from '../code/codeLanguage.ts';

/** A piece of a file to replace, as offsets into its text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/**
 * Finds the edits with which relative imports resolve to the same files after one file is renamed. An import
 * that cannot be rewritten reliably does not change.
 *
 * @param files - before the rename
 * @param from - the file's name
 * @param to - its new name
 * @returns edits in the order of the text, by the names before the rename; files without edits are missing
 */
export function renameImports(
  files: SourceFiles,
  from: string,
  to: string,
): Readonly<Record<string, readonly TextEdit[]>> {
  const had = (file: string) => Object.hasOwn(files, file);
  const has = (file: string) => file === to || (file !== from && had(file));
  const result: Record<string, readonly TextEdit[]> = {};
  for (const [file, code] of Object.entries(files)) {
    const importer = file === from ? to : file;
    const edits = listSpecifiers(file, code).flatMap((specifier) => {
      const target = resolveSpecifier(specifier.text, file, had);
      if (target === undefined) return [];
      const moved = target === from ? to : target;
      if (resolveSpecifier(specifier.text, importer, has) === moved) return [];
      const insert = writeSpecifier(importer, moved, specifier.text);
      if (resolveSpecifier(insert, importer, has) !== moved) return [];
      return [{ from: specifier.from, to: specifier.to, insert }];
    });
    if (edits.length > 0) result[file] = edits;
  }
  return result;
}

/** The syntax nodes that contain a module specifier. */
const HOLDERS = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport', 'ImportType']);

/** Lists the module specifiers of imports, exports, `import()` and `require()`. */
function listSpecifiers(file: string, code: string): { text: string; from: number; to: number }[] {
  const found: { text: string; from: number; to: number }[] = [];
  findLanguage(file)
    .parser.parse(code)
    .iterate({
      enter(node) {
        if (node.name !== 'String') return;
        const parent = node.node.parent;
        const isSpecifier =
          (parent && HOLDERS.has(parent.name)) ||
          (parent?.name === 'ArgList' &&
            /^require\s*\($/.test(code.slice(parent.parent?.from, parent.from + 1)));
        if (!isSpecifier) return;
        const [start, end] = [node.from + 1, node.to - 1];
        found.push({ text: code.slice(start, end), from: start, to: end });
      },
    });
  return found;
}

/** The relative path from one file to another, with an extension if the former specifier had one. */
function writeSpecifier(importer: string, target: string, former: string): string {
  const path = relativePath(importer, target);
  const ending = /\.([jt])sx?$/.exec(former);
  if (!ending) return path.replace(/\.[jt]sx?$/, '');
  // `./a.js` may mean `a.ts`, and keeps that form.
  return ending[1] === 'j' ? path.replace(/\.t(sx?)$/, '.j$1') : path;
}
