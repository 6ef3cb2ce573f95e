import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { LIB_FOLDER, type TypePack } from '../types/worker/TypePack.ts';
import type { Part } from './Part.ts';
import { listDeclarationFiles } from './type-pack/listDeclarationFiles.ts';
import { trimDeclarations, type KeptDocs } from './type-pack/trimDeclarations.ts';

const PLAYGROUND = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

/** What TypeScript reads of a `package.json` to find declarations. */
const PACKAGE_KEYS = ['name', 'version', 'type', 'types', 'typings', 'typesVersions', 'exports'];

/**
 * Packs the published declarations of what the playground's code can import, trimmed.
 *
 * The same packages give the same bytes, wherever the repository lies.
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

/** Packages of Fluent UI that the playground has in part: a file a package, which says what there is. */
function readFluentDeclarations(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      `/node_modules/@fluentui/${file.replace('.d.ts', '/index.d.ts')}`,
      trimDeclarations(readFileSync(`${folder}/${file}`, 'utf8'), 'all'),
    ]),
  );
}

/** Where a file of this machine is in the pack, and the manifest of its package. */
function locate(file: string): { path: string; manifest?: { file: string; path: string } } {
  const libraries = ts
    .getDefaultLibFilePath({})
    .replaceAll('\\', '/')
    .replace(/[^/]+$/, '');
  if (file.startsWith(libraries)) return { path: LIB_FOLDER + file.slice(libraries.length) };
  const match = /^.*(\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
  const [folder, name] = match ?? [];
  if (folder === undefined || name === undefined) {
    throw new Error(`${file} is of no package. Let the declarations import packages only.`);
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
