import { describe, expect, it } from 'vitest';
import { joinFrameScripts } from './frameScripts.ts';
import { listInlineScripts, writeFrameDocument, writeWrapperDocument } from './writeDocuments.ts';

const WRAPPER = 'const outer = "</script><!-- ";';
const FRAME = 'const inner = "</SCRIPT >";';

function readScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script/gis)].map(([, text = '']) => text);
}

describe('listInlineScripts', () => {
  it('gives the scripts of both documents as a browser reads them', () => {
    expect(listInlineScripts(joinFrameScripts(WRAPPER, FRAME))).toEqual([
      ...readScripts(writeWrapperDocument(WRAPPER)),
      ...readScripts(writeFrameDocument(FRAME)),
    ]);
  });

  it('gives scripts that no text in them ends', () => {
    const [wrapper, frame] = listInlineScripts(joinFrameScripts(WRAPPER, FRAME));
    expect(wrapper).toBe('const outer = "<\\/script><\\!-- ";');
    expect(frame).toBe('const inner = "<\\/SCRIPT >";');
  });
});
