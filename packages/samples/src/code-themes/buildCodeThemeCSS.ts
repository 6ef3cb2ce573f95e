import type postcss from 'postcss';
import { CODE_LINE_BANDS, printCodeGround } from './codeGrounds.ts';
import { CODE_THEMES, type CodeThemeId } from './codeThemes.ts';
import { readCodeTheme, scopeCodeTheme } from './readCodeTheme.ts';

/**
 * Builds a stylesheet of code themes: ours, and those of the published `prismjs` package.
 *
 * `<html data-code-theme="coy">` selects the theme of
 * `<div class="code-block"><pre class="language-tsx"><code class="language-tsx">…`. The rules are
 * Prism's, except for `CODE_THEME_CORRECTIONS` and the selectors that `isDroppedSelector` drops; our
 * additions are at the end.
 *
 * @param start the theme of a document without `data-code-theme`; its stylesheet also has the rules for
 *   highlighted lines and line numbers, which all themes share
 * @param ids the themes to include
 * @returns the text of a CSS file, without comments
 * @throws Error if prismjs no longer has a theme or a declaration that we correct
 */
export function buildCodeThemeCSS(start: CodeThemeId, ids: readonly CodeThemeId[]): string {
  const chosen = CODE_THEMES.filter(({ id }) => ids.includes(id));
  const themes = chosen.map(({ id }) =>
    printCSS(scopeCodeTheme(readCodeTheme(id), id, createThemeScope(id, start))),
  );
  const bands = chosen.map(
    ({ id }) =>
      `${createThemeScope(id, start)}{--code-line-band:${CODE_LINE_BANDS[id]};${printCodeGround(id)}}`,
  );

  return [...themes, ...bands, ...(ids.includes(start) ? [CODE_LINE_CSS] : []), ''].join('\n');
}

/**
 * The selector of a document that shows a theme: `html[data-code-theme=coy]`.
 *
 * @param theme an id, which needs no quotes in a selector
 * @param start the theme that a document without the attribute shows; its selector has the same
 *   specificity as the others
 */
export function createThemeScope(theme: CodeThemeId, start?: CodeThemeId): string {
  const chosen = `[data-code-theme=${theme}]`;
  return theme === start ? `html:is(${chosen},:not([data-code-theme]))` : `html${chosen}`;
}

/**
 * Prints rules without superfluous white space, but on a line each, so that a change in Prism is a readable
 * diff.
 *
 * @param root rules and media queries, without comments
 */
export function printCSS(root: postcss.Container): string {
  return (root.nodes ?? []).map(printNode).join('\n');
}

function printNode(node: postcss.ChildNode): string {
  switch (node.type) {
    case 'rule':
      return `${node.selectors.join(',')}{${printDeclarations(node)}}`;
    case 'atrule':
      return `@${node.name} ${node.params}{${printCSS(node)}}`;
    default:
      throw new Error(
        `Cannot print "${node.toString()}": only rules and at-rules are expected here.`,
      );
  }
}

function printDeclarations(rule: postcss.Rule): string {
  const declarations: string[] = [];
  rule.walkDecls(({ prop, value, important }) => {
    declarations.push(`${prop}:${value}${important ? '!important' : ''}`);
  });
  return declarations.join(';');
}

/**
 * The rules that the site adds to all of Prism's themes: highlighted lines and line numbers.
 *
 * A line is inline, as in Prism, because funky paints the background of an inline `code`. Only a
 * highlighted line is a block; its line break comes last in it, where it adds no second line. A block
 * is as wide as the scroll container, not as its content, so the band is a border image, which may
 * extend beyond its element without making it scroll. The background is for tools that compute
 * contrast. `position` keeps shadows of neighboring lines behind the band.
 */
export const CODE_LINE_CSS = [
  '.code-block .code-line-highlighted{' +
    'display:block;position:relative;background:var(--code-line-band);' +
    'border-image:linear-gradient(var(--code-line-band) 0 0) fill 0/0/0 100vw}',
  // Forced colors drop our backgrounds, so an edge marks the line. (The minifier drops
  // `border-image: none`.)
  '@media (forced-colors:active){.code-block .code-line-highlighted{border-image-source:none;' +
    'border-inline-start:3px solid Highlight;margin-inline-start:-8px;padding-inline-start:5px}}',
  '.code-block[data-line-numbers] code{counter-reset:code-line}',
  // The second `content`, where it is supported, keeps the number from being read aloud.
  '.code-block[data-line-numbers] .code-line::before{' +
    'counter-increment:code-line;content:counter(code-line);content:counter(code-line)/"";' +
    'display:inline-block;min-width:2ch;margin-right:2ch;text-align:right;opacity:.7}',
].join('\n');
