import { findEntry } from '../project/findEntry.ts';
import type { Project } from '../project/Project.ts';
import { printMain } from './printMain.ts';
import { printPackageJSON } from './printPackageJSON.ts';
import { renameJSXFiles } from './renameJSXFiles.ts';
import { indexHTML, readme, tsconfig, viteConfig } from './viteFiles.ts';

/**
 * Makes a project for Vite of the reader's code: in development Griffel runs as it does in the
 * playground, in a build its styles are compiled ahead of time. The reader's files are in `src/`;
 * those with JSX in them end in `x` there, for Vite looks for it nowhere else.
 *
 * @param project - with at least one script
 * @param versions - of all packages that a project can need, by name: those of
 *   `examples/vite-download`, which the tests build
 * @returns texts by path
 * @throws Error where the project has no script, or no version is known of a package it needs
 */
export function createViteProject(
  { files }: Project,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const sources = renameJSXFiles(files);
  const entry = findEntry(sources);
  if (entry === undefined) throw new Error('A project without a script cannot be downloaded.');
  const main = findFreeName(Object.keys(sources));
  return {
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': readme,
    'index.html': indexHTML.replace('MAIN', main),
    'package.json': printPackageJSON(Object.values(sources), versions),
    'tsconfig.json': tsconfig,
    'vite.config.ts': viteConfig,
    [`src/${main}.tsx`]: printMain(entry, sources[entry] ?? '', Object.values(sources)),
    ...Object.fromEntries(Object.entries(sources).map(([name, text]) => [`src/${name}`, text])),
  };
}

/** `main`, unless the reader has a file of that name; then `main2` and so on. */
function findFreeName(names: readonly string[]): string {
  const taken = names.map((name) => name.toLowerCase().replace(/\..*$/, ''));
  let free = 'main';
  for (let count = 2; taken.includes(free); count++) free = `main${String(count)}`;
  return free;
}
