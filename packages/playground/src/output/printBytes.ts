/** `1.2 KB`; 1 KB is 1000 bytes. */
export function printBytes(bytes: number): string {
  return bytes < 1000 ? `${String(bytes)} B` : `${(bytes / 1000).toFixed(1)} KB`;
}
