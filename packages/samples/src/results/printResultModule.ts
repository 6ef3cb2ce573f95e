import { ASSET_EXTENSIONS } from '../verify/run/allowedImports.ts';
import type { RunResult } from '../verify/run/RunReport.ts';

/** Imports that samples may have, but that the playground's sandbox lacks. */
const UNAVAILABLE = new RegExp(
  `from\\s*['"](?:react-dom/server|[^'"\\n]+\\.(?:${ASSET_EXTENSIONS.join('|')}))['"]`,
);

/**
 * Prints a module whose default export renders the components of a sample's result, so that a page can run
 * the sample in place of the static result.
 *
 * `Button.tsx` with `export function Button` gives
 *
 * ```tsx
 * import { Button as Shown0 } from './Button';
 * export default function Result() { return <><Shown0 {...{}} /></>; }
 * ```
 *
 * @param files the sources of the sample, by name
 * @param shown the components that its result shows
 * @returns undefined if none of them reacts to the user, or if the sample imports something that the
 *   sandbox lacks
 */
export function printResultModule(
  files: Readonly<Record<string, string>>,
  shown: readonly Pick<RunResult, 'file' | 'exportedAs' | 'props' | 'reactions'>[],
): string | undefined {
  if (shown.every(({ reactions }) => reactions.length === 0)) return undefined;
  if (Object.values(files).some((source) => UNAVAILABLE.test(source))) return undefined;
  const imports = shown.map(
    ({ file, exportedAs }, index) =>
      `import { ${exportedAs} as Shown${String(index)} } from './${file.replace(/\.tsx?$/, '')}';\n`,
  );
  const elements = shown.map(
    ({ props }, index) => `<Shown${String(index)} {...${JSON.stringify(props)}} />`,
  );
  return `${imports.join('')}export default function Result() { return <>${elements.join('')}</>; }\n`;
}
