import { LIMITS } from '../protocol/limits.ts';
import type { RunFault } from '../Sandbox.ts';
import { findPlace, LoopError, PlacedError } from './places.ts';
import { printValue } from './printValue.ts';

/** Events that the user causes: an error during one comes from an event handler. */
const EVENTS = ['click', 'dblclick', 'input', 'change', 'submit', 'reset', 'focus', 'blur'].concat(
  ['keydown', 'keyup', 'keypress', 'pointerdown', 'pointerup', 'pointermove', 'wheel', 'scroll'],
  ['mousedown', 'mouseup', 'mousemove', 'mouseover', 'mouseout', 'touchstart', 'touchend', 'drop'],
);

/** Milliseconds within which several policies report the same request. */
const SAME_REQUEST = 50;

/** Reports uncaught errors in events, timers and promises, and logs what the policies block. */
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
    // A module that does not parse; `createModules` reports it.
    if (event.filename.startsWith('blob:')) return;
    // Not an error: browsers report this when an observer has to wait for the next frame.
    if (event.message.startsWith('ResizeObserver loop')) return;
    const error: unknown = event.error ?? new Error(event.message);
    report(error, isInEvent ? 'event' : 'async');
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(event.reason, 'async');
  });
  let blocked = { uri: '', at: 0 };
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, timeStamp }) => {
    if (effectiveDirective.startsWith('require-trusted-types')) return;
    // Each policy reports the same request.
    const isRepeated = blocked.uri === blockedURI && timeStamp - blocked.at < SAME_REQUEST;
    blocked = { uri: blockedURI, at: timeStamp };
    if (isRepeated) return;
    console.warn(
      `The preview has no network: ${blockedURI.slice(0, 200)} was not loaded (${effectiveDirective}).`,
    );
  });
}

/**
 * Describes any thrown value.
 *
 * @param components - React's stack of components, for errors that React throws itself
 */
export function describeFault(error: unknown, phase: RunFault['phase'], components = ''): RunFault {
  if (isA(error, PlacedError)) {
    const { name, message, place } = error;
    return { phase: error instanceof LoopError ? 'hang' : phase, name, message, ...place };
  }
  if (!isA(error, Error)) {
    return { phase, name: 'Thrown value', message: printValue(error).slice(0, LIMITS.message) };
  }
  return {
    phase,
    name: read(error, 'name').slice(0, LIMITS.name) || 'Error',
    message: read(error, 'message').slice(0, LIMITS.message),
    ...(findPlace(read(error, 'stack')) ?? findPlace(components)),
  };
}

/** Like `instanceof`, but false if a proxy makes that throw. */
function isA<Type>(value: unknown, type: new (...args: never[]) => Type): value is Type {
  try {
    return value instanceof type;
  } catch {
    return false;
  }
}

/** Reads the stack trace of an error; empty for any other value. */
export function readStack(value: unknown): string {
  return isA(value, Error) ? read(value, 'stack') : '';
}

/** The properties of an error can be anything, even a getter that throws. */
function read(error: Error, key: 'name' | 'message' | 'stack'): string {
  try {
    return String(error[key] ?? '');
  } catch {
    return '';
  }
}
