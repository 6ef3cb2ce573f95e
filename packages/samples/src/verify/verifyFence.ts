import type { Code } from 'mdast';
import { parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { FenceError } from '../fences/FenceError.ts';
import { verifyData } from './data/verifyData.ts';
import type { SampleProblem } from './SampleProblem.ts';
import type { KnownPackages } from './shell/readKnownPackages.ts';
import { verifyShell } from './shell/verifyShell.ts';
import { verifySignature } from './signature/verifySignature.ts';

/**
 * How a fence that is no sample was verified: it quotes an example, has a published signature, is
 * data that parses, or has commands that the examples know.
 */
export type Verification = 'quoted' | 'compared' | 'parsed' | 'looked up';

/** What verifying needs to know. */
export interface VerifyFenceOptions {
  /** The folder, absolute, whose `node_modules` have the packages that signatures are of. */
  root: string;
  /** What the lockfiles and the examples know, for commands. */
  knownPackages: KnownPackages;
}

const DATA = new Set(['json', 'css', 'markup']);

/**
 * Verifies a fence that is no sample: a quote from the examples (which the tests build), a
 * published signature, data that parses, commands that install packages which exist.
 *
 * @returns how it was verified
 * @throws FenceError if it is not as it should be, or if nothing verifies its kind
 */
export function verifyFence(node: Code, { root, knownPackages }: VerifyFenceOptions): Verification {
  const { kind, language, code, signature } = parseCodeFence(node);
  if (kind === 'quote') return 'quoted';
  if (kind === 'signature' && signature !== undefined) {
    assertNone(verifySignature(code, signature, root));
    return 'compared';
  }
  if (DATA.has(language)) {
    assertNone(verifyData(language === 'markup' ? 'html' : language, code));
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

function assertNone([problem]: readonly SampleProblem[]): void {
  if (problem) throw new FenceError(problem.message, problem.line);
}
