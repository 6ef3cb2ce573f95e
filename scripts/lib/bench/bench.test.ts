// cspell:ignore tdur
import { describe, expect, it } from 'vitest';
import { findNextPage } from './createPeerPages.mjs';
import { readTasks } from './measurePage.mjs';
import { printTable } from '../printTable.mjs';
import { MEASURES, printRoutes, printSummary, summarize } from './measures.mjs';

describe('summarize', () => {
  it.each([
    [[3, 1, 2], { median: 2, min: 1, max: 3 }],
    [[4, 1], { median: 2.5, min: 1, max: 4 }],
    [[7], { median: 7, min: 7, max: 7 }],
  ])('summarizes %j', (readings, expected) => {
    expect(summarize(readings)).toEqual(expected);
  });
});

describe('printSummary', () => {
  it('prints the spread', () => {
    expect(printSummary({ median: 2048, min: 1024, max: 4096 }, MEASURES.html)).toBe(
      '2.0 (1.0–4.0)',
    );
  });

  it('omits a spread that rounding hides', () => {
    expect(printSummary({ median: 900.4, min: 900, max: 901 }, MEASURES.fcp)).toBe('0.90');
  });
});

describe('printTable', () => {
  it('prints Markdown', () => {
    expect(printTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | ---: |\n| 1 | 2 |');
  });
});

describe('printRoutes', () => {
  it('has a table for each route, and a column for each site', () => {
    const routes = { '/': { nodes: summarize([5]) }, '/a': {} };
    const sites = [
      { name: 'One', version: '1.0', routes },
      { name: 'Ours', version: '', routes },
    ];
    expect(printRoutes(sites, ['nodes'])).toBe(
      '| `/` | One 1.0 | Ours |\n| --- | ---: | ---: |\n| elements | 5 | 5 |\n\n' +
        '| `/a` | One 1.0 | Ours |\n| --- | ---: | ---: |\n| elements |  |  |',
    );
  });
});

describe('readTasks', () => {
  const origin = 'https://localhost:1';
  const event = (name: string, ts: number, dur: number, url?: string, tid = 1) => ({
    name,
    pid: 1,
    tid,
    ts: ts * 1000,
    dur: dur * 1000,
    ...(url && { args: { data: { url } } }),
  });

  it('finds the longest task that runs a script file of the site', () => {
    const events = [
      event('RunTask', 0, 300),
      event('EvaluateScript', 1, 200, `${origin}/`),
      event('RunTask', 400, 80),
      event('FunctionCall', 420, 5, `${origin}/assets/main.js`),
      event('ThreadControllerImpl::RunTask', 500, 90),
      event('v8.evaluateModule', 500, 50, `${origin}/assets/a.mjs?x`),
      event('RunTask', 600, 500, undefined, 2),
      event('FunctionCall', 610, 5, `${origin}/assets/main.js`),
      event('RunTask', 1200, 500),
      event('EvaluateScript', 1210, 5, 'chrome://extension/a.js'),
    ];
    expect(readTasks(events, origin).longest).toBe(4 * 90);
  });

  it('counts processor time, not how long the task waited for the processor', () => {
    const task = { ...event('RunTask', 0, 300), tdur: 20_000 };
    const script = event('FunctionCall', 10, 5, `${origin}/assets/main.js`);
    expect(readTasks([task, script], origin).longest).toBe(80);
  });

  it('adds up what exceeds 50 ms of a slow device after the first paint, and counts a task once', () => {
    const events = [
      event('RunTask', 0, 400),
      event('firstContentfulPaint', 450, 0),
      event('RunTask', 500, 20),
      event('ThreadControllerImpl::RunTask', 501, 18),
      event('RunTask', 600, 12),
      event('RunTask', 700, 15),
      event('RunTask', 700, 300, undefined, 2),
    ];
    expect(readTasks(events, origin)).toEqual({ longest: 0, blocking: 40 });
  });
});

describe('findNextPage', () => {
  const pages = [
    { id: 'index', title: 'Home' },
    { id: 'a/one', title: 'One' },
    { id: 'a/two', title: 'Two' },
  ];

  it.each([
    ['/', '/a/one'],
    ['/a/one', '/a/two'],
    ['/a/two', '/a/one'],
  ])('leads from %s to %s', (route, path) => {
    expect(findNextPage(pages, route).path).toBe(path);
  });

  it('fails for a page that does not exist', () => {
    expect(() => findNextPage(pages, '/b')).toThrow(
      'There is no page /b. There are: /, /a/one, /a/two',
    );
  });
});
