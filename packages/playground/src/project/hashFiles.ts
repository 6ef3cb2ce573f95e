import type { SourceFiles } from '@griffel-site/engine';

/** Half of SHA-256: nobody finds other code with the same hash. */
const BYTES = 16;

/** A short name that only these files have: a hash of their names and texts, in base64url. */
export async function hashFiles(files: SourceFiles): Promise<string> {
  const entries = Object.entries(files)
    .map(([name, text]) => [name, text.trimEnd()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, BYTES);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
