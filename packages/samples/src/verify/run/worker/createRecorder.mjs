import { format } from 'node:util';

/**
 * The console functions that print their arguments, besides `error`. All are recorded, so that authors must
 * expect every message. Counters and timers are left out, because their output differs from run to run.
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
 * Creates a recorder of a run's faults and logs. Repeated messages from a file are recorded once, because
 * React renders a component a second time before it gives up.
 */
export function createRecorder() {
  /** @type {import('../RunReport.ts').RunReport} */
  const report = { logs: [], faults: [], rendered: [], results: [], css: '', timedOut: false };
  let isPaused = false;
  /** @type {string[]} */
  let rendered = [];
  /** @type {import('@griffel-site/engine').Merge[]} */
  let merges = [];

  /** @param {import('../RunReport.ts').RunLog['level']} level */
  const log =
    (level) =>
    (/** @type {unknown[]} */ ...values) => {
      if (isPaused) return;
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
    /** @param {string} component its mark from `markComponents` */
    addRendered(component) {
      if (!rendered.includes(component)) rendered.push(component);
      if (!isPaused && !report.rendered.includes(component)) report.rendered.push(component);
    },
    /** @returns the components rendered since the last call */
    takeRendered() {
      const taken = rendered;
      rendered = [];
      return taken;
    },
    /** @param {import('@griffel-site/engine').Merge} merge */
    addMerge(merge) {
      merges.push(merge);
    },
    /** @returns the calls of mergeClasses since the last call */
    takeMerges() {
      const taken = merges;
      merges = [];
      return taken;
    },
    /** Stops recording logs and faults, for renderings that the author did not write. @returns continues */
    pause() {
      isPaused = true;
      return () => {
        isPaused = false;
      };
    },
    /**
     * @param {string} phase see `RunFault`
     * @param {unknown} error
     */
    addFault(phase, error) {
      if (isPaused) return;
      const text = isError(error) ? String(error) : format(error);
      if (report.faults.some((fault) => fault.text === text)) return;
      const stack = isError(error) ? error.stack : undefined;
      const place = findPlace(stack);
      report.faults.push({ speaker: findSpeaker(stack), phase, text, ...(place && { place }) });
    },
  };
}

/**
 * Errors of a sample are not instances of this realm's Error, and a DOMException is not an instance of any
 * Error.
 *
 * @param {unknown} value
 * @returns {value is Error}
 */
function isError(value) {
  return /^\[object (?:Error|DOMException)\]$/.test(Object.prototype.toString.call(value));
}

/**
 * Finds the topmost line of a sample in a stack.
 *
 * @param {unknown} stack
 * @returns {{ file: string, line: number } | undefined}
 */
function findPlace(stack) {
  const match = /sample:\/\/\/(.+?):(\d+)/.exec(typeof stack === 'string' ? stack : '');
  return match ? { file: match[1], line: Number(match[2]) } : undefined;
}

/**
 * Determines whose code is on top of a stack.
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
