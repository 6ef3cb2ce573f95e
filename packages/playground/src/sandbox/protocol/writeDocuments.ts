import { FRAME_POLICY } from './policies.ts';

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
