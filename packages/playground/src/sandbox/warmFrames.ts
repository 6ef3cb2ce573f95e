import { GREETING, type StartMessage } from './protocol/messages.ts';
import { writeFrameDocument } from './protocol/writeDocuments.ts';
import type { SandboxScripts } from './Sandbox.ts';

/** The wrapper's frame, and the channel between it and the page. */
interface Frames {
  element: HTMLIFrameElement;
  /** The page's end; messages wait until it has a listener. */
  port: MessagePort;
  wrapperPort: MessagePort;
}

/** Frames that load before a sandbox needs them. */
interface WarmFrames extends Frames {
  address: string;
  /** Whether the greeting of the wrapper has come. */
  isGreeted: boolean;
}

let warm: (WarmFrames & { isLoaded: boolean; stop: () => void }) | undefined;

/** Features that frames have unless they are refused, and with which code could reach beyond the preview. */
const REFUSED = "gamepad 'none'; picture-in-picture 'none'; storage-access 'none'";

/**
 * Creates the wrapper's frame, isolated from the page.
 *
 * @param address - of the wrapper's document
 */
export function createFrames(document: Document, address: string): Frames {
  const { port1: port, port2: wrapperPort } = new MessageChannel();
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.setAttribute('allow', REFUSED);
  element.referrerPolicy = 'no-referrer';
  element.src = address;
  return { element, port, wrapperPort };
}

/** Sends the wrapper, which has greeted the page, the document and the worker to set up. */
export function startFrames(
  wrapper: Window,
  wrapperPort: MessagePort,
  { frame, evaluator }: SandboxScripts,
  style?: string,
): void {
  const start: StartMessage = {
    type: 'start',
    document: writeFrameDocument(frame, style),
    evaluator,
  };
  // An opaque origin cannot be named here, but the window is the one that was just created.
  wrapper.postMessage(start, '*', [wrapperPort]);
}

/**
 * Loads frames out of sight, so that the browser starts a process for them and runs their scripts while the
 * page still loads. The next sandbox with the preview's style takes them. Does nothing in browsers that
 * reload a frame when it is moved.
 *
 * @param address - of the wrapper's document
 * @returns a function that removes the frames, unless they were taken
 */
export function warmFrames(
  document: Document,
  address: string,
  loadScripts: () => Promise<SandboxScripts>,
): () => void {
  if (warm || !('moveBefore' in document.body)) return () => undefined;
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
    const wrapper = frames.element.contentWindow;
    if (origin !== 'null' || wrapper === null || source !== wrapper || data !== GREETING) return;
    frames.stop();
    frames.isGreeted = true;
    loadScripts().then((scripts) => startFrames(wrapper, frames.wrapperPort, scripts), drop);
  };
  const drop = (): void => {
    frames.stop();
    if (warm !== frames) return;
    warm = undefined;
    frames.element.remove();
  };
  const frames = {
    ...createFrames(document, address),
    address,
    isGreeted: false,
    isLoaded: false,
    stop: () => removeEventListener('message', onMessage),
  };
  warm = frames;
  frames.element.hidden = true;
  frames.element.onload = () => {
    frames.isLoaded = true;
  };
  addEventListener('message', onMessage);
  document.body.append(frames.element);
  return drop;
}

/** Takes the warm frames, if there are any with this address. */
export function takeWarmFrames(address: string): WarmFrames | undefined {
  if (warm?.address !== address) return undefined;
  const { element, isGreeted, isLoaded, stop } = warm;
  const taken = warm;
  warm = undefined;
  stop();
  // A document that has loaded without a greeting is an error page, e.g. without a network.
  if (element.isConnected && (isGreeted || !isLoaded)) return taken;
  element.remove();
  return undefined;
}

/** Moves warm frames to their place without reloading them. */
export function placeWarmFrames({ element }: WarmFrames, host: HTMLElement): void {
  element.hidden = false;
  // TypeScript does not have `moveBefore` yet.
  (host as HTMLElement & { moveBefore: (node: Node, child: null) => void }).moveBefore(
    element,
    null,
  );
}
