/**
 * Writes a script so that no text in it ends the element around it. This is the text that a policy
 * has to name.
 */
export function escapeScript(script: string): string {
  return script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
}

function writeDocument(title: string, policy: string, script: string, style: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title><style>${style}</style></head><body><script>${escapeScript(script)}</script></body></html>`,
  ].join('');
}

/**
 * The document of the outer frame, which guards the inner one: a file of the build.
 *
 * @param policy - what `printWrapperPolicy` gave
 */
export function writeWrapperDocument(script: string, policy: string): string {
  const style =
    'html,body{margin:0;height:100%;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}';
  return writeDocument('Preview', policy, script, style);
}

/**
 * The document in which the user's code renders; the page writes it, and the wrapper shows it.
 *
 * @param style - its rules, without an end tag
 */
export function writeFrameDocument(
  script: string,
  style = 'body{margin:16px;font-family:system-ui,sans-serif}',
): string {
  return writeDocument('Preview of your code', FRAME_POLICY, script, style);
}

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
const FRAME_POLICY = [
  ...COMMON,
  // The wrapper's policy names the one inline script.
  "script-src 'unsafe-inline' blob:",
  "worker-src 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${MODULE_POLICY} default`,
].join('; ');
