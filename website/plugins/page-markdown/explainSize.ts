/**
 * Explains what to do about a list of pages that is too long for those who read it. It is complete all the same,
 * so a site that grows does not fail because of it.
 *
 * @param file - what holds the text, for the message
 * @param limit - in bytes of UTF-8
 * @returns undefined if the text is short enough
 */
export function explainSize(file: string, text: string, limit: number): string | undefined {
  const size = Buffer.byteLength(text);
  if (size <= limit) return undefined;
  return `${file} has ${String(size)} bytes, more than the ${String(limit)} that language models take at once. Shorten the descriptions of pages, list only the main ones in website/plugins/page-markdown/printIndex.ts, or raise the limit in website/plugins/page-markdown/index.ts.`;
}
