import type { SourceFiles } from '@griffel-site/engine';
import { describeStop } from './describeError.ts';
import { Runner } from './Runner.ts';
import type { RunError, RunState } from './RunState.ts';
import { createSandbox } from '../sandbox/createSandbox.ts';
import type { SandboxOptions } from '../sandbox/Sandbox.ts';

export interface SampleRunOptions extends Pick<SandboxOptions, 'host' | 'wrapper' | 'loadScripts'> {
  /** The frame's name for screen readers. */
  title: string;
  /** CSS of the document that the sample renders into. */
  style: string;
  files: SourceFiles;
  /** The file, one of `files`, whose default export is rendered; messages do not name it. */
  entry: string;
  /** Called after each change. After `stopped` and `left`, the frames are gone. */
  onChange: (news: SampleRunNews) => void;
}

/** The state of a running sample. */
export interface SampleRunNews {
  /**
   * `starting`: nothing is rendered yet. `stopped`: it does not run, for the reason in `message`. `left`:
   * another sample of the page was started.
   */
  phase: 'starting' | 'running' | 'stopped' | 'left';
  /** What went wrong, for the user; the sample may still run. */
  message?: string;
  /** The height of the content in CSS pixels; 0 until it is known. Untrusted, but a whole number. */
  height: number;
  /** Whether the focus is in the frame, which CSS cannot tell; or was there when the sample stopped. */
  isInside: boolean;
}

/** A running sample. */
export interface SampleRun {
  /** Ends it and removes its frames; `onChange` is not called again. */
  stop(): void;
  /** Moves the focus into the rendered sample. */
  focus(): void;
}

const FAILURE =
  'The sample cannot run here: a script did not load, or a content security policy blocks it. Check your connection, then run the sample again.';

/** The running sample. */
let current: { leave: () => void } | undefined;

/**
 * Runs a sample in the sandbox of the playground, as part of another page.
 *
 * Only one sample of a page runs at a time: a new one ends the one before. Browsers run all sandboxes of a
 * page in one process, where a sample that hangs would also stop the others, and nobody could tell which one
 * hangs.
 */
export function runSample(options: SampleRunOptions): SampleRun {
  const { host, title, style, files, entry, wrapper, loadScripts, onChange } = options;
  let height = 0;
  let isOver = false;
  let isInside = false;

  const runner = new Runner({
    entry,
    isVerified: true,
    loadEngine: () => import('./engineChunk.ts'),
    describe: () => [],
    createSandbox: (onEvent) =>
      createSandbox({
        host,
        title,
        style,
        wrapper,
        loadScripts,
        measuresHeight: true,
        onEvent(event) {
          if (event.type === 'height') height = Math.max(height, event.height);
          onEvent(event);
          if (event.type === 'height') report();
        },
      }),
  });

  // Tracked all the time, because after a frame is removed, nothing shows that it had the focus.
  const readFocus = (): void => {
    const { activeElement } = document;
    const was = isInside;
    isInside = activeElement instanceof HTMLIFrameElement && host.contains(activeElement);
    if (isInside !== was) report();
  };
  const readFocusLater = (): void => void setTimeout(readFocus);
  addEventListener('blur', readFocusLater);
  addEventListener('focusin', readFocus);

  const end = (): void => {
    isOver = true;
    if (current === self) current = undefined;
    removeEventListener('blur', readFocusLater);
    removeEventListener('focusin', readFocus);
    runner.destroy();
  };
  const report = (): void => {
    if (isOver) return;
    const news = { ...readState(runner.getState(), entry), height, isInside };
    if (news.phase === 'stopped') end();
    onChange(news);
  };
  const self = {
    leave() {
      end();
      onChange({ phase: 'left', height, isInside });
    },
  };

  current?.leave();
  current = self;
  runner.subscribe(report);
  runner.open(files);
  return { stop: end, focus: () => runner.sandbox?.focus() };
}

function readState(
  { failure, hold, error, plain, rendered }: RunState,
  entry: string,
): Pick<SampleRunNews, 'phase' | 'message'> {
  if (failure !== undefined) return { phase: 'stopped', message: FAILURE };
  if (hold !== undefined) return { phase: 'stopped', message: describeStop(hold) ?? '' };
  if (error) {
    const phase = error.isBlocking || rendered === 0 ? 'stopped' : 'running';
    return { phase, message: printError(error, entry) };
  }
  if (plain) return { phase: 'stopped', message: 'This sample has no component to render.' };
  return { phase: rendered > 0 ? 'running' : 'starting' };
}

/** `Error in an event handler: TypeError: … (Button.tsx:3)` */
function printError({ title, message, file, line }: RunError, entry: string): string {
  const place = file === undefined || file === entry ? '' : ` (${file}:${String(line ?? 1)})`;
  return `${title}: ${message}${place}`;
}
