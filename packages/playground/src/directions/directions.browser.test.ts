import { analyze } from '@griffel-site/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, type SandboxPage } from '../sandbox/testing/openTestPage.ts';
import { listDirections, printMirrored } from './DirectionsList.tsx';

/** Declarations with a direction, each in a slot of its own, by whether Griffel mirrors it. */
const MIRRORED = {
  a: ['paddingLeft', '7px'],
  b: ['textAlign', 'left'],
  c: ['transform', 'translateX(5px)'],
  d: ['borderRadius', '1px 2px 3px 4px'],
  e: ['float', 'right'],
  f: ['transform', 'rotate(10deg)'],
} as const;
const UNMIRRORED = {
  k: ['backgroundImage', 'linear-gradient(90deg, red, blue)'],
  l: ['rotate', '10deg'],
  m: ['transform', 'skewX(10deg)'],
  n: ['borderRadius', '1px 2px 3px'],
  o: ['perspectiveOrigin', '10px 20px'],
  p: ['backgroundPositionX', '10px'],
  q: ['marginLeft', '3px /* @noflip */'],
} as const;
const NEUTRAL = { x: ['color', 'rgb(1, 2, 3)'], y: ['paddingInlineStart', '3px'] } as const;
const ALL = { ...MIRRORED, ...UNMIRRORED, ...NEUTRAL };

const FILES = {
  'App.tsx': `import { useEffect, useState } from 'react';
import { makeResetStyles, makeStyles } from '@griffel/react';
const useStyles = makeStyles({
${Object.entries(ALL)
  .map(([slot, [property, value]]) => `  ${slot}: { ${property}: '${value}' },`)
  .join('\n')}
});
const useBase = makeResetStyles({ marginLeft: '9px', color: 'red', backgroundImage: 'linear-gradient(90deg, red, blue)' });
export default function App() {
  const styles = useStyles();
  const [n, setN] = useState(0);
  return <section className={useBase()}>
    <button onClick={() => setN(n + 1)}>Pressed {n}</button>
    {Object.keys(styles).map((slot) => <p key={slot} id={slot} className={styles[slot]}>{slot}</p>)}
  </section>;
}`,
};

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
  await sandbox.page.addStyleTag({ content: '#host iframe { width: 900px; height: 700px; }' });
});
afterAll(() => sandbox.close());

const setDirection = (direction: 'ltr' | 'rtl' | 'both') =>
  sandbox.page.evaluate((to) => playground.sandbox.setDirection(to), direction);

describe('both directions', () => {
  it('lists what the browser mirrors, and what seems to depend on the direction', async () => {
    const revision = await sandbox.show(FILES);
    await sandbox.waitFor({ type: 'rendered', revision });
    const frame = await sandbox.frame();
    await setDirection('both');
    await frame.getByText('Pressed 0').nth(1).waitFor();
    const differs = async (slot: string, property: string): Promise<boolean> => {
      const [ltr, rtl] = await frame
        .locator(`[id=${slot}]`)
        .evaluateAll(
          (all, name) => all.map((one) => getComputedStyle(one)[name as 'color']),
          property,
        );
      return ltr !== rtl;
    };
    const { mirrored, unmirrored } = listDirections(analyze(FILES));
    const slotsOf = (slots: readonly (string | undefined)[]) =>
      slots.filter((slot) => slot !== undefined);
    expect(slotsOf(mirrored.map(({ declaration }) => declaration.slot))).toEqual(
      Object.keys(MIRRORED),
    );
    expect(slotsOf(unmirrored.map(({ trace }) => trace.declaration.slot))).toEqual(
      Object.keys(UNMIRRORED),
    );
    for (const [slot, [property]] of Object.entries({ ...MIRRORED, ...UNMIRRORED })) {
      expect([slot, await differs(slot, property)]).toEqual([slot, slot in MIRRORED]);
    }
    // One declaration of a reset class at a time.
    const ofReset = ({ declaration }: (typeof mirrored)[number]) =>
      declaration.slot === undefined ? [declaration.property] : [];
    expect(mirrored.flatMap(ofReset)).toEqual(['marginLeft']);
    expect(mirrored.map(({ declaration }) => printMirrored(declaration))).toEqual([
      'padding-right: 7px',
      'text-align: right',
      'transform: translateX(-5px)',
      'border-radius: 2px 1px 4px 3px',
      'float: left',
      'transform: rotate(-10deg)',
      'margin-right: 9px',
    ]);
    expect(unmirrored.flatMap(({ trace }) => ofReset(trace))).toEqual(['backgroundImage']);
  });

  it('are side by side or stacked, and leave no trace', async () => {
    const frame = await sandbox.frame();
    const places = () =>
      frame.evaluate(() =>
        [...document.querySelectorAll('section')].map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return { x: Math.round(x), y: Math.round(y), dir: getComputedStyle(one).direction };
        }),
      );
    await frame.getByText('Pressed 0').first().click();
    const [left, right] = await places();
    expect([left?.dir, right?.dir]).toEqual(['ltr', 'rtl']);
    expect(left?.y).toBe(right?.y);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 300);
    await sandbox.page.addStyleTag({ content: '#host iframe { width: 390px; }' });
    await frame.waitForFunction(() => innerWidth < 400);
    const [upper, lower] = await places();
    expect(lower?.y).toBeGreaterThan(upper?.y ?? 0);
    // An edit keeps both; the first keeps its state when the second is removed.
    const revision = await sandbox.show(
      { 'App.tsx': FILES['App.tsx'].replace('9px', '8px') },
      { direction: 'both' },
    );
    await sandbox.waitFor({ type: 'rendered', revision });
    expect(await places()).toHaveLength(2);
    await setDirection('rtl');
    await expect.poll(places).toMatchObject([{ dir: 'rtl' }]);
    await frame.getByText('Pressed 1').waitFor();
    expect(await frame.evaluate(() => document.body.children.length)).toBeLessThanOrEqual(2);
    expect(await frame.locator('[data-griffel-direction]').count()).toBe(0);
  });
});
