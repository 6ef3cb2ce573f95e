import type { Headers } from './createHeaders';
import type { OwnDocument } from './readOwnHeaders';

/**
 * Prints the headers of every answer as nginx reads them.
 *
 * @throws if a value has a character that means something to nginx
 */
export function printNginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\\n]/.test(value)) throw new Error(`nginx would misread the header ${name}.`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}

/**
 * Prints a location for each document with headers of its own. They take the place of those of the
 * server, all of them.
 *
 * @param common - headers of every answer
 * @param baseUrl - the path that the site is served under, with slashes at both ends
 */
export function printNginxDocuments(
  documents: readonly OwnDocument[],
  common: Headers,
  baseUrl: string,
): string {
  return documents
    .map(({ file, headers }) => {
      const lines = printNginxLocation({ ...headers, ...common })
        .replace(/^/gm, '  ')
        .trimEnd();
      return `location = ${baseUrl}${file} {\n${lines}\n}\n`;
    })
    .join('');
}

/** Prints all headers of one location, which has none of the server's as soon as it has one of its own. */
export function printNginxLocation(headers: Headers): string {
  return `${printNginxHeaders(headers)}add_header Cache-Control $griffel_cache always;\n`;
}
