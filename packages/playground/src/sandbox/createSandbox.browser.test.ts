import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, reach, type SandboxPage } from './testing/openTestPage.ts';

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
});
afterAll(() => sandbox.close());

const app = (color: string) => `
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
const useStyles = makeStyles({ root: { color: '${color}' } });
export default function App() {
  const classes = useStyles();
  const [count, setCount] = useState(0);
  return <button className={classes.root} onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}`;

describe('createSandbox', () => {
  it('renders', async () => {
    const revision = await sandbox.show(app('rgb(1, 2, 3)'));
    await sandbox.waitFor({ type: 'rendered', revision });
    const frame = await sandbox.frame();
    const button = frame.getByRole('button');
    expect(await button.textContent()).toBe('Pressed 0');
    const color = await button.evaluate((element) => getComputedStyle(element).color);
    expect(color).toBe('rgb(1, 2, 3)');
  });

  it('keeps state when a style changes', async () => {
    const frame = await sandbox.frame();
    const button = frame.getByRole('button');
    await reach(button);
    await button.click();
    expect(await button.textContent()).toBe('Pressed 1');
    const revision = await sandbox.show(app('rgb(4, 5, 6)'));
    await sandbox.waitFor({ type: 'rendered', revision });
    expect(await button.textContent()).toBe('Pressed 1');
    const color = await button.evaluate((element) => getComputedStyle(element).color);
    expect(color).toBe('rgb(4, 5, 6)');
  });

  it('evaluates the arguments of style calls', async () => {
    expect(await sandbox.evaluate({ 'App.tsx': app('red') })).toEqual({
      calls: [{ id: 'App.tsx#0', value: { root: { color: 'red' } }, foreign: [] }],
    });
  });

  it('ends an evaluation that takes too long, and evaluates again', async () => {
    const code = `import { makeStyles } from '@griffel/react';
const color = String(/^(a+)+$/.test('a'.repeat(50) + '!'));
export const useStyles = makeStyles({ root: { color } });`;
    expect(await sandbox.evaluate({ 'App.tsx': code })).toMatchObject({
      name: 'EvaluationTimeoutError',
    });
    expect(await sandbox.evaluate({ 'App.tsx': app('red') })).toHaveProperty('calls.length', 1);
  });
});
