/**
 * Passes a text on that is not too long.
 *
 * @param file - what holds it, for the message
 * @param limit - in bytes of UTF-8
 * @throws when it is longer
 */
export function limitSize(file: string, text: string, limit: number): string {
  const size = Buffer.byteLength(text);
  if (size <= limit) return text;
  throw new Error(
    `${file} would have ${size} bytes, and may have ${limit}. Leave out what readers find on the pages themselves, or raise the limit in website/plugins/page-markdown/index.ts.`,
  );
}
