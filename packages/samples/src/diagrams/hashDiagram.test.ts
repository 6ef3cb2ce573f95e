import { describe, expect, it } from 'vitest';
import { hashDiagram } from './hashDiagram.ts';

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
