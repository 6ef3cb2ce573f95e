import type { Project } from '../project/Project.ts';

/** Where the reader saw what the issue is about. */
export interface IssueSurroundings {
  /** By name of the package, e.g. `@griffel/react`. */
  versions: Readonly<Record<string, string>>;
  /** What the browser says of itself: `navigator.userAgent`. */
  browser: string;
}

/**
 * Writes code as Markdown, to be pasted into an issue: each file in a fence of its own, versions,
 * browser, and the way back into the playground.
 *
 * @param link - the full address that opens the code; undefined where it is too much for one
 */
export function printIssueMarkdown(
  { files, active }: Project,
  link: string | undefined,
  { versions, browser }: IssueSurroundings,
): string {
  // What the reader looks at comes first.
  const names = [active, ...Object.keys(files).filter((name) => name !== active)];
  const parts = [
    ...names.map((name) => `**\`${name}\`**\n\n${printFence(name, files[name] ?? '')}`),
    ...(link === undefined ? [] : [`[Open in the playground](${link})`]),
    [
      ...Object.entries(versions).map(([name, version]) => `- \`${name}\` ${version}`),
      `- Browser: \`${browser.replaceAll(/[\s`]+/g, ' ').trim()}\``,
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A fence that is longer than any in the code. */
function printFence(name: string, code: string): string {
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${name.replace(/^.*\./, '')}\n${code.replace(/\n*$/, '')}\n${fence}`;
}
