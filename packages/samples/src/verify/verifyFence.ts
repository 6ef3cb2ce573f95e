import type { Code } from 'mdast';
import { parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { FenceError } from '../fences/FenceError.ts';
import { verifyData } from './data/verifyData.ts';
import type { SampleProblem } from './SampleProblem.ts';
import { verifyShell } from './shell/verifyShell.ts';
import { verifySignature } from './signature/verifySignature.ts';

/** How a fence that is no sample was verified. */
export type Verification = 'quoted' | 'signature' | 'parsed' | 'packages';

/** What verifying needs to know. */
export interface VerifyFenceOptions {
  /** The folder, absolute, whose `node_modules` have the packages that signatures are of. */
  root: string;
  /** Names of packages that npm has, for `npm install`. */
  knownPackages: ReadonlySet<string>;
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
  const { language, code, quote, expectation } = parseCodeFence(node);
  if (quote !== undefined) return 'quoted';

  const signature = expectation.find((word) => word.kind === 'text' && word.name === 'signature');
  if (signature?.kind === 'text') {
    assertNone(verifySignature(code, signature.value, root));
    return 'signature';
  }
  if (DATA.has(language)) {
    assertNone(verifyData(language === 'markup' ? 'html' : language, code));
    return 'parsed';
  }
  if (language === 'bash') {
    assertNone(verifyShell(code, knownPackages));
    return 'packages';
  }
  throw new FenceError(
    `Nothing verifies this fence of ${language}. Quote it from examples/ with quote="…", or write it as TypeScript.`,
  );
}

function assertNone([problem]: readonly SampleProblem[]): void {
  if (problem) throw new FenceError(problem.message, problem.line);
}
