const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Tells whether JSON nests deeper than it may, in one pass and without a stack: a parser that goes
 * down 100,000 levels takes longer than all else that is done to a link.
 *
 * @param json - untrusted; what is no JSON gives any answer
 * @param limit - levels of lists and objects
 */
export function isDeeplyNested(json: string, limit: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText) {
      // What follows ends no text.
      if (code === BACKSLASH) at++;
    } else if ((code | 0x20) === 0x7b) {
      // `[` and `{`, which differ in one bit, as `]` and `}` do.
      if (++depth > limit) return true;
    } else if ((code | 0x20) === 0x7d) depth--;
  }
  return false;
}
