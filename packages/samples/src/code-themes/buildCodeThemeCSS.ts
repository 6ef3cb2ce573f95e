import type postcss from 'postcss';
import { CODE_LINE_BANDS, printCodeGround } from './codeGrounds.ts';
import { CODE_THEMES, type CodeThemeId } from './codeThemes.ts';
import { readCodeTheme } from './readCodeTheme.ts';
import { scopeCodeTheme } from './scopeCodeTheme.ts';

/** Options of `buildCodeThemeCSS`. */
export interface CodeThemeCSSOptions {
  /**
   * The theme of a document without `data-code-theme`.
   * @default undefined: such a document has no theme
   */
  start?: CodeThemeId;
  /**
   * The themes in it.
   * @default all
   */
  ids?: readonly CodeThemeId[];
  /**
   * Whether the rules for highlighted lines and line numbers are in it, which are the same for all.
   * @default true
   */
  lines?: boolean;
}

/**
 * Builds a stylesheet of code themes: ours, and those of the published `prismjs` package.
 *
 * `<html data-code-theme="coy">` chooses; the markup below is
 * `<div class="code-block"><pre class="language-tsx"><code class="language-tsx">…`. The rules are
 * Prism's, but for `CODE_THEME_CORRECTIONS` and the selectors of `isDroppedSelector`; what we add
 * stands at the end.
 *
 * @returns the text of a CSS file, without comments
 * @throws Error when prismjs no longer has a theme, or not the declaration that we correct
 */
export function buildCodeThemeCSS({ start, ids, lines = true }: CodeThemeCSSOptions = {}): string {
  const chosen = CODE_THEMES.filter(({ id }) => ids?.includes(id) ?? true);
  const themes = chosen.map(({ id }) =>
    printCSS(scopeCodeTheme(readCodeTheme(id), id, createThemeScope(id, start))),
  );
  const bands = chosen.map(
    ({ id }) =>
      `${createThemeScope(id, start)}{--code-line-band:${CODE_LINE_BANDS[id]};${printCodeGround(id)}}`,
  );

  return [...themes, ...bands, ...(lines ? [CODE_LINE_CSS] : []), ''].join('\n');
}

/**
 * The selector of a document that shows a theme: `html[data-code-theme=coy]`.
 *
 * @param theme an id; it needs no quotes
 * @param start the theme that a document without the attribute shows; its selector has the same
 *   specificity as the others
 */
export function createThemeScope(theme: CodeThemeId, start?: CodeThemeId): string {
  const chosen = `[data-code-theme=${theme}]`;
  return theme === start ? `html:is(${chosen},:not([data-code-theme]))` : `html${chosen}`;
}

/**
 * Prints rules without the white space that users would load for nothing: one rule a line, so
 * that a change of Prism is a readable difference.
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
 * What the site adds to Prism's themes, the same for all of them: highlighted lines and line
 * numbers.
 *
 * A line is inline, as in Prism: funky paints the background of an inline `code`. Only a
 * highlighted line is a block; its line break is the last thing in it, where it makes no second
 * line. A block is as wide as the box that scrolls, not as what scrolls in it, so the band is a
 * border image, which may reach beyond its element (and makes nothing scroll). The background says
 * the same to tools that compute contrast. `position` keeps neighbours' shadows behind the band.
 */
export const CODE_LINE_CSS = [
  '.code-block .code-line-highlighted{' +
    'display:block;position:relative;background:var(--code-line-band);' +
    'border-image:linear-gradient(var(--code-line-band) 0 0) fill 0/0/0 100vw}',
  // There are no backgrounds of ours under forced colours, but edges. (The minifier makes nothing
  // of `border-image: none`.)
  '@media (forced-colors:active){.code-block .code-line-highlighted{border-image-source:none;' +
    'border-inline-start:3px solid Highlight;margin-inline-start:-8px;padding-inline-start:5px}}',
  '.code-block[data-line-numbers] code{counter-reset:code-line}',
  // The second content, where it is known, keeps the number from being read aloud.
  '.code-block[data-line-numbers] .code-line::before{' +
    'counter-increment:code-line;content:counter(code-line);content:counter(code-line)/"";' +
    'display:inline-block;min-width:2ch;margin-right:2ch;text-align:right;opacity:.7}',
].join('\n');
