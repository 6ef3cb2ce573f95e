/** The name of the one Trusted Types policy of the frame that makes addresses of its modules. */
export const MODULE_POLICY = 'griffel-playground';

/** What both documents and no page need; a policy in `meta` can say all of it. */
const COMMON = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // The wrapper shows none, but its policy holds in the frame that it makes, too.
  'img-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
];

/**
 * Prints the content security policy of the wrapper, a file with an address. It forbids the frame
 * inside it to go anywhere, and holds in that frame and in the worker as well: both are made by the
 * wrapper and have no address.
 *
 * @param hashes - of the inline scripts of both documents, as `script-src` takes them; no other
 *   inline script runs
 */
export function printWrapperPolicy(hashes: readonly string[]): string {
  // Evaluation is for the worker. The policy of the frame does not allow it.
  const scripts = ['script-src', ...hashes, "'unsafe-eval'", 'blob:'].join(' ');
  return [...COMMON, scripts, 'worker-src blob:'].join('; ');
}

/**
 * The policy of the frame in which the user's code runs, beside that of the wrapper: it loads, sends
 * and evaluates nothing.
 */
export const FRAME_POLICY = [
  ...COMMON,
  // The wrapper's policy names the one inline script.
  "script-src 'unsafe-inline' blob:",
  "worker-src 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${MODULE_POLICY} default`,
].join('; ');
