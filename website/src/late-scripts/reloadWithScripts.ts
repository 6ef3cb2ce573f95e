/** How long one script may take to come again, in milliseconds. */
const PATIENCE = 8000;

/**
 * Reloads the page and its scripts. A reload alone would take a script that was cut off from the
 * browser's cache again: the names of scripts have hashes, so browsers keep them for a year.
 */
export async function reloadWithScripts(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'));
  const refresh = async (url: string) => {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) });
    // Only what has come whole is kept.
    await response.arrayBuffer();
  };
  await Promise.allSettled(scripts.map(refresh));
  location.reload();
}
