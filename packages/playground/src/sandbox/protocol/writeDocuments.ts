/**
 * Escapes a script so that no text in it ends the element around it. The hash in a policy must be that of the
 * escaped text.
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
 * The document of the outer frame, which guards the inner one; the build writes it to a file.
 *
 * @param policy - the result of `printWrapperPolicy`
 */
export function writeWrapperDocument(script: string, policy: string): string {
  const style =
    'html,body{margin:0;height:100%;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}';
  return writeDocument('Preview', policy, script, style);
}

/**
 * The document in which the user's code renders; the page writes it, and the wrapper shows it.
 *
 * @param style - CSS without an end tag
 */
export function writeFrameDocument(
  script: string,
  style = 'body{margin:16px;font-family:system-ui,sans-serif}',
): string {
  return writeDocument('Preview of your code', FRAME_POLICY, script, style);
}

/** The name of the frame's only Trusted Types policy that creates URLs of modules. */
export const MODULE_POLICY = 'griffel-playground';

/** Directives of both documents; all of them work in a `meta` element. */
const COMMON = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // The wrapper shows no images, but its policy also applies to the frame that it creates.
  'img-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
];

/**
 * Prints the content security policy of the wrapper. It forbids navigation of the inner frame, and also
 * applies to that frame and to the worker, because the wrapper creates both and they have no address.
 *
 * @param hashes - of the inline scripts of both documents, in the syntax of `script-src`; no other inline
 *   script runs
 */
export function printWrapperPolicy(hashes: readonly string[]): string {
  // The worker needs evaluation; the policy of the frame forbids it there.
  const scripts = ['script-src', ...hashes, "'unsafe-eval'", 'blob:'].join(' ');
  return [...COMMON, scripts, 'worker-src blob:'].join('; ');
}

/** The policy of the user's code, in addition to that of the wrapper: it cannot load, send or evaluate anything. */
const FRAME_POLICY = [
  ...COMMON,
  // The wrapper's policy allows only the one inline script.
  "script-src 'unsafe-inline' blob:",
  "worker-src 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${MODULE_POLICY} default`,
].join('; ');
