import type { Project } from '../project/Project.ts';
import { createShareLink } from '../share/createShareLink.ts';
import { printIssueMarkdown } from '../share/printIssueMarkdown.ts';
import { ShareLinkError } from '../share/ShareLinkError.ts';
import type { Said } from '../useWork.ts';

/** The versions that whoever reads an issue asks for. */
const PACKAGES = ['@griffel/react', 'react'];

/**
 * Puts the code into the clipboard as Markdown for an issue.
 *
 * @param versions - by name of the package
 */
export async function copyIssue(
  project: Project,
  versions: Readonly<Record<string, string>>,
): Promise<Said> {
  const markdown = printIssueMarkdown(project, await createAddress(project), {
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
async function createAddress(project: Project): Promise<string | undefined> {
  try {
    return location.origin + location.pathname + (await createShareLink(project));
  } catch (error) {
    if (error instanceof ShareLinkError) return undefined;
    throw error;
  }
}
