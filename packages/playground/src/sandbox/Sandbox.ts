import type { EvaluationOutcome, EvaluationProgram, Merge } from '@griffel-site/engine';
import type { CompiledModule } from '../compile/CompiledModule.ts';
import type {
  ColorScheme,
  Directions,
  InsertionOrder,
  InspectStep,
  Override,
  OtherRule,
  RenderedClasses,
  PreviewStates,
} from './protocol/messages.ts';

/** Source text of the sandbox's scripts; the page fetches them, because the sandbox has no network. */
export interface SandboxScripts {
  /** React, Griffel and the runtime that renders; runs in the inner frame. */
  frame: string;
  /** The engine's evaluation: runs in a worker inside the sandbox. */
  evaluator: string;
}

export interface SandboxOptions {
  /** The parent element of the outer frame. */
  host: HTMLElement;
  /** The outer frame's name for screen readers. @default 'Preview' */
  title?: string;
  /** CSS of the document that the code renders into. @default that of the preview */
  style?: string;
  /** Whether to report the height of the content. @default false */
  measuresHeight?: boolean;
  /** The address of the wrapper, a document of the site with a policy of its own. */
  wrapper: string;
  /** Loads the scripts with a release of Griffel, each time that the frames are set up. */
  loadScripts: () => Promise<SandboxScripts>;
  /** Loads the part `fluent` when code imports Fluent UI. @default such code does not run */
  loadFluent?: () => Promise<string>;
  onEvent: (event: SandboxEvent) => void;
  /** Milliseconds between pings to the frames; see `createWatchdog`. @default `PING_INTERVAL` */
  pingInterval?: number;
}

/** Why the frames were replaced while code ran. */
export type StopReason =
  /** The frames did not answer: the code keeps their thread busy. */
  | 'hang'
  /** The frames' process has ended, e.g. because it ran out of memory. */
  | 'crash'
  /** The code navigated the frame to another address, or filled the tab's history. */
  | 'navigation'
  /** The code sent the page too many messages. */
  | 'flood'
  /** The code kept taking the focus from the page. */
  | 'focus'
  /** The frames answer but no longer render: the code removed or replaced something that rendering needs. */
  | 'broken';

/** What to render. Modules that did not change since the last update keep their state. */
export interface PreviewUpdate {
  /** Increases with each update; events have it, too. */
  revision: number;
  entry: string;
  modules: readonly CompiledModule[];
}

/** Something that went wrong while the user's code ran. Texts are untrusted and bounded. */
export interface RunFault {
  phase: 'load' | 'render' | 'event' | 'effect' | 'async' | 'hang';
  name: string;
  message: string;
  /** The place in the user's files, 1-based, if the browser reports it. */
  file?: string;
  line?: number;
  column?: number;
}

/** A line in the console. */
export interface ConsoleEntry {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  /** The printed arguments, bounded. */
  text: string;
  file?: string;
  line?: number;
}

/** A default export that is not a component. */
export interface PlainExport {
  /** `hook`: the return value of `makeStyles` or a similar function. `nothing`: there is no default export. */
  kind: 'hook' | 'value' | 'nothing';
  /** For a hook of makeStyles, classes by slot; for one of makeResetStyles, one class under the name `class`. */
  classes?: Readonly<Record<string, string>>;
  /** For other values: the printed value, bounded. */
  text?: string;
}

/** An element as it was rendered. */
export interface RenderedElement {
  /** Its index among the reported elements. */
  index: number;
  /** The number of reported elements. */
  count: number;
  tag: string;
  /** The number of its ancestors below the body. */
  depth: number;
  /** Its own text, truncated. */
  text: string;
  classes: string;
  /** Computed values of the requested properties, in the same order. */
  values: readonly string[];
  /** Left, top, width and height in CSS pixels. */
  box: readonly number[];
}

/** An element that the user inspects. Texts are untrusted and bounded. */
export interface InspectedElement {
  tag: string;
  classes: readonly string[];
  /** Whether the user has chosen it; otherwise the pointer is over it. */
  isPicked: boolean;
  /** What else styles it, in the order of the page, if anything does. */
  rules?: readonly OtherRule[];
  /** What overrides its classes, if anything does. */
  overrides?: readonly Override[];
}

/** All events of the sandbox, already validated. */
export type SandboxEvent =
  | { type: 'ready' }
  | { type: 'rendered'; revision: number }
  /** Instead of `rendered` if there is no component. */
  | { type: 'plain'; revision: number; value: PlainExport }
  | { type: 'fault'; revision: number; fault: RunFault }
  | { type: 'console'; revision: number; entry: ConsoleEntry }
  /** Calls of mergeClasses that were not reported before in this revision; untrusted and bounded. */
  | { type: 'merges'; revision: number; merges: readonly Merge[] }
  /** Sent whenever the classes have changed. */
  | { type: 'classes'; revision: number; rendered: RenderedClasses }
  /** Sent if what is shown has no content, and again when that has changed. */
  | { type: 'empty'; revision: number; isEmpty: boolean }
  /** The height of the whole content in CSS pixels, sent whenever it has changed. */
  | { type: 'height'; revision: number; height: number }
  /** One of the rendered elements, after `readElements`; untrusted and bounded. */
  | { type: 'element'; revision: number; element: RenderedElement }
  /**
   * How many elements have one of the classes of the `point` call with that id, and how many of these have a
   * box.
   */
  | { type: 'pointed'; revision: number; id: number; elements: number; visible: number }
  /** The user inspects another element, or has left inspect mode with Escape. */
  | { type: 'inspected'; revision: number; element: InspectedElement | undefined }
  /**
   * The frames are being replaced with new, empty ones. Running evaluations are lost. `revision` is the last
   * update that the old frames received, if any. With `isAlone` it was the only one, and the page has no other
   * sandbox, so no other code was the cause.
   */
  | {
      type: 'restarted';
      reason: StopReason;
      revision: number | undefined;
      isAlone: boolean;
    }
  /** The sandbox cannot be set up; the reason is for the user. */
  | { type: 'failed'; reason: string };

export type PointedEvent = Extract<SandboxEvent, { type: 'pointed' }>;

export type InspectedEvent = Extract<SandboxEvent, { type: 'inspected' }>;

/** Events that the inner frame sends as JSON. They are untrusted, because the user's code can send them, too. */
export type FrameEvent = Exclude<SandboxEvent, { type: 'ready' | 'restarted' | 'failed' }>;

/** Runs the user's code in an opaque frame inside another opaque frame, and evaluates its styles in a worker. */
export interface Sandbox {
  /**
   * Evaluates the arguments of style calls in the worker.
   *
   * @throws EvaluationTimeoutError after `EVALUATION_LIMIT`; the worker is then replaced
   */
  evaluate(program: EvaluationProgram): Promise<EvaluationOutcome>;
  /** Renders; an event reports the result. A later update supersedes an earlier one. */
  render(update: PreviewUpdate): void;
  /** Initially left to right. */
  setDirection(direction: Directions): void;
  /** Initially that of the document's CSS. */
  setScheme(scheme: ColorScheme): void;
  /** Reinserts all rules in another order; the next update uses the default order again. */
  setOrder(order: InsertionOrder): void;
  /**
   * Outlines the elements with one of the classes until the next call. `pointed` events report how many there
   * are, now and whenever that changes.
   *
   * @param color - a CSS color
   * @returns the `id` of the `pointed` events
   */
  point(classes: readonly string[], color: string): number;
  /**
   * Lets the user pick an element by pointer or arrow keys; `inspected` events report it. Meanwhile the
   * user's code gets no pointer events. Escape, or a call without a color, ends it.
   */
  inspect(color: string | undefined): void;
  /** Goes from the inspected element to one near it, or to the first element. */
  step(step: InspectStep): void;
  /** Renders from now on as if elements and the browser were in these states. */
  setStates(states: PreviewStates): void;
  /** Moves the focus into the preview. */
  focus(): void;
  /** Discards all state of the running code and creates new frames. */
  restart(): Promise<void>;
  destroy(): void;
}

/** A sandbox in which releases of Griffel can be compared. */
export interface VersionedSandbox extends Sandbox {
  /**
   * Requests an event for each rendered element.
   *
   * @param properties - the properties whose computed values the events have, at most `LIMITS.properties`
   */
  readElements(properties: readonly string[]): void;
}
