import type { Direction, EvaluationOutcome, EvaluationProgram, Merge } from '@griffel-site/engine';
import type { CompiledModule } from '../compile/CompiledModule.ts';
import type { PreviewStates } from './PreviewStates.ts';
import type {
  ColorScheme,
  Directions,
  InsertionOrder,
  InspectStep,
  RenderedClasses,
} from './protocol/messages.ts';

/** Texts of the scripts that the sandbox runs; the page fetches them, because the sandbox has no network. */
export interface SandboxScripts {
  /** React, Griffel and what renders: runs in the inner frame. */
  frame: string;
  /** The engine's evaluation: runs in a worker inside the sandbox. */
  evaluator: string;
}

export interface SandboxOptions {
  /** Where the outer frame is put. */
  host: HTMLElement;
  /** What screen readers call that frame. @default 'Preview' */
  title?: string;
  /** Rules of the document that the code renders into. @default those of the preview */
  style?: string;
  /** Whether events tell how high the content is. @default false */
  measuresHeight?: boolean;
  /** The address of the wrapper, a document of the site with a policy of its own. */
  wrapper: string;
  /** Loads the scripts, of a release of Griffel or of the newest. */
  loadScripts: (version?: string) => Promise<SandboxScripts>;
  /** The release of Griffel to begin with. @default the newest */
  version?: string;
  /** Loads the part `fluent`, once code imports Fluent UI. @default such code does not run */
  loadFluent?: () => Promise<string>;
  onEvent: (event: SandboxEvent) => void;
  /** Milliseconds between looks whether the frames answer; see `createWatchdog`. @default `PING_INTERVAL` */
  pingInterval?: number;
}

/** Why the frames were replaced while code ran. */
export type StopReason =
  /** They did not answer: the code keeps its thread busy. */
  | 'hang'
  /** Their process has ended, e.g. for want of memory. */
  | 'crash'
  /** The code led the frame to another address. */
  | 'navigation'
  /** It sent the page messages without end. */
  | 'flood'
  /** It took the focus from the page again and again. */
  | 'focus'
  /** They answer, but do not render any more: the code removed or replaced what that takes. */
  | 'broken';

/** What to render. Modules that did not change since the last update keep their state. */
export interface PreviewUpdate {
  /** Counts up; events carry it. */
  revision: number;
  entry: string;
  modules: readonly CompiledModule[];
  direction: Directions;
  /** @default what the rules of the document say */
  scheme?: ColorScheme | undefined;
}

/** Something that went wrong while the reader's code ran. Texts are untrusted and bounded. */
export interface RunFault {
  phase: 'load' | 'render' | 'event' | 'effect' | 'async' | 'hang';
  name: string;
  message: string;
  /** Where in the reader's files, where the browser says so; 1-based. */
  file?: string;
  line?: number;
  column?: number;
}

/** A line in the console. */
export interface ConsoleEntry {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  /** Arguments, printed and bounded. */
  text: string;
  file?: string;
  line?: number;
}

/** What the default export gave where it is no component: printed, e.g. the classes of a `makeStyles` hook. */
export interface PlainExport {
  /** `hook` for what `makeStyles` and its like return. */
  kind: 'hook' | 'value' | 'nothing';
  /** Of a hook of makeStyles: classes by slot; of makeResetStyles: one class under the name `class`. */
  classes?: Readonly<Record<string, string>>;
  /** Of other values: printed and bounded. */
  text?: string;
}

/** An element as it was rendered. */
export interface RenderedElement {
  /** Its place among those that are told of, from 0, and how many these are. */
  index: number;
  count: number;
  tag: string;
  /** How many elements of the body it is in. */
  depth: number;
  /** Its own text, cut short. */
  text: string;
  classes: string;
  /** Computed values of the properties that were asked for, in their order. */
  values: readonly string[];
  /** Left, top, width and height in CSS pixels. */
  box: readonly number[];
}

/** An element that the user inspects. Texts are untrusted and bounded. */
export interface InspectedElement {
  tag: string;
  classes: readonly string[];
  direction: Direction;
  /** Whether the user has chosen it; else the pointer is over it. */
  isPicked: boolean;
}

/** All that the sandbox says; already validated. */
export type SandboxEvent =
  | { type: 'ready' }
  | { type: 'rendered'; revision: number }
  /** Instead of `rendered`: there is no component. */
  | { type: 'plain'; revision: number; value: PlainExport }
  | { type: 'fault'; revision: number; fault: RunFault }
  | { type: 'console'; revision: number; entry: ConsoleEntry }
  /** Calls of mergeClasses that were not told of before in this revision; untrusted and bounded. */
  | { type: 'merges'; revision: number; merges: readonly Merge[] }
  /** Whenever they have changed. */
  | { type: 'classes'; revision: number; rendered: RenderedClasses }
  /** In CSS pixels, whenever it has changed: what all of the content takes up. */
  | { type: 'height'; revision: number; height: number }
  /** One of the rendered elements, after `readElements`; untrusted and bounded. */
  | { type: 'element'; revision: number; element: RenderedElement }
  /** How many elements carry what was pointed at by the call of that number, and how many have a box. */
  | { type: 'pointed'; revision: number; id: number; elements: number; visible: number }
  /** The user is on another element, or has left inspect mode with Escape. */
  | { type: 'inspected'; revision: number; element: InspectedElement | undefined }
  /**
   * The frames were taken down and are set up anew, empty. Evaluations under way are lost.
   * `revision` is the last update that they were given, if any; `isAlone` says that they were given
   * no other one before, so that no earlier code can have been the cause.
   */
  | {
      type: 'restarted';
      reason: StopReason;
      revision: number | undefined;
      isAlone: boolean;
    }
  /** It cannot be set up at all: the reason is for the reader. */
  | { type: 'failed'; reason: string };

export type PointedEvent = Extract<SandboxEvent, { type: 'pointed' }>;

export type InspectedEvent = Extract<SandboxEvent, { type: 'inspected' }>;

/** What the inner frame tells the page, as JSON. It is untrusted: the reader's code can say it too. */
export type FrameEvent = Extract<
  SandboxEvent,
  {
    type:
      | 'rendered'
      | 'plain'
      | 'fault'
      | 'console'
      | 'merges'
      | 'classes'
      | 'height'
      | 'element'
      | 'pointed'
      | 'inspected';
  }
>;

/** The place where the reader's code runs: an opaque frame in an opaque frame, with a worker. */
export interface Sandbox {
  /**
   * Evaluates the arguments of style calls, in the worker.
   *
   * @throws EvaluationTimeoutError after the limit; the worker is new then
   */
  evaluate(program: EvaluationProgram): Promise<EvaluationOutcome>;
  /** Renders; the answer comes as an event. A later update supersedes an earlier one. */
  render(update: PreviewUpdate): void;
  setDirection(direction: Directions): void;
  setScheme(scheme: ColorScheme): void;
  /** Inserts the rules of what is rendered anew; the next update is in the usual order again. */
  setOrder(order: InsertionOrder): void;
  /**
   * Outlines the elements that carry one of the classes, until the next call; `pointed` tells how many
   * there are, now and whenever that changes.
   *
   * @param color - as CSS takes it
   * @returns the number that `pointed` carries
   */
  point(classes: readonly string[], color: string): number;
  /**
   * Lets the user pick an element, by pointer or arrow keys; `inspected` tells which. The user's code
   * gets no presses meanwhile. Escape, or a call without a color, ends it.
   */
  inspect(color: string | undefined): void;
  /** Goes from the inspected element to one near it, or to the first one. */
  step(step: InspectStep): void;
  /** Shows what is rendered, now and later, as if elements and the browser were in these states. */
  setStates(states: PreviewStates): void;
  /** Moves the focus into what is rendered. */
  focus(): void;
  /** Throws away all state of the running code and makes new frames. */
  restart(): Promise<void>;
  destroy(): void;
}

/** A sandbox in which releases of Griffel can be compared. */
export interface VersionedSandbox extends Sandbox {
  /**
   * Asks for an event for each rendered element.
   *
   * @param properties - whose computed values the events have, at most `LIMITS.properties`
   */
  readElements(properties: readonly string[]): void;
  /** Takes another release of Griffel, undefined for the newest, with the next `restart`. */
  setVersion(version: string | undefined): void;
}
