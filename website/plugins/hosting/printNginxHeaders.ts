/**
 * Prints the headers of every answer as nginx reads them.
 *
 * @throws if a value has a character that means something to nginx
 */
export function printNginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\\n]/.test(value)) throw new Error(`nginx would misread the header ${name}.`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}
