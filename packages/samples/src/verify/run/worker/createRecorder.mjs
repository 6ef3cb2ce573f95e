import { format } from 'node:util';

/**
 * What prints its arguments, beside `error`: a message that nobody sees here would be one that no author
 * has to expect. Counters and timers are left out, because what they print differs from run to run.
 *
 * @type {import('../RunReport.ts').RunLog['level'][]}
 */
const PRINTING = [
  'warn',
  'log',
  'info',
  'debug',
  'dir',
  'dirxml',
  'table',
  'trace',
  'group',
  'groupCollapsed',
];

/**
 * Creates what writes down a run: its faults and what it logs. Repetitions of a file count once, as React
 * tries a component twice before it gives up.
 */
export function createRecorder() {
  /** @type {import('../RunReport.ts').RunReport} */
  const report = { logs: [], faults: [], rendered: [], results: [], css: '', timedOut: false };
  let isClosed = false;
  /** @type {string[]} */
  let rendered = [];
  /** @type {import('@griffel-site/engine').Merge[]} */
  let merges = [];

  /** @param {import('../RunReport.ts').RunLog['level']} level */
  const log =
    (level) =>
    (/** @type {unknown[]} */ ...values) => {
      if (isClosed) return;
      const text = format(...values.map((value) => (isError(value) ? String(value) : value)));
      const { stack } = new Error();
      const place = findPlace(stack);
      const isKnown = report.logs.some(
        (one) => one.level === level && one.text === text && one.place?.file === place?.file,
      );
      if (isKnown) return;
      report.logs.push({ speaker: findSpeaker(stack), level, text, ...(place && { place }) });
    };
  const ignore = () => undefined;
  const error = log('error');

  return {
    report,
    console: {
      ...Object.fromEntries(Object.keys(console).map((name) => [name, ignore])),
      ...Object.fromEntries(PRINTING.map((level) => [level, log(level)])),
      error,
      assert: (/** @type {unknown} */ isTrue, /** @type {unknown[]} */ ...values) => {
        if (!isTrue)
          error(...(values.length > 0 ? ['Assertion failed:', ...values] : ['Assertion failed']));
      },
    },
    /** @param {string} component what `markComponents` has called it */
    addRendered(component) {
      if (!rendered.includes(component)) rendered.push(component);
      if (!isClosed && !report.rendered.includes(component)) report.rendered.push(component);
    },
    /** @returns the components that were rendered since the last call */
    takeRendered() {
      const taken = rendered;
      rendered = [];
      return taken;
    },
    /** @param {import('@griffel-site/engine').Merge} merge */
    addMerge(merge) {
      merges.push(merge);
    },
    /** @returns the calls of mergeClasses since the last time */
    takeMerges() {
      const taken = merges;
      merges = [];
      return taken;
    },
    /** What follows is not the author's: it is not written down. */
    close() {
      isClosed = true;
    },
    /**
     * @param {string} phase what ran
     * @param {unknown} error
     */
    addFault(phase, error) {
      if (isClosed) return;
      const text = isError(error) ? String(error) : format(error);
      if (report.faults.some((fault) => fault.text === text)) return;
      const stack = isError(error) ? error.stack : undefined;
      const place = findPlace(stack);
      report.faults.push({ speaker: findSpeaker(stack), phase, text, ...(place && { place }) });
    },
  };
}

/**
 * Errors of a sample are no instances of this realm's Error, and a DOMException is none of any.
 *
 * @param {unknown} value
 * @returns {value is Error}
 */
function isError(value) {
  return /^\[object (?:Error|DOMException)\]$/.test(Object.prototype.toString.call(value));
}

/**
 * Finds the first line of a sample in a stack.
 *
 * @param {unknown} stack
 * @returns {{ file: string, line: number } | undefined}
 */
function findPlace(stack) {
  const match = /sample:\/\/\/(.+?):(\d+)/.exec(typeof stack === 'string' ? stack : '');
  return match ? { file: match[1], line: Number(match[2]) } : undefined;
}

/**
 * Finds whose code is on top of a stack: the library's, the sample's, or that of another package.
 *
 * @param {unknown} stack
 * @returns {import('../RunReport.ts').Speaker}
 */
function findSpeaker(stack) {
  const frame = (typeof stack === 'string' ? stack : '')
    .split('\n')
    .find((line) => /sample:\/\/\/|node_modules/.test(line));
  if (frame?.includes('/@griffel/')) return 'Griffel';
  return frame === undefined || frame.includes('sample:///') ? 'the sample' : 'another package';
}
