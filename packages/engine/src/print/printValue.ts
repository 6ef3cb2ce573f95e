const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Words that Babel puts in quotes although they may stand as keys. */
const RESERVED = new Set(
  `await break case catch class const continue debugger default delete do else enum
  export extends false finally for function if implements import in instanceof interface let new null
  package private protected public return static super switch this throw true try typeof var void
  while with yield`.split(/\s+/),
);

/** Prints a string in its own way; undefined leaves it to JSON. */
export type PrintString = (value: string) => string | undefined;

/** Prints plain data as JavaScript the way Babel does: one property a line, arrays in one. */
export function printValue(value: unknown, printString?: PrintString): string {
  return print(value, '', printString);
}

function print(value: unknown, indent: string, printString?: PrintString): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => print(item, indent, printString)).join(', ')}]`;
  }
  if (typeof value === 'string') return printString?.(value) ?? JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, item]) =>
      `${inner}${IDENTIFIER.test(key) && !RESERVED.has(key) ? key : JSON.stringify(key)}: ${print(item, inner, printString)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
