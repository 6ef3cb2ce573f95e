import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { failAtFence, FenceError } from '../fences/FenceError.ts';
import { verifyCSS } from './data/verifyCSS.ts';
import { verifyHTML } from './data/verifyHTML.ts';
import { verifyJSON } from './data/verifyJSON.ts';
import type { FenceProblem } from './VerifiableSample.ts';
import { type KnownPackages, verifyShell } from './shell/verifyShell.ts';
import { verifySignature } from './signature/verifySignature.ts';

/** Options of `remarkVerification`. */
export interface RemarkVerificationOptions extends VerifyFenceOptions {
  /** Told of each fence, for a report. */
  onVerified?: (verification: Verification) => void;
}

/**
 * A remark plugin that fails for a fence which nothing verifies. It looks at those that
 * `remarkSamples` and `remarkDiagrams`, which run before it, have left.
 *
 * @throws VFileMessage, with file:line and what to do
 */
export function remarkVerification({ onVerified, ...options }: RemarkVerificationOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      try {
        const verification = verifyFence(node, options);
        onVerified?.(verification);
      } catch (error) {
        failAtFence(file, node, error);
      }
    });
  };
}

/**
 * How a fence that is no sample was verified: it quotes an example, has a published signature, is
 * data that parses, or has commands that the examples know.
 */
export type Verification = 'quoted' | 'compared' | 'parsed' | 'looked up';

/** What verifying needs to know. */
interface VerifyFenceOptions {
  /** The folder, absolute, whose `node_modules` have the packages that signatures are of. */
  root: string;
  /** What the lockfiles and the examples know, for commands. */
  knownPackages: KnownPackages;
}

const DATA: Readonly<Record<string, typeof verifyJSON | undefined>> = {
  json: verifyJSON,
  css: verifyCSS,
  markup: verifyHTML,
};

/**
 * Verifies a fence that is no sample: a quote from the examples (which the tests build), a
 * published signature, data that parses, commands that install packages which exist.
 *
 * @returns how it was verified
 * @throws FenceError if it is not as it should be, or if nothing verifies its kind
 */
function verifyFence(node: Code, { root, knownPackages }: VerifyFenceOptions): Verification {
  const { kind, language, code, lines, signature, title } = parseCodeFence(node);
  const assertNone = ([problem]: readonly FenceProblem[]) => {
    if (problem) throw new FenceError(problem.message, lines[problem.line - 1] ?? problem.line);
  };
  if (kind === 'quote') return 'quoted';
  if (kind === 'signature' && signature !== undefined) {
    if (!['typescript', 'tsx'].includes(language)) {
      throw new FenceError('A signature is TypeScript. Write ts behind the backticks.');
    }
    assertNone(verifySignature(code, signature, root));
    return 'compared';
  }
  const verifyData = DATA[language];
  if (verifyData) {
    assertNone(verifyData(code, { title, knownPackages }));
    return 'parsed';
  }
  if (kind === 'shell') {
    assertNone(verifyShell(code, knownPackages));
    return 'looked up';
  }
  throw new FenceError(
    `Nothing verifies this fence of ${language}. Quote it from examples/ with quote="…", or write it as TypeScript.`,
  );
}
