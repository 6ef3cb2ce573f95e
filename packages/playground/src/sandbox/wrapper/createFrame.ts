import { LIMITS } from '../protocol/limits.ts';
import { BROKEN, type FromWrapper, type ToFrame } from '../protocol/messages.ts';
import { createAllowance } from '../protocol/createAllowance.ts';

/** The inner frame as the wrapper sees it. */
export interface Frame {
  element: HTMLIFrameElement;
  post(message: ToFrame): void;
  ping(id: number): void;
  focus(): void;
}

/** Makes the frame in which the reader's code runs. All that comes from it is untrusted. */
export function createFrame(html: string, tell: (message: FromWrapper) => void): Frame {
  const element = document.createElement('iframe');
  element.title = 'Preview of your code';
  // `allow-forms` so that there are submit events; where forms may go is for the policy, and that is nowhere.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.setAttribute('allow', '');
  element.referrerPolicy = 'no-referrer';
  element.srcdoc = html;

  const messages = new MessageChannel();
  const pings = new MessageChannel();
  const allowance = createAllowance(LIMITS.frameBurst, LIMITS.frameRate);
  let isReady = false;

  messages.port1.onmessage = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data !== 'string' || data.length > LIMITS.frameMessage || !allowance.take()) return;
    if (!isReady) {
      isReady = true;
      tell({ type: 'ready' });
      return;
    }
    tell(data === BROKEN ? { type: 'broken' } : { type: 'frame', text: data });
  };
  let asked: number | undefined;
  pings.port1.onmessage = ({ data }: MessageEvent<unknown>): void => {
    if (asked === undefined || data !== asked) return;
    tell({ type: 'pong', id: asked });
    asked = undefined;
  };

  let loads = 0;
  element.onload = (): void => {
    loads++;
    if (loads === 1) {
      element.contentWindow?.postMessage('start', '*', [messages.port2, pings.port2]);
    } else tell({ type: 'left' });
  };
  document.body.append(element);
  return {
    element,
    post: (message) => messages.port1.postMessage(message),
    ping(id) {
      asked = id;
      pings.port1.postMessage(id);
    },
    focus() {
      // In a task of its own: while the focus arrives in this document, passing it on is lost.
      const enter = (): void => void setTimeout(() => element.contentWindow?.focus());
      // The page has a process of its own, so its message may be here before the focus is.
      if (document.hasFocus()) enter();
      else addEventListener('focus', enter, { once: true });
    },
  };
}
