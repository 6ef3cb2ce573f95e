const STYLE = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/;
const WIDTH =
  /^(?:thin|medium|thick|[+-]?[\d.]+(?:e[+-]?\d+)?[a-z]*|(?:calc|min|max|clamp)\(.*\))$/i;

/** Names the part of a border that one of the values of its shorthand sets, as the longhands end. */
export function nameBorderPart(value: string): 'Style' | 'Width' | 'Color' {
  if (STYLE.test(value)) return 'Style';
  return WIDTH.test(value) ? 'Width' : 'Color';
}
