/**
 * Writes the rule that names the face of headings.
 *
 * `optional`: where it has not come within 100 ms, the page keeps the reader's own face, and nothing
 * moves later. So a fallback of the same metrics is not needed.
 *
 * @param url - of the file; the bundler is told to leave it, for it would inline a file this small
 */
export function printFontFace(url: string): string {
  return `@font-face {
  font-family: 'Space Grotesk';
  font-weight: 600;
  font-display: optional;
  src: /* webpackIgnore: true */ url('${url}') format('woff2');
}
`;
}
