import type { Direction, EvaluationProgram } from '@griffel-site/engine';
import type { CompiledModule } from '../../compile/CompiledModule.ts';

/** The part of a module that the frame receives. */
export type ModuleSource = Omit<CompiledModule, 'findColumn'>;

/** The page's first message to the wrapper, sent along with a port. */
export interface StartMessage {
  type: 'start';
  /** HTML of the inner frame's document. */
  document: string;
  /** The worker's script. */
  evaluator: string;
}

/** `both` renders the code twice, left to right and right to left, side by side if there is room. */
export type Directions = Direction | 'both';

/** The colors that the browser uses by default, e.g. for text. */
export type ColorScheme = 'light' | 'dark';

/** The elements to outline: those with one of the classes. */
export interface PointTarget {
  /** The `pointed` event has the same id. */
  id: number;
  classes: readonly string[];
  /** The CSS color of the outline. */
  color: string;
}

/** From an inspected element to one near it. */
export type InspectStep = 'parent' | 'child' | 'previous' | 'next';

/** The step that each arrow key takes, on the page and in the frame. */
export const INSPECT_KEYS: Readonly<Record<string, InspectStep>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/** Messages from the page to the frame. */
export type ToFrame =
  | {
      type: 'render';
      revision: number;
      entry: string;
      modules: readonly ModuleSource[];
      /** Whether to report the height of the content. */
      measuresHeight: boolean;
    }
  | { type: 'direction'; direction: Directions }
  | { type: 'scheme'; scheme: ColorScheme }
  /** Asks for the rendered elements: their classes, boxes, and these computed properties. */
  | { type: 'elements'; properties: readonly string[] }
  | { type: 'order'; order: InsertionOrder }
  | { type: 'point'; target: PointTarget | undefined }
  /** The color of the outline; undefined ends it. */
  | { type: 'inspect'; color: string | undefined }
  | { type: 'step'; step: InspectStep }
  | { type: 'states'; states: PreviewStates };

/** Messages from the page to the wrapper. */
export type ToWrapper =
  | { type: 'frame'; message: ToFrame }
  | { type: 'ping'; id: number }
  /** The focus moved into the frames: asks whether the user moved it. */
  | { type: 'ask-activity'; id: number }
  /** Moves the focus into the preview. */
  | { type: 'focus' }
  | { type: 'evaluate'; id: number; program: EvaluationProgram };

/** What the user did in the inner frame. */
export interface UserActivity {
  /** Whether the frame has user activation: the user did something there in the last seconds. */
  isActive: boolean;
  /** Milliseconds since a pointer was pressed or released there; infinite if never. */
  sincePress: number;
}

/** Messages from the wrapper, whose code is ours, to the page. Their texts come from the user's code. */
export type FromWrapper =
  | { type: 'ready' }
  /** The inner frame answered the ping. */
  | { type: 'pong'; id: number }
  /**
   * Recent user activity in the frames, as the browser reports it to the wrapper; the user's code cannot
   * forge it.
   */
  | { type: 'activity'; id: number; activity: UserActivity }
  /** Unparsed JSON from the inner frame. */
  | { type: 'frame'; text: string }
  /** Unparsed JSON from the worker; undefined if it was too long. */
  | { type: 'evaluated'; id: number; text: string | undefined }
  | { type: 'timeout'; id: number }
  /** The inner frame navigated to another address, which its policy blocks, so its document is gone. */
  | { type: 'left' }
  /** The inner frame reports that it no longer works. */
  | { type: 'broken' };

/** The wrapper's first message to the page. */
export const GREETING = 'griffel-playground';

/** The frame's message that it no longer works. */
export const BROKEN = 'broken';

/** Stands before the name of a value that JSON cannot contain: `undefined`, or a number such as NaN. */
export const NO_JSON = '\0';

/** A class list of rendered elements that contains classes of Griffel. */
export interface ClassList {
  /** The tag of the first element that has it. */
  tag: string;
  classes: string;
  /** How many elements have it. */
  count: number;
  /** Whether one of them is in right-to-left text. */
  isRightToLeft?: boolean;
  /** Whether one of them is in no container whose size queries can ask for. */
  hasNoContainer?: boolean;
  /** What overrides the classes on one of them. */
  overrides?: readonly Override[];
}

/** Declarations that override those of a class, but are not of a class on the same element. */
export interface Override {
  /** The class whose declarations are overridden. */
  className: string;
  /** The selector of its rule. */
  overridden: string;
  /** `['margin-top', 'margin-bottom']`. */
  longhands: readonly string[];
  /** The selector of the rule that applies; empty for an inline style. */
  selector: string;
  /** What applies: `margin: 8px auto`. */
  applied: string;
}

/** A rule that styles an element without being one of its classes: a static style, or one of another element. */
export interface OtherRule {
  selector: string;
  /** Its declarations: `color: pink; margin: 0`. */
  declarations: string;
}

/** A computed value that another order of insertion changed. */
export interface OrderChange {
  tag: string;
  /** `::before` or `::after`; empty for the element itself. */
  pseudo: string;
  property: string;
  before: string;
  after: string;
}

/** How the rules of the preview are inserted. */
export interface InsertionOrder {
  /** Whether all rules that the code inserted are inserted in reverse before it renders. */
  isReversed: boolean;
  /** Whether media and container queries are sorted by width rather than by text. */
  isByWidth: boolean;
}

export const DEFAULT_ORDER: InsertionOrder = { isReversed: false, isByWidth: false };

/** Griffel's classes in the rendered tree; untrusted and bounded. */
export interface RenderedClasses {
  lists: readonly ClassList[];
  /** Whether not everything that could override a class was tried, because it would have taken too long. */
  isCut?: boolean;
  /** Classes in the order in which their rules were inserted. */
  arrived: readonly string[];
  order: InsertionOrder;
  /** What `order` changes, compared with the default order. */
  changes: readonly OrderChange[];
}

/** Pseudo-classes that can be switched on. `:focus` implies `:focus-within`, and `:focus-visible` implies both. */
export const PSEUDO_STATES = [
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':disabled',
] as const;
export type PseudoState = (typeof PSEUDO_STATES)[number];

/** Media features that can be switched, with their possible values. */
export const MEDIA_STATES = {
  'prefers-color-scheme': ['light', 'dark'],
  'prefers-reduced-motion': ['reduce', 'no-preference'],
  'forced-colors': ['active', 'none'],
} as const;
export type MediaFeature = keyof typeof MEDIA_STATES;

/** States that the preview shows even though the browser is not in them. */
export interface PreviewStates {
  pseudo: readonly PseudoState[];
  /** Which elements are in them: all that can be, or the one that is picked in inspect mode, with its ancestors. */
  on: 'all' | 'picked';
  media: Readonly<Partial<Record<MediaFeature, string>>>;
  /** Whether rules for print apply instead of those for screens. */
  isPrint: boolean;
  /** The width of all query containers, in CSS pixels; undefined to leave them as they are. */
  containerWidth: number | undefined;
}

export const NO_STATES: PreviewStates = {
  pseudo: [],
  on: 'all',
  media: {},
  isPrint: false,
  containerWidth: undefined,
};
