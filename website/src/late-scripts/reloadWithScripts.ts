/** How long a script may take to load again, in milliseconds. */
const PATIENCE = 8000;

/**
 * Reloads the page and its scripts. A reload alone would use a truncated script from the browser's cache
 * again, because the names of scripts contain hashes and browsers cache them for a year.
 */
export async function reloadWithScripts(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'));
  const refresh = async (url: string) => {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) });
    // Browsers cache only complete responses.
    await response.arrayBuffer();
  };
  await Promise.allSettled(scripts.map(refresh));
  location.reload();
}
