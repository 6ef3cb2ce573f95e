/** `1 rule`, `3 rules` */
export function printCount(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
