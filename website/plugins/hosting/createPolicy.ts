/**
 * Prints the Content Security Policy of the site, the same for each page: a frame without an address
 * of its own takes the policy of the document that was loaded first, and a reader comes to the
 * playground from any page without loading another document. `decisions/0015` says what each
 * exception is for.
 *
 * @param hashes - of the inline scripts
 */
export function createPolicy(hashes: readonly string[]): string {
  const directives = {
    'default-src': ["'none'"],
    // The playground runs the reader's code in a sandbox: modules as blobs, styles by evaluation.
    'script-src': ["'self'", ...hashes, 'blob:', "'unsafe-eval'"],
    'worker-src': ["'self'", 'blob:'],
    // Editor and preview insert style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
