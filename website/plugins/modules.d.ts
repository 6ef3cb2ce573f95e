// The types on npm lack `keepFeatures`.
declare module 'subset-font' {
  export interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep, by their tags. @default all */
    keepFeatures?: readonly string[];
  }
  /** Cuts a font down to the glyphs of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}

// The part that we use; the package has no types.
declare module 'opentype.js' {
  export interface Font {
    /** Zero if the font lacks the character. */
    charToGlyphIndex(character: string): number;
    /** In the unit of `fontSize`, with kerning. */
    getAdvanceWidth(text: string, fontSize: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): { commands: PathCommand[] };
  }
  /** As in SVG; `x` and `y` are the end point, the others are control points. */
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  /** Reads TrueType, OpenType and WOFF. */
  export function parse(buffer: ArrayBuffer): Font;
}
