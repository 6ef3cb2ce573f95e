import { ASSET_EXTENSIONS } from '../verify/run/allowedImports.ts';
import type { RunResult } from '../verify/run/RunReport.ts';

/** What samples may import, but not the code in the playground's sandbox. */
const UNAVAILABLE = new RegExp(
  `from\\s*['"](?:react-dom/server|[^'"\\n]+\\.(?:${ASSET_EXTENSIONS.join('|')}))['"]`,
);

/**
 * Prints a module beside the files of a sample whose default export renders what its result shows, so
 * that a page can run the sample in its place.
 *
 * `Button.tsx` with `export function Button` gives
 *
 * ```tsx
 * import { Button as Shown0 } from './Button';
 * export default function Result() { return <><Shown0 {...{}} /></>; }
 * ```
 *
 * @param files the sources of the sample, by name
 * @param shown what its result shows
 * @returns undefined where nothing shown reacts to its user, or the sandbox lacks what the sample
 *   imports
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
