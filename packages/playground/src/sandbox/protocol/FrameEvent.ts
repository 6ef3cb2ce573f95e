import type { SandboxEvent } from '../Sandbox.ts';

/** What the inner frame tells the page, as JSON. It is untrusted: the reader's code can say it too. */
export type FrameEvent = Extract<
  SandboxEvent,
  {
    type:
      | 'rendered'
      | 'plain'
      | 'fault'
      | 'console'
      | 'merges'
      | 'classes'
      | 'height'
      | 'element'
      | 'pointed'
      | 'inspected';
  }
>;
