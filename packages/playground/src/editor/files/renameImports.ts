import { resolveSpecifier, type SourceFiles } from '@griffel-site/engine';
import { findLanguage } from '../code/codeLanguage.ts';

/** A piece of a file to replace, as offsets into its text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/**
 * Finds what has to change in the files so that their relative imports mean the same after one file
 * has another name. An import that cannot be written anew for certain stays as it is.
 *
 * @param files - before the change
 * @param from - the file's name
 * @param to - its name to be
 * @returns edits in the order of the text, by the names before the change; files without any are missing
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

/** The nodes that hold the name of a module. */
const HOLDERS = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport', 'ImportType']);

/** The texts between the quotes of imports and exports, `import()` and `require()`. */
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

/** The way from one file to another, with an ending where the former specifier had one. */
function writeSpecifier(importer: string, target: string, former: string): string {
  const folders = importer.split('/').slice(0, -1);
  const parts = target.split('/');
  while (folders.length > 0 && parts.length > 1 && folders[0] === parts[0]) {
    folders.shift();
    parts.shift();
  }
  const path = (folders.length > 0 ? '../'.repeat(folders.length) : './') + parts.join('/');
  const ending = /\.([jt])sx?$/.exec(former);
  if (!ending) return path.replace(/\.[jt]sx?$/, '');
  // `./a.js` may mean `a.ts`, and goes on to be written so.
  return ending[1] === 'j' ? path.replace(/\.t(sx?)$/, '.j$1') : path;
}
