/** A text as a string in code, in single quotes where it holds none. */
export function quote(text: string): string {
  return text.includes("'") && !text.includes('"')
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
