import { describe, expect, it } from 'vitest';
import { setIntrinsicSize } from './setIntrinsicSize.ts';

describe('setIntrinsicSize', () => {
  it("replaces mermaid's fluid size by that of the view box", () => {
    expect(
      setIntrinsicSize(
        '<svg id="a" width="100%" style="max-width: 9px;" viewBox="-8 -8 9.5 7"><g style="b" width="1"/></svg>',
      ),
    ).toBe(
      '<svg width="9.5" height="7" id="a" viewBox="-8 -8 9.5 7"><g style="b" width="1"/></svg>',
    );
  });
});
