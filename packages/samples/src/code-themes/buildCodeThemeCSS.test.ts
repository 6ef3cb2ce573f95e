import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { buildCodeThemeCSS, CODE_LINE_CSS } from './buildCodeThemeCSS.ts';
import { CODE_LINE_BANDS, printCodeGround } from './codeGrounds.ts';
import { CODE_THEMES, type CodeThemeId } from './codeThemes.ts';
import { readCodeTheme } from './readCodeTheme.ts';

interface Rule {
  /** `print` for a rule in `@media print`. */
  media: string;
  selectors: string[];
  declarations: string[];
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules(({ parent, selectors, nodes }) => {
    rules.push({
      media: parent?.type === 'atrule' ? (parent as postcss.AtRule).params : '',
      selectors,
      declarations: nodes.filter((node) => node.type === 'decl').map(String),
    });
  });
  // The two print equivalent CSS differently.
  return rules.map((rule) => ({
    ...rule,
    declarations: rule.declarations.map((text) => text.replace(/^([\w-]+)\s*:\s*/, '$1: ')),
  }));
}

/** Everything of the files that is not on the site, selector for selector. */
const DROPPED: Record<CodeThemeId, string[]> = {
  slate: [],
  default: [':not(pre) > code[class*="language-"]'],
  dark: [':not(pre) > code[class*="language-"]'],
  funky: [
    ':not(pre) > code[class*="language-"]',
    'pre.diff-highlight.diff-highlight > code .token.deleted:not(.prefix)',
    'pre > code.diff-highlight.diff-highlight .token.deleted:not(.prefix)',
    'pre.diff-highlight.diff-highlight > code .token.inserted:not(.prefix)',
    'pre > code.diff-highlight.diff-highlight .token.inserted:not(.prefix)',
  ],
  okaidia: [':not(pre) > code[class*="language-"]'],
  twilight: [
    ':not(pre) > code[class*="language-"]',
    '.line-highlight.line-highlight',
    '.line-highlight.line-highlight:before',
    '.line-highlight.line-highlight[data-end]:after',
  ],
  coy: [
    ':not(pre) > code[class*="language-"]',
    'pre[class*="language-"].line-numbers.line-numbers',
    'pre[class*="language-"].line-numbers.line-numbers code',
    'pre[class*="language-"].line-numbers.line-numbers .line-numbers-rows',
    'pre[class*="language-"][data-line]',
    'pre[data-line] code',
    'pre .line-highlight',
  ],
  'solarized-light': [':not(pre) > code[class*="language-"]'],
  'tomorrow-night': [':not(pre) > code[class*="language-"]'],
};

const PADDING = { 'pre[class*="language-"] { padding: 1em }': 'padding: 12px 16px' };

const CORRECTED: Readonly<Partial<Record<CodeThemeId, Readonly<Record<string, string>>>>> = {
  default: PADDING,
  dark: PADDING,
  funky: { 'pre[class*="language-"] { padding: .4em .8em }': 'padding: 12px 16px' },
  okaidia: PADDING,
  twilight: PADDING,
  coy: {
    'pre[class*="language-"] { padding: 1px }': 'padding: 0',
    'code[class*="language-"] { padding: 0 1em }': 'padding: 12px 16px 12px 6px',
    'pre[class*="language-"] > code { background-size: 3em 3em }': 'background-size: 100% 2lh',
  },
  'solarized-light': PADDING,
  'tomorrow-night': { ...PADDING, '.token.inserted { color: green }': 'color: #00b300' },
};

describe('buildCodeThemeCSS', () => {
  const ids = CODE_THEMES.map(({ id }) => id);
  const css = buildCodeThemeCSS('slate', ids);
  const scopes: Record<string, string> = {
    ...Object.fromEntries(ids.map((id) => [id, `html[data-code-theme=${id}]`])),
    slate: 'html:is([data-code-theme=slate],:not([data-code-theme]))',
  };

  it.each(CODE_THEMES)('has every rule of the theme $id, and no other', ({ id }) => {
    const original = readRules(readCodeTheme(id));
    const scope = `${String(scopes[id])} .code-block `;
    const ours = readRules(css).filter(({ selectors }) => selectors[0]?.startsWith(scope));

    expect(original.flatMap(({ selectors }) => selectors)).toEqual(
      expect.arrayContaining(DROPPED[id]),
    );
    expect(ours).toEqual(
      original
        .map((rule) => ({
          ...rule,
          selectors: rule.selectors
            .filter((selector) => !DROPPED[id].includes(selector))
            .map((selector) => scope + selector),
          declarations: rule.declarations.map(
            (declaration) =>
              CORRECTED[id]?.[`${rule.selectors.join(', ')} { ${declaration} }`] ?? declaration,
          ),
        }))
        .filter(({ selectors }) => selectors.length > 0),
    );
  });

  it('adds the colors of highlighted lines and the rules of lines at the end, and nothing else', () => {
    const added = css
      .split('\n')
      .filter((line) => !/^(@media [^{]+\{)?html(\[[^ ]+\]|:is\([^ ]+\)) \.code-block /.test(line));
    const bands = CODE_THEMES.map(
      ({ id }) =>
        `${String(scopes[id])}{--code-line-band:${CODE_LINE_BANDS[id]};${printCodeGround(id)}}`,
    );

    expect(added.join('\n')).toBe([...bands, CODE_LINE_CSS, ''].join('\n'));
    expect(css.endsWith([...bands, CODE_LINE_CSS, ''].join('\n'))).toBe(true);
  });

  it('shows the initial theme in a document that names none', () => {
    const started = buildCodeThemeCSS('coy', ids);

    expect(started).toBe(
      css
        .replaceAll(String(scopes['slate']), 'html[data-code-theme=slate]')
        .replaceAll(
          'html[data-code-theme=coy]',
          'html:is([data-code-theme=coy],:not([data-code-theme]))',
        ),
    );
  });

  it('is divided into parts that add up to the whole', () => {
    const start = 'coy';
    const others = ids.filter((id) => id !== start);
    const parts = [buildCodeThemeCSS(start, [start]), buildCodeThemeCSS(start, others)];
    const sortLines = (css: string) => css.split('\n').filter(Boolean).sort();
    expect(sortLines(parts.join(''))).toEqual(sortLines(buildCodeThemeCSS(start, ids)));
  });

  it('weighs less than 6 KB', () => {
    const size = gzipSync(css, { level: 9 }).length;

    console.log(`code themes: ${String(css.length)} B, gzip ${String(size)} B`);
    expect(size).toBeLessThan(6 * 1024);
  });
});
