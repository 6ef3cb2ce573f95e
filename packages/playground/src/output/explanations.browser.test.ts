import {
  analyze,
  explainCascade,
  explainMerge,
  findListFaults,
  readContenders,
  type Contender,
  type Merge,
} from '@griffel-site/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderedClasses } from '../sandbox/protocol/messages.ts';
import { openTestPage, type SandboxPage } from '../sandbox/testing/openTestPage.ts';
import { EXPLANATIONS, type ExplanationCase } from './__fixtures__/explanations.ts';

let sandbox: SandboxPage;
let frame: Awaited<ReturnType<SandboxPage['frame']>>;
beforeAll(async () => {
  sandbox = await openTestPage();
  frame = await sandbox.frame();
});
afterAll(() => sandbox.close());

const RED = `color: 'rgb(255, 0, 0)'`;
const BLUE = `color: 'rgb(0, 0, 255)'`;

/** A page with a button or a checkbox that has the classes. */
function writeCode({ styles, className, attributes = '' }: ExplanationCase): string {
  const hooks = ['useFirst', 'useStyles', 'useReset'].filter((name) => styles.includes(name));
  const names: Record<string, string> = { useStyles: 's', useReset: 'r', useFirst: 'first' };
  const tag = attributes.includes('checkbox') ? 'input' : 'button';
  return `import { makeResetStyles, makeStyles, mergeClasses, RESET } from '@griffel/react';
${styles}
export default function App() {
  ${hooks.map((name) => `const ${names[name] ?? ''} = ${name}();`).join('\n  ')}
  return <div style={{ containerType: 'inline-size', width: 400 }}>
    <${tag} data-target="" className={${className}} ${attributes} />
  </div>;
}`;
}

/** Renders a case. @returns what the frame reports, and what the browser computes */
async function render(one: ExplanationCase) {
  const { direction = 'ltr', act, property, pseudo } = one;
  const code = writeCode(one);
  const revision = await sandbox.show(code, { direction });
  const told = await sandbox.waitFor({ type: 'classes', revision });
  const target = frame.locator('[data-target]');
  if (act !== undefined) {
    await sandbox.page.keyboard.press('Shift');
    await target.focus();
    await target.hover();
    if (act === 'press') await sandbox.page.mouse.down();
    if (act === 'hover') await target.blur();
  }
  const { computed, className } = await target.evaluate(
    (element, [name, of]) => ({
      computed: getComputedStyle(element, of)[name as 'color'],
      className: (element.getAttribute('class') ?? '').trim(),
    }),
    [property, pseudo] as const,
  );
  if (act === 'press') await sandbox.page.mouse.up();
  if (act !== undefined) await sandbox.page.mouse.move(0, 0);
  const merges = (await sandbox.events()).flatMap((event): readonly Merge[] =>
    event.type === 'merges' && event.revision === revision ? event.merges : [],
  );
  if (told.type !== 'classes') throw new Error('The frame told something else.');
  return { code, className, computed, merges, rendered: told.rendered };
}

describe('explanations', () => {
  it('has enough cases, each with a unique name', () => {
    expect(new Set(EXPLANATIONS.map(({ name }) => name)).size).toBe(EXPLANATIONS.length);
    expect(EXPLANATIONS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(EXPLANATIONS)('$name', async (one) => {
    const { direction = 'ltr', property, pseudo = '', active = [], value, written = value } = one;
    const { code, className, computed, merges, rendered } = await render(one);
    const analysis = analyze({ 'App.tsx': code });
    expect(rendered.lists.map(({ classes }) => classes)).toContain(className);

    const options = { analysis, direction, arrived: rendered.arrived };
    const contest = explainCascade(className, options).find(
      ({ subject, longhands }) => subject === pseudo && longhands.includes(property),
    );
    const alone = readContenders(className, analysis.calls, direction).find(
      ({ subject, longhands }) => subject === pseudo && longhands.includes(property),
    );
    const isMet = ({ declaration }: Contender): boolean =>
      declaration.path.every((part) => part.replace(/^&/, '') === '' || active.includes(part));
    const winner = contest ? contest.contenders.find(isMet) : alone;
    const named = [winner?.declaration.value].map((text) =>
      String(text ?? value).replace(' !important', ''),
    )[0];
    // The value of a shorthand contains the computed one.
    expect(named?.split(' ')).toEqual(expect.arrayContaining(written.split(' ')));
    expect(computed).toBe(value);
    expect(contest?.steps[0]?.reason).toBe(one.reason);
    if (contest) {
      expect(contest.steps[0]?.isReversedByExtraction).toBe(one.isReversedByExtraction ?? false);
    }

    const reports = merges.map((merge) => explainMerge(merge, { ...options, merges }));
    const lost = reports.flatMap((report) =>
      report.arguments.flatMap(({ brought }) =>
        brought.flatMap((item) =>
          item.lost ? [`${item.declarations[0]?.property ?? ''}: ${item.lost.reason}`] : [],
        ),
      ),
    );
    expect(lost).toEqual(one.lost ?? []);
    const faults = [
      ...reports.flatMap((report) => report.faults),
      ...findListFaults(className, analysis.calls),
    ].map((fault) => fault.code);
    expect([...new Set(faults)]).toEqual(one.faults ?? []);
  });

  it.each([
    ['margin against marginInline', `margin: '3px', marginInline: '7px'`, '', 'margin-left'],
    [
      ':checked against :disabled',
      `':checked': { ${RED} }, ':disabled': { ${BLUE} }`,
      'defaultChecked disabled type="checkbox"',
      'color',
    ],
    ['what has a fixed order', `padding: '3px', paddingTop: '7px', ${RED}`, '', undefined],
  ])('inserts in another order: %s', async (_, styles, attributes, property) => {
    const revision = await sandbox.show(
      writeCode({
        name: '',
        styles: `const useStyles = makeStyles({ root: { ${styles} } });`,
        className: 's.root',
        attributes,
        property: '',
        value: '',
      }),
    );
    await sandbox.waitFor({ type: 'classes', revision });
    const target = frame.locator('[data-target]');
    const read = (): Promise<string> =>
      target.evaluate(
        (element, name) => getComputedStyle(element).getPropertyValue(name),
        property ?? 'color',
      );
    const before = await read();
    const turn = async (isReversed: boolean): Promise<RenderedClasses> => {
      const { length } = await sandbox.events();
      await sandbox.page.evaluate((order) => playground.sandbox.setOrder(order), {
        isReversed,
        isByWidth: false,
      });
      const event = await sandbox.waitFor(
        { type: 'classes', rendered: { order: { isReversed } } },
        { after: length },
      );
      if (event.type !== 'classes') throw new Error('The frame told something else.');
      return event.rendered;
    };
    const turned = await turn(true);
    const after = await read();
    const change = turned.changes.find((one) => one.property === property);
    if (property === undefined) expect(turned.changes).toEqual([]);
    else {
      expect(before).not.toBe(after);
      expect(change).toMatchObject({ before, after });
    }
    expect((await turn(false)).changes).toEqual([]);
    expect(await read()).toBe(before);
  });

  it('inserts queries in order of width', async () => {
    const revision = await sandbox.show(
      writeCode({
        name: '',
        styles: `const useStyles = makeStyles({ root: {
          '@media (min-width: 20px)': { ${RED} }, '@media (min-width: 100px)': { ${BLUE} } } });`,
        className: 's.root',
        property: '',
        value: '',
      }),
    );
    await sandbox.waitFor({ type: 'classes', revision });
    const { length } = await sandbox.events();
    await sandbox.page.evaluate(() =>
      playground.sandbox.setOrder({ isReversed: false, isByWidth: true }),
    );
    const event = await sandbox.waitFor({ type: 'classes' }, { after: length });
    expect(event).toMatchObject({
      rendered: {
        changes: expect.arrayContaining([
          expect.objectContaining({
            property: 'color',
            before: 'rgb(255, 0, 0)',
            after: 'rgb(0, 0, 255)',
          }),
        ]),
      },
    });
  });
});
