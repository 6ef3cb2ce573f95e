import type { Problem } from '../problems/Problem.ts';
import { describeForeign, GRIFFEL_EXPORTS } from '../problems/remedies.ts';
import type { ConsoleEntry, RunFault, StopReason } from '../sandbox/Sandbox.ts';
import type { Hold, RunError } from './RunState.ts';

export const NO_ENGINE =
  'The compiler did not load. Check your connection, then press Run. Your code is not lost.';

const NOT_COMPILED = 'This code does not compile';

const TITLES: Record<RunFault['phase'], string> = {
  load: 'This code failed to load',
  render: 'This component failed to render',
  event: 'Error in an event handler',
  effect: 'Error in an effect',
  async: 'Error in a timer or promise',
  hang: 'This code was stopped',
};

const STOPS: Record<StopReason, string> = {
  hang: 'This code stopped responding, so it was stopped.',
  crash: 'This code crashed the preview, probably because it ran out of memory.',
  navigation: 'This code navigated the preview to another address and was stopped.',
  flood: 'This code sent the page too many messages and was stopped.',
  focus: 'This code kept moving the keyboard focus into the preview and was stopped.',
  broken: 'This code broke the preview: it removed the document or replaced built-in functions.',
};

/** Says why code was stopped; undefined if it is held for another reason. */
export function describeStop(reason: Hold | undefined): string | undefined {
  return reason === undefined || reason === 'link' || reason === 'unfinished'
    ? undefined
    : STOPS[reason];
}

/**
 * Describes, over the preview, a problem that kept code from running.
 *
 * @param hasContent - whether the preview still shows something rendered
 */
export function describeError(
  { source, file, line, column, from, message, remedy }: Problem,
  hasContent: boolean,
): RunError {
  return {
    title: source === 'syntax' ? NOT_COMPILED : 'This code does not run',
    message,
    // Without a range, the remedy is only to fix the syntax.
    ...(remedy !== undefined && from !== undefined && { remedy }),
    file,
    line,
    column,
    isBlocking: true,
    leavesEarlier: hasContent,
  };
}

/** Words a syntax error over the preview like the list of problems, where TypeScript may have improved it. */
export function rewordError(
  error: RunError | undefined,
  problems: readonly Problem[],
): RunError | undefined {
  if (error?.title !== NOT_COMPILED) return error;
  const better = problems.find(({ source, file }) => source === 'syntax' && file === error.file);
  return better ? describeError(better, error.leavesEarlier) : error;
}

/** Describes, over the preview, a fault of running code; `hasContent` as above. */
export function describeFault(fault: RunFault, hasContent: boolean): RunError {
  const { phase, file, line, column } = fault;
  return {
    title: TITLES[phase],
    message: printFault(fault),
    ...describeRemedy(fault),
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    isBlocking: phase === 'load' || phase === 'render' || phase === 'hang',
    leavesEarlier: hasContent && (phase === 'load' || phase === 'render' || phase === 'effect'),
  };
}

/**
 * Converts a fault of running code to a problem.
 *
 * @param entry - the file to blame if the browser does not say
 */
export function faultToProblem(fault: RunFault, entry: string): Problem {
  return {
    source: 'run',
    severity: 'error',
    file: fault.file ?? entry,
    line: fault.line ?? 1,
    column: fault.column ?? 1,
    message: printFault(fault),
    ...describeRemedy(fault),
  };
}

/**
 * What to do about faults of running code, by their messages. With a severity, React only logs the message, and the
 * component does not work as it is meant.
 */
const REMEDIES: readonly (readonly [
  message: RegExp,
  remedy: string,
  logged?: Problem['severity'],
])[] = [
  [
    // `useClasses()` of an import is compiled to `styles.useClasses.call(…)`. V8, then Firefox, then WebKit.
    /^(?:Cannot read properties of undefined \(reading 'call'\)|can't access property "call", .* is undefined|undefined is not an object \(evaluating '.*\.call'\))/,
    'The function that is called here is undefined. If it is imported, its file or package does not export this name.',
  ],
  [
    /Target container is not a DOM element/,
    'Write export default App instead of createRoot(): the preview renders what App.tsx exports.',
  ],
  [
    // `useContext()` of a context without a default value. V8; others name the object only.
    /^Cannot destructure property '.*' of '_react\.useContext\./,
    'Render the provider of this context around the component, or give createContext() a default value.',
  ],
  [
    /\bmust be\b.{0,60}\b(?:with)?in(?:side)?\b.{0,60}Provider|\b(?:no|missing|without an?) \w*Provider\b/i,
    'Render this provider around the component, in what App exports.',
  ],
  [
    // Without a component, React has no hooks. V8, then Firefox, then WebKit.
    /^Invalid hook call|^Rendered (?:more|fewer) hooks than|^Cannot read properties of null \(reading 'use[A-Z]|^can't access property "use[A-Z]|^null is not an object \(evaluating '.*\.use[A-Z]/,
    'Call hooks, including those from makeStyles(), at the start of a component: not in conditions, loops, event handlers or outside of components.',
  ],
  [
    /^Objects are not valid as a React child/,
    'React renders text, numbers, elements, and arrays of them. Render a property of the object, or JSON.stringify() of it.',
  ],
  [
    /^The `style` prop expects a mapping/,
    "style takes an object, as in style={{ color: 'red' }}; classes belong in className.",
  ],
  [
    /^Too many re-renders/,
    'The component sets its state while it renders. Set it in an event handler, as in onClick={() => setCount(1)}, or in an effect.',
  ],
  [
    /^.{1,100} is an async Client Component\.?/,
    'Write the component without async. Load data in an effect, and keep it in state.',
    'error',
  ],
  [
    // V8, then Firefox, then WebKit.
    /^(?:Failed to fetch|NetworkError when attempting to fetch resource|Load failed)/,
    'The preview has no network. Write the data into a file, or return it from a promise: Promise.resolve([1, 2]).',
  ],
  [
    // V8 and Firefox, for cookies and for databases; WebKit.
    /\ballow-same-origin\b|\bIndexed Database\b|\bIDBFactory\b|^The operation is insecure/,
    'The preview keeps no cookies and no databases. Use localStorage, which it keeps until Run is pressed.',
  ],
  [
    // V8 and Firefox, then WebKit.
    /^(?:Shared)?Worker is not a constructor|^undefined is not a constructor \(evaluating 'new (?:Shared)?Worker/,
    'The preview has no workers. Call the function itself.',
  ],
  [
    /\bimport\.meta\b/,
    'Bundlers replace import.meta.env with values. The playground does not: write the value itself.',
  ],
  [
    // V8, then Firefox, then WebKit.
    /\bCustomElementRegistry\b.*\balready been (?:used|defined)|^CustomElementRegistry\.define: |^Cannot define multiple custom elements/,
    'An element can be defined once in a page. Press Run, which starts a new one.',
  ],
  [
    /^A component was suspended by an uncached promise\.?/,
    'Each render creates another promise. Create it once, outside of the component, and pass that one to use().',
    'error',
  ],
  [
    /^Element type is invalid/,
    'A tag in capitals must name a component. Check that it is imported, and that its file exports it under this name.',
  ],
  [
    /^(?:makeStyles|makeResetStyles)\(\): this function cannot be called in component's scope/,
    'Move the call to the top level of the file, above the component. For values from props, write a slot for each, or set a CSS variable with style={{}}.',
  ],
  [
    /^Maximum update depth exceeded\.?/,
    'An effect sets state that makes it run again, endlessly. Pass useEffect() a dependency array without that state.',
    'error',
  ],
  [
    /^Each child in a list should have a unique "key" prop\.?/,
    'Give each element a key that tells it from the others: {items.map((item) => <li key={item.id} />)}.',
    'warning',
  ],
  [
    // V8, then Firefox, then WebKit.
    /^(?:Cannot read properties of (?:undefined|null) |can't access property |(?:undefined|null) is not an object )/,
    'The value before the dot is undefined or null. Give it a value, or write ?. instead of the dot. The preview passes no props to the component.',
  ],
];

/**
 * Converts a line that React has logged to a problem; undefined for any other line.
 *
 * @param entry - the file to blame if the browser does not say
 */
export function logToProblem(
  { level, text, ...place }: ConsoleEntry,
  entry: string,
): Problem | undefined {
  if (level !== 'error') return undefined;
  for (const [pattern, , severity] of REMEDIES) {
    const message = pattern.exec(text)?.[0];
    if (severity === undefined || message === undefined) continue;
    return { ...faultToProblem({ phase: 'render', name: '', message, ...place }, entry), severity };
  }
  return undefined;
}

function describeRemedy({ message }: RunFault): { remedy?: string } {
  const remedy =
    REMEDIES.find(([pattern]) => pattern.test(message))?.[1] ?? describeUnknownName(message);
  return remedy === undefined ? {} : { remedy };
}

const REACT_NAMES =
  /^(?:use(?:State|Effect|Ref|Memo|Callback|Reducer|Context|Id|LayoutEffect)|createContext|memo|forwardRef|Fragment)$/;

/** Says where a name comes from that is not defined; WebKit words it differently. */
function describeUnknownName(message: string): string | undefined {
  const name = /^(\S+) is not defined$|^Can't find variable: (\S+)$/.exec(message);
  const unknown = name?.[1] ?? name?.[2];
  if (unknown === undefined) return undefined;
  if (GRIFFEL_EXPORTS.has(unknown)) return `Write import { ${unknown} } from '@griffel/react'.`;
  return REACT_NAMES.test(unknown)
    ? `Write import { ${unknown} } from 'react'.`
    : (describeForeign(unknown) ?? 'Declare it, or import it.');
}

/**
 * `TypeError: x is not a function`; the name is not repeated if the message begins with it. Calls of imports are
 * as the user wrote them: `_react.useContext.call(...)` is `useContext()`.
 */
function printFault({ name, message }: RunFault): string {
  const text = message.replaceAll(/\b_\w+\.([\w$]+)\.call\(\.\.\.\)/g, '$1()');
  return name === '' || text.startsWith(`${name}:`) ? text : `${name}: ${text}`;
}
