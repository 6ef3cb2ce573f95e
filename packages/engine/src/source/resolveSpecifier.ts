import type { ModuleModel, Modules } from './parseModule.ts';

const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.json'];
/** In the order of the compilers. */
export const COMPILER_EXTENSIONS = ['.js', '.jsx', '.ts', '.tsx', '.json'];

/**
 * Resolves a relative import to one of the given files.
 *
 * @returns its path; undefined where there is no such file, or where the import names a package
 */
export function resolveSpecifier(
  specifier: string,
  importer: string,
  has: (file: string) => boolean,
  extensions = EXTENSIONS,
): string | undefined {
  if (!/^\.\.?(\/|$)/.test(specifier)) return undefined;
  const parts = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return undefined;
      parts.pop();
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  const base = parts.join('/');
  // TypeScript lets `./tokens.js` mean `./tokens.ts` or `./tokens.tsx`.
  const bases = [base, base.replace(/\.js(x?)$/, '.ts$1'), base.replace(/\.js$/, '.tsx')];
  // The files of a folder that an import of the folder can mean.
  const index = extensions.map((extension) => `/index${extension}`);
  const suffixes = specifier.endsWith('/') ? index : ['', ...extensions, ...index];
  // The root folder has no name, and no file name consists of an extension alone.
  if (base === '') return index.map((suffix) => suffix.slice(1)).find(has);
  return bases.flatMap((one) => suffixes.map((suffix) => one + suffix)).find(has);
}

/** Resolves a relative import of a module to another module. */
export function resolveModule(
  modules: Modules,
  importer: ModuleModel,
  specifier: string,
): ModuleModel | undefined {
  const file = resolveSpecifier(specifier, importer.file, (path) => modules.has(path));
  return file === undefined ? undefined : modules.get(file);
}

/** Whether `./tokens.js` was resolved to `tokens.ts`, which the compilers do not do. */
export function isTypeScriptOf(specifier: string, file: string): boolean {
  const name = specifier.slice(specifier.lastIndexOf('/') + 1);
  return /\.jsx?$/.test(name) && !file.slice(file.lastIndexOf('/') + 1).startsWith(name);
}

/**
 * Resolves an address in a file to a path from the root of the files. The path begins with `..` or a slash if
 * it leads outside of them, where only the machine that builds knows what it refers to.
 */
export function joinPath(file: string, address: string): string {
  if (address.startsWith('/')) return address;
  const parts = file.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    if (part === '..' && parts.length > 0 && parts[parts.length - 1] !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The relative path from one file to another; both are given relative to the root. */
export function relativePath(file: string, target: string): string {
  const from = file.split('/').slice(0, -1);
  const to = target.split('/');
  while (from.length > 0 && to.length > 1 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  const path = [...from.map(() => '..'), ...to].join('/');
  return path.startsWith('../') ? path : `./${path}`;
}
