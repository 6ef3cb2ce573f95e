const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.json'];

/** What a folder is asked for, after all files of that name. */
const INDEX = EXTENSIONS.map((extension) => `/index${extension}`);

/**
 * Finds the file that a relative import means, among the given ones.
 *
 * @returns its path, or undefined where there is none or where the import names a package
 */
export function resolveSpecifier(
  specifier: string,
  importer: string,
  has: (file: string) => boolean,
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
  // TypeScript lets `./tokens.js` mean `./tokens.ts`.
  const bases = [base, base.replace(/\.js(x?)$/, '.ts$1')];
  const suffixes = specifier.endsWith('/') ? INDEX : ['', ...EXTENSIONS, ...INDEX];
  // The folder of all files has no name, and no file has a name of its extension alone.
  if (base === '') return INDEX.map((suffix) => suffix.slice(1)).find(has);
  return bases.flatMap((one) => suffixes.map((suffix) => one + suffix)).find(has);
}

/** Whether `./tokens.js` has been taken for `tokens.ts`, which the compilers do not do. */
export function isTypeScriptOf(specifier: string, file: string): boolean {
  const name = specifier.slice(specifier.lastIndexOf('/') + 1);
  return /\.jsx?$/.test(name) && !file.slice(file.lastIndexOf('/') + 1).startsWith(name);
}
