import { describe, expect, it } from 'vitest';
import { parseDiagramSVG } from './parseDiagramSVG.ts';

const HASH = 'a'.repeat(64);

describe('parseDiagramSVG', () => {
  it('reads the hash and the size, rounded up', () => {
    expect(
      parseDiagramSVG(
        `<!-- mermaid-sha256: ${HASH} --><svg id="a" viewBox="-8 -8 320.5 120"></svg>`,
      ),
    ).toEqual({ hash: HASH, width: 321, height: 120 });
  });

  it.each([
    ['without hash', '<svg viewBox="0 0 1 1"></svg>'],
    [
      'with a hash that is not first',
      `<svg viewBox="0 0 1 1"></svg><!-- mermaid-sha256: ${HASH} -->`,
    ],
    ['without view box', `<!-- mermaid-sha256: ${HASH} --><svg></svg>`],
    ['without size', `<!-- mermaid-sha256: ${HASH} --><svg viewBox="0 0 0 0"></svg>`],
    ['with a broken view box', `<!-- mermaid-sha256: ${HASH} --><svg viewBox="0 0 x y"></svg>`],
  ])('refuses an SVG %s', (_, svg) => {
    expect(parseDiagramSVG(svg)).toBeUndefined();
  });
});
