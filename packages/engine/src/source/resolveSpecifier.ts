const SUFFIXES = ['', '.ts', '.tsx', '.js', '.jsx', '.json'].flatMap((suffix) =>
  suffix === '' ? [''] : [suffix, `/index${suffix}`],
);

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
  return bases.flatMap((one) => SUFFIXES.map((suffix) => one + suffix)).find(has);
}
