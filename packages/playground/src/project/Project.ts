import type { SourceFiles } from '@griffel-site/engine';
import { toBase64URL } from '../share/toBase64URL.ts';

/** The user's code: texts by path, and the file that the editor shows. */
export interface Project {
  files: SourceFiles;
  /** One of `files`. */
  active: string;
}

/** Words separated by single dots, optionally in folders, with an extension of TypeScript or JavaScript. */
const FILE_NAME = /^(?:[\w-]+(?:\.[\w-]+)*\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|jsx?)$/;

/** The maximum length of a file name, in characters. */
export const LONGEST_NAME = 100;

/**
 * Whether a file of the playground may have this name: no `..`, no hidden files, no spaces, no slash at
 * either end, at most 100 characters. Editor, links and drafts share this rule, and downloads can be unpacked
 * on any system.
 *
 * @param name - a path, untrusted
 */
export function isFileName(name: string): boolean {
  return name.length <= LONGEST_NAME && FILE_NAME.test(name);
}

/**
 * Finds two names that cannot coexist on every system: they differ only in case, or one is a folder of the
 * other.
 *
 * @param names - paths, each valid by `isFileName`
 * @returns the later name and the earlier one that it clashes with
 */
export function findNameClash(names: readonly string[]): [string, string] | undefined {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase();
    const parents = listFolders(key);
    const other =
      files.get(key) ?? folders.get(key) ?? parents.map((it) => files.get(it)).find(Boolean);
    if (other !== undefined) return [name, other];
    files.set(key, name);
    for (const parent of parents) folders.set(parent, name);
  }
  return undefined;
}

/** `a/b/c.ts` is in `a` and `a/b`. */
function listFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const NAMES = ['App.tsx', 'App.jsx', 'App.ts', 'App.js'];

/**
 * The file that the preview renders: `App` with one of four extensions, preferably at the root, or else the
 * first script.
 */
export function findEntry(files: SourceFiles): string | undefined {
  return (
    NAMES.find((name) => Object.hasOwn(files, name)) ??
    Object.keys(files).find((name) => NAMES.some((app) => name.endsWith(`/${app}`))) ??
    Object.keys(files).find((name) => /\.[jt]sx?$/.test(name))
  );
}

/** Whether two sets of files are equal, apart from their order and from white space at the end. */
export function haveSameFiles(a: SourceFiles, b: SourceFiles): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && a[name]?.trimEnd() === b[name]?.trimEnd())
  );
}

/** Half of SHA-256, which is enough against collisions. */
const BYTES = 16;

/** Hashes the names and texts of files, in base64url. */
export async function hashFiles(files: SourceFiles): Promise<string> {
  const entries = Object.entries(files)
    .map(([name, text]) => [name, text.trimEnd()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, BYTES);
  return toBase64URL(hash);
}
