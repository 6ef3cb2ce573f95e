import type { StartMessage } from './protocol/messages.ts';
import { writeFrameDocument } from './protocol/writeDocuments.ts';
import type { SandboxScripts } from './Sandbox.ts';

/** What the wrapper says first. */
export const GREETING = 'griffel-playground';

/** The element with the wrapper, and the channel on which it and the page talk. */
interface Frames {
  element: HTMLIFrameElement;
  /** The page's end: what arrives waits until somebody listens. */
  port: MessagePort;
  wrapperPort: MessagePort;
}

/** Frames that load before there is a place for them. */
interface WarmFrames extends Frames {
  address: string;
  /** Whether the wrapper has said that it is there. */
  isGreeted: boolean;
}

let warm: (WarmFrames & { isLoaded: boolean; stop: () => void }) | undefined;

/**
 * Makes an element for the wrapper, with all that keeps its code apart from the page.
 *
 * @param address - of the wrapper's document
 */
export function createFrames(document: Document, address: string): Frames {
  const { port1: port, port2: wrapperPort } = new MessageChannel();
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.setAttribute('allow', '');
  element.referrerPolicy = 'no-referrer';
  element.src = address;
  return { element, port, wrapperPort };
}

/** Gives the wrapper, which has said that it is there, what it sets up. */
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
  // An opaque origin has no name that could be used here; the window is the one just made.
  wrapper.postMessage(start, '*', [wrapperPort]);
}

/**
 * Loads frames out of sight, so that the browser starts a process for them and runs their scripts
 * while the page is still busy with itself. The next sandbox with the document of the preview takes
 * them. Browsers that load a frame anew when it is moved would gain nothing, and get none.
 *
 * @param address - of the wrapper's document
 * @returns removes the frames, unless they were taken
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

/** Takes the frames that were made ahead, if there are any of this address. */
export function takeWarmFrames(address: string): WarmFrames | undefined {
  if (warm?.address !== address) return undefined;
  const { element, isGreeted, isLoaded, stop } = warm;
  const taken = warm;
  warm = undefined;
  stop();
  // What has loaded without a greeting is an error page, as without a network.
  if (element.isConnected && (isGreeted || !isLoaded)) return taken;
  element.remove();
  return undefined;
}

/** Moves frames to where they show, without loading them anew. */
export function placeWarmFrames({ element }: WarmFrames, host: HTMLElement): void {
  element.hidden = false;
  // TypeScript does not know it yet.
  (host as HTMLElement & { moveBefore: (node: Node, child: null) => void }).moveBefore(
    element,
    null,
  );
}
