/** Files that a sample may import for their address; they need not exist. */
export const ASSET_EXTENSIONS: readonly string[] = [
  'avif',
  'gif',
  'jpg',
  'png',
  'svg',
  'webp',
  'woff2',
];
