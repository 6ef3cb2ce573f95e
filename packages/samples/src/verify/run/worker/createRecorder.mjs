import { format } from 'node:util';
import { findPlace } from './findPlace.mjs';

/**
 * Creates what writes down a run: its faults and what it logs. Repetitions count once, as React
 * tries a component twice before it gives up.
 */
export function createRecorder() {
  /** @type {import('../RunReport.ts').RunReport} */
  const report = { logs: [], faults: [], rendered: [], timedOut: false };

  /** @param {'error' | 'warn' | 'log'} level */
  const log =
    (level) =>
    (/** @type {unknown[]} */ ...values) => {
      const text = format(...values.map((value) => (isError(value) ? String(value) : value)));
      if (report.logs.some((one) => one.level === level && one.text === text)) return;
      const place = findPlace(new Error().stack);
      report.logs.push({ level, text, ...(place && { place }) });
    };
  const ignore = () => undefined;

  return {
    report,
    console: {
      ...Object.fromEntries(Object.keys(console).map((name) => [name, ignore])),
      error: log('error'),
      warn: log('warn'),
      log: log('log'),
    },
    /** @param {string} component what `markComponents` has called it */
    addRendered(component) {
      if (!report.rendered.includes(component)) report.rendered.push(component);
    },
    /**
     * @param {string} phase what ran
     * @param {unknown} error
     */
    addFault(phase, error) {
      const text = isError(error) ? String(error) : format(error);
      if (report.faults.some((fault) => fault.text === text)) return;
      const place = isError(error) ? findPlace(error.stack) : undefined;
      report.faults.push({ phase, text, ...(place && { place }) });
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
