import { printTable } from '../printTable.mjs';

/**
 * @typedef {{ median: number, min: number, max: number }} Summary
 * @typedef {object} Measure
 * @property {string} label
 * @property {number} unit - what to divide readings by: 1024 to print bytes in KiB
 * @property {number} digits - after the point
 */

/**
 * The measures of each page, in the order of the table. To add one, measure it in `measurePages` in
 * `scripts/bench.mjs`, which the type checker enforces. For one of Lighthouse's, add it to `runLighthouse.mjs` and to
 * the type in `measureLighthouse.mjs`. To show it in the README, add it to `MAIN_MEASURES`.
 *
 * @satisfies {Record<string, Measure>}
 */
export const MEASURES = {
  html: { label: 'HTML, KiB', unit: 1024, digits: 1 },
  css: { label: 'CSS, KiB', unit: 1024, digits: 1 },
  fonts: { label: 'fonts, KiB', unit: 1024, digits: 1 },
  pictures: { label: 'pictures, KiB', unit: 1024, digits: 1 },
  scripts: { label: 'scripts, KiB', unit: 1024, digits: 1 },
  other: { label: 'other files, KiB', unit: 1024, digits: 1 },
  total: { label: 'first view with scripts, KiB', unit: 1024, digits: 1 },
  nodes: { label: 'elements', unit: 1, digits: 0 },
  fcp: { label: 'first paint (FCP), s', unit: 1000, digits: 2 },
  lcp: { label: 'largest paint (LCP), s', unit: 1000, digits: 2 },
  blocking: { label: 'blocking time, ms', unit: 1, digits: 0 },
  shift: { label: 'layout shift', unit: 1, digits: 3 },
  performance: { label: 'Lighthouse, performance', unit: 1, digits: 0 },
  accessibility: { label: 'Lighthouse, accessibility', unit: 1, digits: 0 },
  practices: { label: 'Lighthouse, best practices', unit: 1, digits: 0 },
  seo: { label: 'Lighthouse, SEO', unit: 1, digits: 0 },
  task: { label: 'longest task of scripts, slow device, ms', unit: 1, digits: 0 },
  tasks: { label: 'blocking tasks, slow device, ms', unit: 1, digits: 0 },
  next: { label: 'next page, ms', unit: 1, digits: 0 },
  nextSlow: { label: 'next page, slow device and line, ms', unit: 1, digits: 0 },
  nextByHand: { label: 'next page by hand, ms', unit: 1, digits: 0 },
  nextByHandSlow: { label: 'next page by hand, slow device and line, ms', unit: 1, digits: 0 },
};

/** @typedef {keyof typeof MEASURES} MeasureId */

export const MEASURE_IDS = /** @type {MeasureId[]} */ (Object.keys(MEASURES));

/** The measures in the README. @type {readonly MeasureId[]} */
export const MAIN_MEASURES = [
  'total',
  'scripts',
  'nodes',
  'fcp',
  'lcp',
  'blocking',
  'shift',
  'task',
  'tasks',
  'next',
  'nextSlow',
  'nextByHand',
  'nextByHandSlow',
];

/**
 * Summarizes readings.
 *
 * @param {readonly number[]} readings - at least one
 * @returns {Summary} in the unit of the readings
 */
export function summarize(readings) {
  const sorted = [...readings].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? NaN;
  const high = sorted[Math.ceil(middle)] ?? NaN;
  return { median: (low + high) / 2, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}

/**
 * Prints a median with its spread: `117 (110–131)`.
 *
 * @param {Summary} summary
 * @param {Measure} measure
 */
export function printSummary({ median, min, max }, { unit, digits }) {
  const print = (/** @type {number} */ value) => (value / unit).toFixed(digits);
  if (print(min) === print(max)) return print(median);
  return `${print(median)} (${print(min)}–${print(max)})`;
}

/**
 * @typedef {Partial<Record<MeasureId, Summary>>} Summaries
 * @typedef {object} SiteResult
 * @property {string} name
 * @property {string} version
 * @property {Record<string, Summaries>} routes
 */

/**
 * Prints a table for each route: a row for each measure, a column for each site.
 *
 * @param {readonly SiteResult[]} sites
 * @param {readonly MeasureId[]} ids
 */
export function printRoutes(sites, ids) {
  const routes = Object.keys(sites[0]?.routes ?? {});
  return routes
    .map((route) => {
      const rows = ids.map((id) => [
        MEASURES[id].label,
        ...sites.map((site) => {
          const summary = site.routes[route]?.[id];
          return summary ? printSummary(summary, MEASURES[id]) : '';
        }),
      ]);
      const names = sites.map(({ name, version }) => `${name} ${version}`.trim());
      return printTable([`\`${route}\``, ...names], rows);
    })
    .join('\n\n');
}
