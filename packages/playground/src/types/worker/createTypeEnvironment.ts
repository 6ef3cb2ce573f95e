import type { SourceFiles } from '@griffel-site/engine';
import ts from 'typescript';
import {
  compilerOptions,
  LIB_FOLDER,
  PLAYGROUND_PACKAGES,
  type TypePack,
} from './compilerOptions.ts';

/** A language service for files in memory. */
export interface TypeEnvironment {
  service: ts.LanguageService;
  /** Sets and removes files; the others stay parsed. */
  update(changed: SourceFiles, removed: readonly string[]): void;
  /** The text of one of the user's files. */
  textOf(file: string): string | undefined;
  /** A number that changes with the file. */
  versionOf(file: string): number;
  /** The names of the user's files. */
  files(): readonly string[];
  /** TypeScript's path of a file. */
  pathOf(file: string): string;
  /** The user's file with a path; undefined for a file of a package. */
  fileOf(path: string): string | undefined;
}

/** Loads the packages before the user imports them, so that suggestions include their exports. */
const PACKAGES_FILE = '/__packages.d.ts';

/**
 * Starts TypeScript's language service with the declarations of a pack, in memory. The user's files are in
 * the root folder.
 */
export function createTypeEnvironment(pack: TypePack): TypeEnvironment {
  const fixed = new Map(Object.entries(pack));
  fixed.set(PACKAGES_FILE, PLAYGROUND_PACKAGES.map((name) => `import '${name}';`).join('\n'));
  // Suggestions include exports only of packages in the manifest, e.g. not those of csstype.
  fixed.set('/package.json', JSON.stringify({ dependencies: listDependencies() }));
  const folders = listFolders(fixed.keys());
  const texts = new Map<string, { text: string; version: number }>();
  let version = 0;

  const listChildren = (path: string): { folders: string[]; files: string[] } => {
    const prefix = path.endsWith('/') ? path : `${path}/`;
    const own = [...texts.keys()].filter((file) => file.startsWith(prefix));
    const rests = own.map((file) => file.slice(prefix.length));
    return {
      folders: [
        ...new Set(
          rests
            .filter((rest) => rest.includes('/'))
            .map((rest) => rest.slice(0, rest.indexOf('/'))),
        ),
      ],
      files: own.filter((file) => !file.slice(prefix.length).includes('/')),
    };
  };
  const readFile = (path: string): string | undefined => texts.get(path)?.text ?? fixed.get(path);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => compilerOptions,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${LIB_FOLDER}lib.d.ts`,
    getProjectVersion: () => String(version),
    getScriptFileNames: () => [PACKAGES_FILE, ...texts.keys()],
    getScriptVersion: (path) => String(texts.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (path) => texts.has(path) || fixed.has(path),
    readFile,
    directoryExists: (path) => {
      // TypeScript may pass a trailing slash.
      const folder = path.length > 1 ? path.replace(/\/$/, '') : path;
      return folders.has(folder) || [...texts.keys()].some((file) => file.startsWith(`${folder}/`));
    },
    // For suggestions of module specifiers, which are the user's files.
    getDirectories: (path) => listChildren(path).folders,
    readDirectory: (path, extensions = []) =>
      listChildren(path).files.filter((file) => extensions.some((one) => file.endsWith(one))),
    useCaseSensitiveFileNames: () => true,
  };
  const service = ts.createLanguageService(host);

  return {
    service,
    update(changed, removed) {
      version += 1;
      for (const name of removed) texts.delete(`/${name}`);
      for (const [name, text] of Object.entries(changed)) texts.set(`/${name}`, { text, version });
    },
    versionOf: (file) => texts.get(`/${file}`)?.version ?? 0,
    files: () => [...texts.keys()].map((path) => path.slice(1)),
    textOf: (file) => texts.get(`/${file}`)?.text,
    pathOf: (file) => `/${file}`,
    fileOf: (path) => (texts.has(path) ? path.slice(1) : undefined),
  };
}

function listDependencies(): Record<string, string> {
  const names = PLAYGROUND_PACKAGES.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return Object.fromEntries(names.map((name) => [name, '*']));
}

function listFolders(paths: Iterable<string>): Set<string> {
  const folders = new Set(['/']);
  for (const path of paths) {
    const parts = path.split('/');
    for (let count = 2; count < parts.length; count += 1) {
      folders.add(parts.slice(0, count).join('/'));
    }
  }
  return folders;
}
