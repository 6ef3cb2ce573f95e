import { createAllowance, LIMITS } from '../protocol/limits.ts';
import {
  BROKEN,
  type FromWrapper,
  type StartMessage,
  type ToFrame,
  type ToWrapper,
  type UserActivity,
} from '../protocol/messages.ts';

/**
 * Runs in the outer frame, between the page and the reader's code. The page greets it with a port;
 * it sets up the inner frame and the worker and passes messages on, within limits.
 *
 * The document has an address that anybody can open, or put into a frame. It does nothing outside of
 * a sandbox, where its origin would be the site's, and listens to no page of another site.
 */
function start(event: MessageEvent<StartMessage>): void {
  const { source, origin } = event;
  // The inner frame is another source, and the page says it once, before there is one.
  if (source !== parent || origin !== location.origin) return;
  const [port] = event.ports;
  if (event.data?.type !== 'start' || !port) return;
  removeEventListener('message', start);

  const tell = (message: FromWrapper): void => port.postMessage(message);
  const frame = createFrame(event.data.document, tell);
  const activity = watchActivity(frame.element);
  const evaluator = createEvaluator(event.data.evaluator, tell);
  port.onmessage = ({ data }: MessageEvent<ToWrapper>): void => {
    if (data.type === 'evaluate') evaluator.evaluate(data);
    else if (data.type === 'ping') frame.ping(data.id);
    else if (data.type === 'focus') frame.focus();
    else if (data.type === 'ask-activity') {
      const { id } = data;
      activity.ask((found) => tell({ type: 'activity', id, activity: found }));
    } else {
      // A frame is transparent only where its document has the scheme of the one around it.
      if ('scheme' in data.message && data.message.scheme) {
        document.documentElement.style.colorScheme = data.message.scheme;
      }
      frame.post(data.message);
    }
  };
}

if (origin === 'null' && parent !== window) {
  addEventListener('message', start);
  // `location` has the address of the site even where the origin is opaque.
  parent.postMessage('griffel-playground', location.origin);
} else {
  document.body.textContent =
    'This document is part of the playground, which uses it for previews. There is nothing to see here.';
}

/** The inner frame as the wrapper sees it. */
interface Frame {
  element: HTMLIFrameElement;
  post(message: ToFrame): void;
  ping(id: number): void;
  focus(): void;
}

/** Makes the frame in which the reader's code runs. All that comes from it is untrusted. */
function createFrame(html: string, tell: (message: FromWrapper) => void): Frame {
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

type Evaluate = Extract<ToWrapper, { type: 'evaluate' }>;

/** Evaluates style arguments in a worker, one after the other. */
interface Evaluator {
  evaluate(request: Evaluate): void;
}

/** Makes a worker for each evaluation, ahead of time; one that exceeds its time is ended. */
function createEvaluator(script: string, tell: (message: FromWrapper) => void): Evaluator {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const queue: Evaluate[] = [];
  let current: { id: number; timer: number } | undefined;
  let isReady = false;
  let worker = createWorker();

  function createWorker(): Worker {
    const made = new Worker(url);
    isReady = false;
    made.onmessage = ({ data }: MessageEvent<unknown>): void => {
      if (made !== worker) return;
      // The first message says that it runs; time spent on loading is not the reader's.
      if (!isReady) {
        isReady = true;
        next();
      } else if (current) {
        const isFit = typeof data === 'string' && data.length <= LIMITS.outcome;
        tell({ type: 'evaluated', id: current.id, text: isFit ? data : undefined });
        clearTimeout(current.timer);
        renew();
      }
    };
    return made;
  }

  function next(): void {
    const request = current || !isReady ? undefined : queue.shift();
    if (!request) return;
    const timer = setTimeout(() => {
      tell({ type: 'timeout', id: request.id });
      renew();
    }, request.limit);
    current = { id: request.id, timer };
    worker.postMessage(request.program);
  }

  /** What the code changed in its realm must not change what the next evaluation gives. */
  function renew(): void {
    worker.terminate();
    current = undefined;
    worker = createWorker();
  }

  return {
    evaluate(request) {
      queue.push(request);
      next();
    },
  };
}

/**
 * Watches a frame whose content has another origin, and may be hostile. A press of a mouse, pen or
 * finger on its content makes the frame itself `:active` here, which a transition turns into an event,
 * however short the press is; the code in the frame cannot do that.
 */
function watchActivity(frame: HTMLIFrameElement): {
  ask: (answer: (activity: UserActivity) => void) => void;
} {
  let pressedAt = -Infinity;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'iframe { transition: outline-offset 1ms } iframe:active { outline-offset: 1px }',
  );
  document.adoptedStyleSheets.push(sheet);
  frame.addEventListener('transitionrun', () => {
    pressedAt = performance.now();
  });
  return {
    ask(answer) {
      // A browser that cannot tell leaves it to the page.
      const { userActivation } = navigator as { userActivation?: { isActive: boolean } };
      if (userActivation?.isActive === false) {
        answer({ isActive: false, sincePress: Infinity });
        return;
      }
      // The event comes with one of the next frames.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          answer({ isActive: true, sincePress: performance.now() - pressedAt }),
        ),
      );
    },
  };
}
