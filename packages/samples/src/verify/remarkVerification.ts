import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAtFence } from '../fences/failAtFence.ts';
import { verifyFence, type Verification, type VerifyFenceOptions } from './verifyFence.ts';

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
