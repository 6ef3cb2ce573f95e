import type { SourceFiles } from '@griffel-site/engine';

/**
 * Lets files of JavaScript with JSX in them end in `.jsx`, and those who import them by their full
 * name find them there. The playground takes JSX in `.js`; Vite does not.
 *
 * @param files - texts by path
 * @returns the same, in their order
 */
export function renameJSXFiles(files: SourceFiles): Record<string, string> {
  const renamed = new Set(
    Object.entries(files)
      .filter(([name, text]) => name.endsWith('.js') && /<[\w>]/.test(text))
      .map(([name]) => name)
      .filter((name) => !Object.hasOwn(files, `${name}x`)),
  );
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      renamed.has(name) ? `${name}x` : name,
      text.replaceAll(/(['"])(\.{1,2}\/[\w./-]+\.js)\1/g, (specifier, quote: string, to: string) =>
        renamed.has(resolve(name, to)) ? `${quote}${to}x${quote}` : specifier,
      ),
    ]),
  );
}

/** `./b.js`, seen from `a/c.js`, is `a/b.js`. */
function resolve(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
