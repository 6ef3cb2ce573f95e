import { describe, expect, it } from 'vitest';
import { hashDiagram, parseDiagramSVG } from './parseDiagramSVG.ts';

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

describe('hashDiagram', () => {
  it('is the SHA-256 of the source', () => {
    expect(hashDiagram('graph LR')).toBe(
      'e6efeb3d651b3713a6c4f87ddd6801b0e1d6932cab17144bdc7e00b3e06af705',
    );
  });

  it("does not depend on Git's line breaks, nor on white space around", () => {
    expect(hashDiagram('graph LR\r\n  A --> B\r\n')).toBe(hashDiagram('graph LR\n  A --> B'));
    expect(hashDiagram('graph LR\n  A --> B')).not.toBe(hashDiagram('graph LR\n A --> B'));
  });
});
