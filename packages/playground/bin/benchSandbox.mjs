// Measures the speed of the sandbox in a real browser: `node packages/playground/bin/benchSandbox.mjs`.
// Not a test, because the numbers depend on the machine and on what else it does.
import createJITI from 'jiti';

const ROUNDS = 15;

/** @type {(color: string) => string} */
const write = (color) => `import { makeStyles } from '@griffel/react';
import { useState } from 'react';
const useStyles = makeStyles({ root: { color: '${color}', ':hover': { color: 'red' } } });
export default function App() {
  const [count, setCount] = useState(0);
  const classes = useStyles();
  return <button className={classes.root} onClick={() => setCount(count + 1)}>{count}</button>;
}`;

/** @type {(values: number[]) => string} */
const sum = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return `median ${at(0.5)} ms, ${at(0)} to ${at(1)} ms`;
};

// Node 20 does not run TypeScript. Docusaurus loads this package with jiti, too.
const load = createJITI(import.meta.url);
const { openTestPage } = load('../src/sandbox/testing/openTestPage.ts');
const sandbox = await openTestPage();

/** Creates new frames. @type {() => Promise<number>} */
const restart = () =>
  sandbox.page.evaluate(async () => {
    const from = performance.now();
    await playground.sandbox.restart();
    return performance.now() - from;
  });

/** Compiles and renders; @type {(color: string) => Promise<[compiled: number, rendered: number]>} */
const show = (color) =>
  sandbox.page.evaluate(async (code) => {
    const from = performance.now();
    const revision = playground.show({ 'App.tsx': code });
    const compiled = performance.now() - from;
    await playground.rendered(revision);
    return [compiled, performance.now() - from];
  }, write(color));

/** @type {(color: string) => Promise<number>} */
const evaluate = (color) =>
  sandbox.page.evaluate(async (code) => {
    const from = performance.now();
    await playground.evaluate({ 'App.tsx': code });
    return performance.now() - from;
  }, write(color));

/** @type {Record<string, number[]>} */
const measured = {
  ready: [],
  'first render': [],
  'edit to compiled': [],
  'edit to rendered': [],
  evaluation: [],
};
for (let round = 0; round < ROUNDS; round++) {
  measured.ready?.push(await restart());
  measured['first render']?.push((await show('rgb(0, 0, 0)'))[1]);
  for (let edit = 0; edit < 4; edit++) {
    const [compiled, rendered] = await show(`rgb(${round}, ${edit}, 1)`);
    measured['edit to compiled']?.push(compiled);
    measured['edit to rendered']?.push(rendered);
  }
  measured.evaluation?.push(await evaluate(`rgb(1, 2, ${round})`));
}
for (const [name, values] of Object.entries(measured)) console.log(`${name}: ${sum(values)}`);
await sandbox.close();
