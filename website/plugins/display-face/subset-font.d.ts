// The types on npm do not know `keepFeatures` yet.
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
