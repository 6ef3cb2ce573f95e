import type { FromWrapper, StartMessage, ToWrapper } from '../protocol/messages.ts';
import { createEvaluator } from './createEvaluator.ts';
import { createFrame } from './createFrame.ts';
import { watchActivity } from './watchActivity.ts';

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
