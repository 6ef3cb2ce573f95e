const FORMAT = new Intl.NumberFormat('en-US');

/** Writes a number of bytes as the documentation does: `11,221`. */
export function formatBytes(bytes: number): string {
  return FORMAT.format(bytes);
}
