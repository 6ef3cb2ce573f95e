/** The name of the one Trusted Types policy of the frame that makes addresses of its modules. */
export const MODULE_POLICY = 'griffel-playground';

/**
 * The content security policies. The wrapper's forbids its child to go anywhere; the frame's forbids
 * the reader's code to load, send or evaluate anything. Both take no script from the network.
 */
export const WRAPPER_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${MODULE_POLICY} default`,
].join('; ');
