import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { FenceError, visitFences } from '../fences/FenceError.ts';
import { verifyCSS } from './data/verifyCSS.ts';
import { verifyHTML } from './data/verifyHTML.ts';
import { verifyJSON } from './data/verifyJSON.ts';
import type { FenceProblem } from './VerifiableSample.ts';
import type { KnownPackages } from './shell/readKnownPackages.ts';
import { verifyShell } from './shell/verifyShell.ts';
import { verifySignature } from './signature/verifySignature.ts';

export interface RemarkVerificationOptions extends VerifyFenceOptions {
  /** Called for each fence, for a report. */
  onVerified?: (verification: Verification) => void;
}

/**
 * A remark plugin that verifies the fences that `remarkDiagrams` and `remarkSamples`, which run before it,
 * have left. It fails for a fence that nothing can verify.
 *
 * @throws VFileMessage, with file:line and what to do
 */
export function remarkVerification({ onVerified, ...options }: RemarkVerificationOptions) {
  return (tree: Root, file: VFile): void => {
    visitFences(tree, file, (node) => {
      const verification = verifyFence(node, options);
      onVerified?.(verification);
    });
  };
}

/**
 * How a fence that is not a sample was verified: it quotes an example, its signature is the published one,
 * its data is valid, or its commands are known.
 */
export type Verification = 'quoted' | 'compared' | 'parsed' | 'looked up';

interface VerifyFenceOptions {
  /** The folder, absolute, whose `node_modules` contains the packages of signatures. */
  root: string;
  /** The packages and scripts that commands may use. */
  knownPackages: KnownPackages;
}

const DATA: Readonly<Record<string, typeof verifyJSON | undefined>> = {
  json: verifyJSON,
  css: verifyCSS,
  markup: verifyHTML,
};

/**
 * Verifies a fence that is not a sample: a quote from the examples (which the tests build), a
 * signature, data or commands.
 *
 * @returns how it was verified
 * @throws FenceError if it is wrong, or if nothing can verify its kind
 */
function verifyFence(node: Code, { root, knownPackages }: VerifyFenceOptions): Verification {
  const { kind, language, code, lines, signature, title } = parseCodeFence(node);
  const assertNone = ([problem]: readonly FenceProblem[]) => {
    if (problem) throw new FenceError(problem.message, lines[problem.line - 1] ?? problem.line);
  };
  if (kind === 'quote') return 'quoted';
  if (kind === 'signature' && signature !== undefined) {
    if (!['typescript', 'tsx'].includes(language)) {
      throw new FenceError('A signature is TypeScript. Write ts after the backticks.');
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
