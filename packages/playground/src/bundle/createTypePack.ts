import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import {
  compilerOptions,
  LIB_FOLDER,
  PACKAGES_ON_DEMAND,
  PLAYGROUND_PACKAGES,
  type TypePack,
} from '../types/worker/compilerOptions.ts';
import type { Part } from './Part.ts';

const PLAYGROUND = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

/** The keys of a `package.json` with which TypeScript finds declarations. */
const PACKAGE_KEYS = ['name', 'version', 'type', 'types', 'typings', 'typesVersions', 'exports'];

/**
 * Packs the published declarations of everything that the user's code can import, trimmed.
 *
 * The same packages result in the same bytes, wherever the repository is.
 */
export function createTypePack(): Promise<Part> {
  const pack: Record<string, string> = {};
  for (const [file, text] of listDeclarationFiles(`${PLAYGROUND}src`)) {
    const { path, manifest } = locate(file);
    pack[path] = trimDeclarations(text, chooseDocs(path));
    if (manifest) pack[manifest.path] ??= trimManifest(manifest.file);
  }
  Object.assign(pack, readFluentDeclarations(`${PLAYGROUND}src/fluent/declarations`));
  const sorted: TypePack = Object.fromEntries(
    Object.entries(pack).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return Promise.resolve({
    name: 'type-pack',
    extension: 'json',
    content: JSON.stringify(sorted),
  });
}

/** Reads the declarations of partially supported packages of Fluent UI: one file per package. */
function readFluentDeclarations(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      `/node_modules/@fluentui/${file.replace('.d.ts', '/index.d.ts')}`,
      trimDeclarations(readFileSync(`${folder}/${file}`, 'utf8'), 'all'),
    ]),
  );
}

/** Finds the path of a local file in the pack, and the manifest of its package. */
function locate(file: string): { path: string; manifest?: { file: string; path: string } } {
  const libraries = ts
    .getDefaultLibFilePath({})
    .replaceAll('\\', '/')
    .replace(/[^/]+$/, '');
  if (file.startsWith(libraries)) return { path: LIB_FOLDER + file.slice(libraries.length) };
  const match = /^.*(\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
  const [folder, name] = match ?? [];
  if (folder === undefined || name === undefined) {
    throw new Error(`${file} is not in a package. Declarations may import only packages.`);
  }
  return {
    path: `${name}/${file.slice(folder.length)}`,
    manifest: { file: `${folder}package.json`, path: `${name}/package.json` },
  };
}

function chooseDocs(path: string): KeptDocs {
  if (path.startsWith(`${LIB_FOLDER}lib.dom`)) return 'deprecated';
  if (path.startsWith(LIB_FOLDER)) return 'summary';
  return path.includes('/csstype/') ? 'css' : 'all';
}

function trimManifest(file: string): string {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(
      PACKAGE_KEYS.filter((key) => key in manifest).map((key) => [key, manifest[key]]),
    ),
  );
}

/**
 * Lists the declaration files that the playground's packages need, including those of the language.
 *
 * @param folder an existing folder from which imports are resolved, absolute
 * @returns their texts by absolute path, in TypeScript's order
 */
export function listDeclarationFiles(folder: string): Map<string, string> {
  const root = `${folder}/__packages.ts`;
  const source = [...PLAYGROUND_PACKAGES, ...PACKAGES_ON_DEMAND]
    .map((name) => `import '${name}';`)
    .join('\n');
  const host = ts.createCompilerHost(compilerOptions);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === root || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === root
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([root], compilerOptions, host);
  return new Map(
    program
      .getSourceFiles()
      .filter(({ fileName }) => fileName !== root)
      .map(({ fileName, text }) => [fileName, text]),
  );
}

/** How much of the JSDoc of a file is kept: what a hover shows, or only deprecations. */
type KeptDocs = 'all' | 'summary' | 'css' | 'deprecated';

/** A string, a template or a comment, whichever begins first; declarations contain no regular expressions. */
const LITERAL_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[^]*?\*\/|\/\/[^\n]*/g;

/**
 * Makes a declaration file smaller without changing its types: removes comments except for the selected docs,
 * and white space that separates nothing.
 *
 * Input: `/** Adds. *\/  add(n: number): void; // see below`
 *
 * Output: `/** Adds. *\/ add(n: number): void;`
 */
export function trimDeclarations(text: string, docs: KeptDocs): string {
  const trimmed = text.replaceAll(LITERAL_OR_COMMENT, (match) => {
    if (match.startsWith('//')) return /^\/\/\/\s*<reference/.test(match) ? match : '';
    if (!match.startsWith('/*')) return match;
    if (!match.startsWith('/**')) return ' ';
    const lines = trimDoc(match, docs);
    return lines.length > 0 ? `/** ${lines.join('\n')} */` : ' ';
  });
  return trimmed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function trimDoc(comment: string, docs: KeptDocs): string[] {
  const lines = comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const firstTag = lines.findIndex((line) => line.startsWith('@'));
  const prose = firstTag < 0 ? lines : lines.slice(0, firstTag);
  const deprecated = lines.filter((line) => line.startsWith('@deprecated'));
  switch (docs) {
    case 'all':
      return lines.filter((line) => line !== '' && !line.startsWith('@version'));
    case 'summary':
      return [...prose.filter((line) => line !== ''), ...deprecated];
    case 'css':
      // Without browser support, because the lint asks the user's browser.
      return [
        ...prose
          .filter((line) => /^\*\*(?:Syntax|Initial value)\*\*/.test(line))
          .map((line) => line.replaceAll('**', '').replaceAll('`', '')),
        ...deprecated,
      ];
    case 'deprecated':
      return deprecated;
    default:
      return docs satisfies never;
  }
}
