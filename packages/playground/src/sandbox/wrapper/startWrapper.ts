import type { FromWrapper, StartMessage, ToWrapper } from '../protocol/messages.ts';
import { createEvaluator } from './createEvaluator.ts';
import { createFrame } from './createFrame.ts';

/**
 * Runs in the outer frame, between the page and the reader's code. The page greets it with a port;
 * it sets up the inner frame and the worker and passes messages on, within limits.
 */
addEventListener('message', function start(event: MessageEvent<StartMessage>): void {
  // The inner frame is another source, and the page says it once, before there is one.
  const [port] = event.ports;
  if (event.source !== parent || event.data?.type !== 'start' || !port) return;
  removeEventListener('message', start);

  const tell = (message: FromWrapper): void => port.postMessage(message);
  const frame = createFrame(event.data.document, tell);
  const evaluator = createEvaluator(event.data.evaluator, tell);
  port.onmessage = ({ data }: MessageEvent<ToWrapper>): void => {
    if (data.type === 'evaluate') evaluator.evaluate(data);
    else if (data.type === 'ping') frame.ping(data.id);
    else frame.post(data.message);
  };
});

parent.postMessage('griffel-playground', '*');
