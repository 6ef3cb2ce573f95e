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
  // There are no backgrounds of ours under forced colours, but outlines. (The minifier makes nothing
  // of `border-image: none`.)
  '@media (forced-colors:active){.code-block .code-line-highlighted{' +
    'border-image-source:none;outline:1px solid Highlight}}',
  '.code-block[data-line-numbers] code{counter-reset:code-line}',
  // The second content, where it is known, keeps the number from being read aloud.
  '.code-block[data-line-numbers] .code-line::before{' +
    'counter-increment:code-line;content:counter(code-line);content:counter(code-line)/"";' +
    'display:inline-block;min-width:2ch;margin-right:2ch;text-align:right;opacity:.7}',
].join('\n');
