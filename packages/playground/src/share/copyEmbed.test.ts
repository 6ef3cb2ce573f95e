import { describe, expect, it } from 'vitest';
import { printEmbedElement } from './shareCode.ts';

describe('printEmbedElement', () => {
  it('prints a lazily loaded frame with a title and a size', () => {
    expect(printEmbedElement('https://example.org/try-it-out/', '#v1.ab_-')).toBe(
      '<iframe src="https://example.org/try-it-out/?view=embed#v1.ab_-" title="Griffel playground" width="720" height="400" loading="lazy" style="max-width: 100%; border: 0"></iframe>',
    );
  });

  it('escapes the address in the attribute', () => {
    expect(printEmbedElement('https://example.org/"><b>&', '#v1.a')).toContain(
      'src="https://example.org/&quot;><b>&amp;?view=embed#v1.a" title',
    );
  });
});
