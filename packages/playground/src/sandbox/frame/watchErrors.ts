import type { RunFault } from '../Sandbox.ts';

/** Events of the reader: what fails in them is a fault of an event handler. */
const EVENTS = ['click', 'dblclick', 'input', 'change', 'submit', 'reset', 'focus', 'blur'].concat(
  ['keydown', 'keyup', 'keypress', 'pointerdown', 'pointerup', 'pointermove', 'wheel', 'scroll'],
  ['mousedown', 'mouseup', 'mousemove', 'mouseover', 'mouseout', 'touchstart', 'touchend', 'drop'],
);

/** Reports errors that nobody caught, in events, timers and promises, and what the policies forbid. */
export function watchErrors(report: (error: unknown, phase: RunFault['phase']) => void): void {
  let isInEvent = false;
  const channel = new MessageChannel();
  channel.port2.onmessage = (): void => {
    isInEvent = false;
  };
  for (const name of EVENTS) {
    addEventListener(
      name,
      () => {
        if (!isInEvent) channel.port1.postMessage(0);
        isInEvent = true;
      },
      { capture: true, passive: true },
    );
  }

  addEventListener('error', (event: ErrorEvent | Event) => {
    if (!(event instanceof ErrorEvent)) return;
    event.preventDefault();
    // A module that does not parse is not called by its own name yet; who loads it reports it.
    if (event.filename.startsWith('blob:')) return;
    const error: unknown = event.error ?? new Error(event.message);
    report(error, isInEvent ? 'event' : 'async');
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(event.reason, 'async');
  });
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (effectiveDirective.startsWith('require-trusted-types')) return;
    console.warn(
      `The preview has no network: ${blockedURI.slice(0, 200)} was not loaded (${effectiveDirective}).`,
    );
  });
}
