/** `1 rule`, `3 rules` */
export function printCount(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** `1.2 KB`; 1 KB is 1000 bytes. */
export function printBytes(bytes: number): string {
  return bytes < 1000 ? `${String(bytes)} B` : `${(bytes / 1000).toFixed(1)} KB`;
}
