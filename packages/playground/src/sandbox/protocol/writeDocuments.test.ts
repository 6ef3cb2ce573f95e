import { describe, expect, it } from 'vitest';
import {
  escapeScript,
  printWrapperPolicy,
  writeFrameDocument,
  writeWrapperDocument,
} from './writeDocuments.ts';

const SCRIPT = 'const text = "</script><!-- </SCRIPT >";';
const ESCAPED = 'const text = "<\\/script><\\!-- <\\/SCRIPT >";';

describe('writeWrapperDocument, writeFrameDocument', () => {
  it.each([
    ['wrapper', writeWrapperDocument(SCRIPT, printWrapperPolicy([]))],
    ['frame', writeFrameDocument(SCRIPT)],
  ])('have one script that no text in it ends: %s', (_which, html) => {
    const scripts = [...html.matchAll(/<script>(.*?)<\/script/gis)].map(([, text = '']) => text);
    expect(scripts).toEqual([ESCAPED]);
    expect(escapeScript(SCRIPT)).toBe(ESCAPED);
  });

  it('state their policy before anything that it applies to', () => {
    const html = writeWrapperDocument(SCRIPT, printWrapperPolicy(["'sha256-abc='"]));
    expect(html).toMatch(
      /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]* script-src 'sha256-abc=' 'unsafe-eval' blob:;/,
    );
  });
});
