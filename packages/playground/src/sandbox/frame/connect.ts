import { BROKEN, type ToFrame } from '../protocol/messages.ts';

/** The frame's end of the line to the page. */
interface Connection {
  send(message: object): void;
  /** Says that this frame is of no more use. */
  fail(): void;
}

/**
 * Waits for the ports of the wrapper; what is sent before is kept. It runs before any code of the
 * reader, and keeps the ports to itself: pings are answered here.
 */
export function connect(onMessage: (message: ToFrame) => void): Connection {
  const early: string[] = [];
  const { stringify } = JSON;
  let post = (text: string): void => void early.push(text);

  addEventListener('message', function start(event: MessageEvent<unknown>): void {
    const [messages, pings] = event.ports;
    if (event.source !== parent || event.data !== 'start' || !messages || !pings) return;
    removeEventListener('message', start);
    post = messages.postMessage.bind(messages);
    const answer = pings.postMessage.bind(pings);
    messages.onmessage = ({ data }: MessageEvent<ToFrame>): void => onMessage(data);
    pings.onmessage = ({ data }: MessageEvent<number>): void => answer(data);
    for (const text of early) post(text);
  });
  return { send: (message) => post(stringify(message)), fail: () => post(BROKEN) };
}
