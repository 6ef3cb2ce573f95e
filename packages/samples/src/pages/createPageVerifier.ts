import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { readPageSections } from '../page-text/readPageSections.ts';
import { remarkDiagrams } from '../diagrams/remarkDiagrams.ts';
import { remarkQuotes } from '../quotes/remarkQuotes.ts';
import { remarkSamples } from '../samples/remarkSamples.ts';
import { createSampleVerifier, type FileVerification } from '../verify/createSampleVerifier.ts';
import { remarkUnfencedCode } from '../verify/remarkUnfencedCode.ts';
import { remarkVerification, type Verification } from '../verify/remarkVerification.ts';
import { readKnownPackages } from '../verify/shell/readKnownPackages.ts';
import { remarkVersions } from '../versions/remarkVersions.ts';

interface PageVerifierOptions {
  /** The folder of the repository, absolute. */
  root: string;
  /** Whether to write the committed outputs instead of comparing. */
  update: boolean;
}

/** How a fence was verified. */
export type FenceVerification = 'drawn' | 'test' | FileVerification | Verification;

/** The size of a page, and how its fences were verified. */
interface VerifiedPage {
  /** The number of words in its prose and headings, without code. */
  words: number;
  fences: number;
  /** How many fences were verified in which way: `{ drawn: 1, run: 2, rendered: 6 }`. */
  verified: ReadonlyMap<FenceVerification, number>;
}

/** Runs the build steps that verify fences, without building the site. */
interface PageVerifier {
  /**
   * @param page the page's file in the repository: `docs/react/install.mdx`
   * @throws VFileMessage at the first fault, with file:line and what to do
   */
  verify(page: string): Promise<VerifiedPage>;
  /** Deletes the temporary files. */
  close(): void;
}

/** Creates a verifier. Use one for all pages, because its type checker takes seconds to start. */
export function createPageVerifier({ root, update }: PageVerifierOptions): PageVerifier {
  const samples = path.join(root, 'packages/samples');
  const verifier = createSampleVerifier({
    root: samples,
    cache: path.join(root, 'node_modules/.cache/sample-verdicts'),
  });
  const knownPackages = readKnownPackages(root);
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'panes-'));

  return {
    async verify(page) {
      const value = fs.readFileSync(path.join(root, page), 'utf8');
      const tree = fromMarkdown(value, { extensions: [LIKE_MDX] });
      const file = new VFile({ path: path.join(root, page), cwd: root, value });
      const fences = countFences(tree);
      const verified = new Map<FenceVerification, number>();
      const count = (verification: FenceVerification, added = 1) => {
        if (added > 0) verified.set(verification, (verified.get(verification) ?? 0) + added);
      };

      remarkUnfencedCode()(tree, file);
      remarkDiagrams({ directory: path.join(root, 'website/static/diagrams') })(tree, file);
      count('drawn', fences - countFences(tree));

      const examples = path.join(root, 'examples');
      remarkVersions({ examples })(tree, file);
      remarkQuotes({ examples })(tree, file);
      await remarkSamples({
        root,
        verifier,
        docs: path.join(root, 'docs'),
        outputs: path.join(samples, 'outputs'),
        cache,
        update,
        onVerified: count,
      })(tree, file);

      remarkVerification({ root: samples, knownPackages, onVerified: count })(tree, file);
      return { words: countWords(value, file.path, examples), fences, verified };
    },
    close: () => fs.rmSync(cache, { recursive: true }),
  };
}

/**
 * Prints a summary of a page: `812 words, 9 fences: 2 checked, 3 run, 2 rendered, 2 tests`. "checked" means
 * that only types were checked. Fences that were run were also checked; those that were rendered were also
 * run. Tests are run, but not shown.
 */
export function printSummary({ words, fences, verified }: VerifiedPage): string {
  const counts = [...verified].map(
    ([verification, count]) =>
      `${String(count)} ${verification}${verification === 'test' && count > 1 ? 's' : ''}`,
  );
  return `${String(words)} words, ${String(fences)} fences: ${counts.join(', ')}`;
}

function countWords(markdown: string, path: string, examples: string): number {
  return readPageSections(markdown, { path, examples })
    .flatMap(({ heading, text }) => `${heading} ${text}`.split(/\s+/))
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function countFences(tree: Root): number {
  let fences = 0;
  visit(tree, 'code', () => {
    fences++;
  });
  return fences;
}
