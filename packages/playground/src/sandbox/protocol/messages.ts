import type { Direction, EvaluationProgram } from '@griffel-site/engine';
import type { CompiledModule } from '../../compile/CompiledModule.ts';
import type { PreviewStates } from '../PreviewStates.ts';

/** What the frame gets of a module. */
export type ModuleSource = Omit<CompiledModule, 'findColumn'>;

/** What the page tells the wrapper when it sets it up, along with a port. */
export interface StartMessage {
  type: 'start';
  /** Text of the inner frame's document. */
  document: string;
  /** Script of the worker. */
  evaluator: string;
}

/** `both` renders the code twice, left to right and right to left, next to each other where there is room. */
export type Directions = Direction | 'both';

/** Which colors the browser uses where a page says nothing, e.g. for text. */
export type ColorScheme = 'light' | 'dark';

/** What is to be outlined: the elements that carry one of the classes. */
export interface PointTarget {
  /** Comes back with the number of elements. */
  id: number;
  classes: readonly string[];
  /** Of the outline, as CSS takes it. */
  color: string;
}

/** From an inspected element to one near it. */
export type InspectStep = 'parent' | 'child' | 'previous' | 'next';

/** What the page tells the frame. */
export type ToFrame =
  | {
      type: 'render';
      revision: number;
      entry: string;
      modules: readonly ModuleSource[];
      direction: Directions;
      scheme?: ColorScheme | undefined;
      /** Whether the page wants to know how high the content is. */
      measuresHeight: boolean;
    }
  | { type: 'direction'; direction: Directions }
  | { type: 'scheme'; scheme: ColorScheme }
  /** The page wants to know what was rendered: classes, places, and these computed properties. */
  | { type: 'elements'; properties: readonly string[] }
  | { type: 'order'; order: InsertionOrder }
  | { type: 'point'; target: PointTarget | undefined }
  /** The color of the outline; undefined ends it. */
  | { type: 'inspect'; color: string | undefined }
  | { type: 'step'; step: InspectStep }
  | { type: 'states'; states: PreviewStates };

/** What the page tells the wrapper. */
export type ToWrapper =
  | { type: 'frame'; message: ToFrame }
  | { type: 'ping'; id: number }
  /** The focus went into the frames: was that the user? */
  | { type: 'ask-activity'; id: number }
  /** The user wants to be in the preview. */
  | { type: 'focus' }
  | { type: 'evaluate'; id: number; program: EvaluationProgram; limit: number };

/** What the user did in the inner frame. */
export interface UserActivity {
  /** Whether the browser says that they did anything there in the last seconds. */
  isActive: boolean;
  /** Milliseconds since a pointer was pressed or released there; infinite for never. */
  sincePress: number;
}

/** What the wrapper, whose code is ours, tells the page. Texts are of the reader's code. */
export type FromWrapper =
  | { type: 'ready' }
  /** The inner frame answered the ping. */
  | { type: 'pong'; id: number }
  /** What the user has done in the frames, by what the browser tells the wrapper; no code can forge it. */
  | { type: 'activity'; id: number; activity: UserActivity }
  /** JSON of the inner frame, not looked into. */
  | { type: 'frame'; text: string }
  /** JSON of the worker, not looked into; undefined where it was too long. */
  | { type: 'evaluated'; id: number; text: string | undefined }
  | { type: 'timeout'; id: number }
  /** The inner frame went to another address, which its policy forbids: it is gone. */
  | { type: 'left' }
  /** The inner frame says that it cannot go on. */
  | { type: 'broken' };

/** What the frame says when it cannot go on. */
export const BROKEN = 'broken';

/** Stands for `undefined` in JSON, which has none. */
export const UNDEFINED = '\0undefined';

/** A list of classes on rendered elements, with classes of Griffel among them. */
export interface ClassList {
  /** The tag of the first element that has it. */
  tag: string;
  classes: string;
  /** How many elements have it. */
  count: number;
}

/** A computed value that another order of insertion changed. */
export interface OrderChange {
  tag: string;
  classes: string;
  /** Empty for the element itself, else `::before` or `::after`. */
  pseudo: string;
  property: string;
  before: string;
  after: string;
}

/** How the rules of the preview are inserted. */
export interface InsertionOrder {
  /** Whether all rules that the code inserted were there before, the last one first. */
  isReversed: boolean;
  /** Whether media and container queries are in the order of their widths, not of their text. */
  isByWidth: boolean;
}

/** What the rendered tree has of Griffel; untrusted and bounded. */
export interface RenderedClasses {
  lists: readonly ClassList[];
  /** Classes in the order in which their rules were inserted. */
  arrived: readonly string[];
  order: InsertionOrder;
  /** What the order changed, against the one in which the code renders. */
  changes: readonly OrderChange[];
}
