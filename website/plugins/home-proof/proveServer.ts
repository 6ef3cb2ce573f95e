import fs from 'node:fs';
import path from 'node:path';
import { highlightCode, readRegion } from '@griffel-site/samples';
import { useBadgeStyles, useButtonStyles } from '../../src/home/samples/styles';
import type { AnalyzedSample } from './analyzeSample';
import type { ProofOfServer } from './HomeProof';
import { markClasses } from './markClasses';
import { readHook } from './readHook';

/**
 * Renders the styles of the first screen as a server does, and quotes the lines that do it.
 *
 * @param sample `styles.ts`, analyzed
 * @param examples the folder of the examples, absolute
 */
export function proveServer({ atoms }: AnalyzedSample, examples: string): ProofOfServer {
  const file = path.join(examples, 'react-ssr/src/renderPage.tsx');
  const code = readRegion(fs.readFileSync(file, 'utf8'), 'order');
  const { styles } = readHook(() => [useButtonStyles().root, useBadgeStyles().root]);
  // A rule a line; the server sends no line breaks.
  const output = styles.replaceAll('><', '>\n<').replace(/(?<=[>}])(?=\.)|(?<=\})(?=<)/g, '\n');
  return {
    html: highlightCode(code, 'tsx', new Set()),
    output: highlightCode(output, 'markup', new Set(), markClasses(output, atoms).atoms),
  };
}
