import type { SharedCode } from '../share/SharedCode.ts';
import { createShareLink } from '../share/createShareLink.ts';
import { printIssueMarkdown } from '../share/printIssueMarkdown.ts';
import { ShareLinkError } from '../share/ShareLinkError.ts';
import type { Said } from '../work/transition.ts';

/** The versions that whoever reads an issue asks for. */
const PACKAGES = ['@griffel/react', 'react'];

/**
 * Puts the code into the clipboard as Markdown for an issue.
 *
 * @param versions - by name of the package
 */
export async function copyIssue(
  code: SharedCode,
  versions: Readonly<Record<string, string>>,
): Promise<Omit<Said, 'of'>> {
  const markdown = printIssueMarkdown(code, await createAddress(code), {
    versions: Object.fromEntries(PACKAGES.map((name) => [name, versions[name] ?? 'unknown'])),
    browser: navigator.userAgent,
  });
  try {
    await navigator.clipboard.writeText(markdown);
    return { kind: 'done', text: 'Copied as Markdown: paste it into an issue.' };
  } catch {
    return {
      kind: 'failed',
      text: 'The browser does not let this page copy. Share a link instead.',
    };
  }
}

/** @returns undefined where the code is too much for a link: the issue has it anyway */
async function createAddress(code: SharedCode): Promise<string | undefined> {
  try {
    return location.origin + location.pathname + (await createShareLink(code));
  } catch (error) {
    if (error instanceof ShareLinkError) return undefined;
    throw error;
  }
}
