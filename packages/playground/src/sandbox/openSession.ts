import { createAllowance } from './protocol/createAllowance.ts';
import { splitFrameScripts } from './protocol/frameScripts.ts';
import { LIMITS } from './protocol/limits.ts';
import type { FromWrapper, StartMessage, ToWrapper } from './protocol/messages.ts';
import { writeFrameDocument, writeWrapperDocument } from './protocol/writeDocuments.ts';
import type { SandboxScripts } from './Sandbox.ts';

/** One set of frames, from their making to their removal. */
export interface Session {
  post(message: ToWrapper): void;
  /** Whether the inner frame is gone, as it is when its process ended. */
  isCrashed(): boolean;
  /** Removes the frames and whatever runs in them. */
  close(): void;
}

export interface SessionHandlers {
  onMessage: (message: FromWrapper) => void;
  /** The wrapper does not come up; with the reason, for the reader. */
  onFailure: (reason: string) => void;
  /** The reader's code sends the page messages without end. */
  onFlood: () => void;
}

/** Milliseconds to wait for the wrapper once its document is there, and for the document. */
const HELLO_LIMIT = 1500;
const LOAD_LIMIT = 15_000;

/**
 * Makes the frames: a wrapper in an origin of its own, which makes another one for the reader's
 * code. The page talks to the wrapper over a port.
 */
export function openSession(
  host: HTMLElement,
  scripts: SandboxScripts,
  { onMessage, onFailure, onFlood }: SessionHandlers,
): Session {
  const { wrapper: wrapperScript, frame } = splitFrameScripts(scripts.frame);
  const { port1: port, port2 } = new MessageChannel();
  const element = host.ownerDocument.createElement('iframe');
  element.title = 'Preview';
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.setAttribute('allow', '');
  element.referrerPolicy = 'no-referrer';
  element.srcdoc = writeWrapperDocument(wrapperScript);

  const fail = (reason: string): void => {
    close();
    onFailure(reason);
  };
  let timer = setTimeout(
    () => fail('The preview did not load. Press Run to try again.'),
    LOAD_LIMIT,
  );
  let isGreeted = false;
  const strangers = createAllowance(LIMITS.strangers, LIMITS.strangers);
  const onWindowMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    // Nobody can keep the reader's code from posting to the window of the page; nobody listens, but
    // enough of it would keep the page busy.
    const wrapper = element.contentWindow;
    if (origin !== 'null' || source === null || wrapper === null) return;
    if (source === wrapper ? isGreeted : (source as Window).parent === wrapper) {
      if (!strangers.take()) onFlood();
      return;
    }
    if (source !== wrapper || data !== 'griffel-playground') return;
    isGreeted = true;
    element.onload = null;
    const start: StartMessage = {
      type: 'start',
      document: writeFrameDocument(frame),
      evaluator: scripts.evaluator,
    };
    // An opaque origin has no name that could stand here; the window is the one just made.
    wrapper.postMessage(start, '*', [port2]);
  };
  function close(): void {
    clearTimeout(timer);
    removeEventListener('message', onWindowMessage);
    port.onmessage = null;
    port.close();
    element.remove();
  }

  port.onmessage = ({ data }: MessageEvent<FromWrapper>): void => {
    if (data.type === 'ready') clearTimeout(timer);
    onMessage(data);
  };
  addEventListener('message', onWindowMessage);
  element.onload = (): void => {
    element.onload = null;
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        fail(
          'The preview cannot start: this page has a content security policy that forbids the scripts of its frame.',
        ),
      HELLO_LIMIT,
    );
  };
  host.append(element);
  return {
    post: (message) => port.postMessage(message),
    isCrashed: () => element.contentWindow?.length === 0,
    close,
  };
}
