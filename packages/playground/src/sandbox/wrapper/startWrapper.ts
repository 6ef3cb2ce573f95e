import { createAllowance, LIMITS } from '../protocol/limits.ts';
import {
  BROKEN,
  type FromWrapper,
  GREETING,
  type StartMessage,
  type ToFrame,
  type ToWrapper,
  type UserActivity,
} from '../protocol/messages.ts';
import { EVALUATION_LIMIT } from '../timeLimits.ts';

/**
 * Runs in the outer frame, between the page and the user's code. When the page has sent it a port, it sets up
 * the inner frame and the worker, and forwards messages within limits.
 *
 * Anybody can open its address or embed it. It does nothing outside a sandbox, where its origin would be that
 * of the site, and ignores pages of other sites.
 */
function start(event: MessageEvent<StartMessage>): void {
  const { source, origin } = event;
  // A message of the inner frame has another source, and the page sends this before that frame exists.
  if (source !== parent || origin !== location.origin) return;
  const [port] = event.ports;
  if (event.data?.type !== 'start' || !port) return;
  removeEventListener('message', start);

  const send = (message: FromWrapper): void => port.postMessage(message);
  const frame = createFrame(event.data.document, send);
  const activity = watchActivity(frame.element);
  const evaluator = createEvaluator(event.data.evaluator, send);
  port.onmessage = ({ data }: MessageEvent<ToWrapper>): void => {
    if (data.type === 'evaluate') evaluator.evaluate(data);
    else if (data.type === 'ping') frame.ping(data.id);
    else if (data.type === 'focus') frame.focus();
    else if (data.type === 'ask-activity') {
      const { id } = data;
      activity.ask((found) => send({ type: 'activity', id, activity: found }));
    } else {
      // A frame is transparent only if its document has the same color scheme as the one around it.
      if (data.message.type === 'scheme') {
        document.documentElement.style.colorScheme = data.message.scheme;
      }
      frame.post(data.message);
    }
  };
}

if (origin === 'null' && parent !== window) {
  addEventListener('message', start);
  // `location` has the site's address even though the origin is opaque.
  parent.postMessage(GREETING, location.origin);
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

/** Creates the frame in which the user's code runs. Everything that comes from it is untrusted. */
function createFrame(html: string, send: (message: FromWrapper) => void): Frame {
  const element = document.createElement('iframe');
  element.title = 'Preview of your code';
  // `allow-forms` for submit events; the policy forbids forms to be sent.
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
      send({ type: 'ready' });
      return;
    }
    send(data === BROKEN ? { type: 'broken' } : { type: 'frame', text: data });
  };
  let lastPing = 0;
  let lastPong = 0;
  pings.port1.onmessage = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data !== 'number' || !(data > lastPong && data <= lastPing)) return;
    lastPong = data;
    send({ type: 'pong', id: data });
  };

  let loads = 0;
  element.onload = (): void => {
    loads++;
    if (loads === 1) {
      element.contentWindow?.postMessage('start', '*', [messages.port2, pings.port2]);
    } else send({ type: 'left' });
  };
  document.body.append(element);
  return {
    element,
    post: (message) => messages.port1.postMessage(message),
    ping(id) {
      lastPing = id;
      pings.port1.postMessage(id);
    },
    focus() {
      // In a task of its own, because the focus cannot be moved on while it arrives in this document.
      const enter = (): void => void setTimeout(() => element.contentWindow?.focus());
      // The page has a process of its own, so its message may arrive before the focus.
      if (document.hasFocus()) enter();
      else addEventListener('focus', enter, { once: true });
    },
  };
}

type Evaluate = Extract<ToWrapper, { type: 'evaluate' }>;

/** Evaluates style arguments in a worker, one program after the other. */
interface Evaluator {
  evaluate(request: Evaluate): void;
}

/** Creates a worker for each evaluation, ahead of time, and ends one that exceeds its time limit. */
function createEvaluator(script: string, send: (message: FromWrapper) => void): Evaluator {
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
      // The first message says that the worker runs; the time to load it is not part of the limit.
      if (!isReady) {
        isReady = true;
        runNext();
      } else if (current) {
        const isValid = typeof data === 'string' && data.length <= LIMITS.outcome;
        send({ type: 'evaluated', id: current.id, text: isValid ? data : undefined });
        clearTimeout(current.timer);
        replaceWorker();
      }
    };
    return made;
  }

  function runNext(): void {
    const request = current || !isReady ? undefined : queue.shift();
    if (!request) return;
    const timer = setTimeout(() => {
      send({ type: 'timeout', id: request.id });
      replaceWorker();
    }, EVALUATION_LIMIT);
    current = { id: request.id, timer };
    worker.postMessage(request.program);
  }

  /** What the code changed in its realm must not affect the next evaluation. */
  function replaceWorker(): void {
    worker.terminate();
    current = undefined;
    worker = createWorker();
  }

  return {
    evaluate(request) {
      queue.push(request);
      runNext();
    },
  };
}

/**
 * Watches a frame whose content has another origin and may be hostile. A press of a mouse, pen or finger on
 * its content makes the frame element `:active` in this document, and a transition turns that into an event,
 * even for a short press. The code in the frame cannot cause it.
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
      const askedAt = performance.now();
      // A browser without `userActivation` leaves the decision to the page.
      const { userActivation } = navigator as { userActivation?: { isActive: boolean } };
      if (userActivation?.isActive === false) {
        answer({ isActive: false, sincePress: Infinity });
        return;
      }
      // The event arrives in one of the next animation frames, often after the question that the press caused.
      const tell = (): void =>
        answer({ isActive: true, sincePress: Math.max(0, askedAt - pressedAt) });
      requestAnimationFrame(() => requestAnimationFrame(tell));
    },
  };
}
