import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyze, type Merge } from '@griffel-site/engine';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, type SandboxPage } from '../sandbox/testing/openTestPage.ts';
import { describeElement } from './InspectPanel.tsx';
import {
  explainTrace,
  findTracesAt,
  traceClasses,
  traceDeclarations,
} from './traceDeclarations.ts';

const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url));
const COLOR = 'rgb(1, 200, 3)';

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
  await sandbox.page.addStyleTag({ content: '#host iframe { width: 900px; height: 700px; }' });
});
afterAll(() => sandbox.close());

type Files = Record<string, string>;

function readTemplate(id: string): Files {
  const names = readdirSync(join(TEMPLATES, id)).filter((name) => /\.tsx?$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(TEMPLATES, id, name), 'utf8')]),
  );
}

async function render(files: Files) {
  const revision = await sandbox.show(files);
  await sandbox.waitFor({ type: 'rendered', revision });
  const events = await sandbox.events();
  const merges: Merge[] = events.flatMap((event) =>
    event.type === 'merges' && event.revision === revision ? event.merges : [],
  );
  return { revision, merges, frame: await sandbox.frame() };
}

/** Points at each list of classes. @returns how many elements each found */
function pointAtAll(lists: readonly (readonly string[])[]) {
  return sandbox.page.evaluate(
    async ([all, color]) => {
      const counts: { elements: number; visible: number }[] = [];
      for (const classes of all) {
        const id = playground.sandbox.point(classes, color);
        const find = () =>
          playground.events.find((event) => event.type === 'pointed' && event.id === id);
        while (!find()) await new Promise((resolve) => setTimeout(resolve));
        const { elements, visible } = find() as unknown as (typeof counts)[number];
        counts.push({ elements, visible });
      }
      playground.sandbox.point([], '');
      return counts;
    },
    [lists, COLOR] as const,
  );
}

/** All elements with classes, including those in open shadow roots. */
function readClassLists(frame: Frame): Promise<string[][]> {
  return frame.evaluate(() => {
    const lists: string[][] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.classList.length > 0) lists.push([...element.classList]);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return lists;
  });
}

describe('pointing at the declarations of a template', () => {
  it.each(readdirSync(TEMPLATES))(
    '%s: finds elements and declarations in all directions',
    async (id) => {
      const files = readTemplate(id);
      const analysis = analyze(files);
      const traces = traceDeclarations(analysis);
      const { merges, frame } = await render(files);
      const lists = await readClassLists(frame);

      const withClass = traces.filter(({ declaration }) => declaration.className);
      const counts = await pointAtAll(
        withClass.map(({ declaration: { className } }) => [
          className?.ltr ?? '',
          className?.rtl ?? '',
        ]),
      );
      expect(traces.length).toBeGreaterThan(0);
      for (const trace of traces) {
        const { declaration, places, atom } = trace;
        const rendered = counts[withClass.indexOf(trace)];
        const { ltr, rtl } = declaration.className ?? {};
        const expected = lists.filter(
          (classes) => classes.includes(ltr ?? '') || classes.includes(rtl ?? ''),
        ).length;
        expect(rendered?.elements ?? 0).toBe(expected);
        const end = explainTrace(trace, { calls: analysis.calls, merges, rendered });
        if (!declaration.className)
          expect(end).toMatch(/^(Static styles have|RESET makes) no class/);
        else if (expected > 0) expect(end).toMatch(/^\d+ elements? in the preview/);
        else expect(end).toMatch(/overrides it: |drops its class, |is not on any element /);
        // From the place in the source to the declaration.
        expect(places.length).toBeGreaterThan(0);
        for (const place of places) {
          const found = findTracesAt(traces, { file: place.file, offset: place.from });
          expect(found.length).toBeGreaterThan(0);
        }
        const [written] = places;
        if (written) {
          const found = findTracesAt(traces, { file: written.file, offset: written.to });
          expect(found.map((one) => one.atom)).toContain(atom);
        }
      }
      // From each class of each element back to what declares it.
      for (const classes of lists) {
        const { atoms, others } = traceClasses(classes, { analysis, traces });
        expect(atoms.length + others.length).toBe(new Set(classes).size);
        expect(others.filter(({ name }) => /^[fr][a-z\d]{5,7}$/.test(name))).toEqual([]);
      }
    },
  );
});

const CARD = {
  'mixins.ts': `export const hot = { color: 'rgb(200, 0, 0)' };`,
  'App.tsx': `import { makeStyles, mergeClasses, RESET } from '@griffel/react';
import { hot } from './mixins';
const useStyles = makeStyles({
  root: { ...hot, padding: '8px', paddingLeft: '4px', display: 'block' },
  title: { ...hot, fontWeight: 700 },
  calm: { color: 'rgb(0, 0, 200)', display: RESET },
  unused: { opacity: 0.5 },
  twice: { ':hover': { color: 'red' }, '&:hover': { color: 'blue' } },
});
export default function App() {
  const styles = useStyles();
  return <main id="main" className={styles.root} onClick={() => console.log('clicked')}>
    <h1 className={styles.title}>Title</h1>
    <p className={mergeClasses(styles.root, styles.calm)}>Text</p>
    <p className={styles.twice} style={{ display: 'none' }}>Hidden</p>
  </main>;
}`,
};

describe('pointing', () => {
  it('finds the uses of a mixin, and the mixin of each use', () => {
    const traces = traceDeclarations(analyze(CARD));
    const slotsAt = (file: keyof typeof CARD, text: string) =>
      findTracesAt(traces, { file, offset: CARD[file].indexOf(text) + 1 }).map(
        ({ declaration }) => declaration.slot,
      );
    expect(slotsAt('mixins.ts', 'color')).toEqual(['root', 'title']);
    expect(slotsAt('App.tsx', '...hot, font')).toEqual(['title']);
    expect(slotsAt('App.tsx', 'opacity')).toEqual(['unused']);
    expect(slotsAt('App.tsx', 'import')).toEqual([]);
  });

  it('says why a declaration applies to no element', async () => {
    const { calls } = analyze(CARD);
    const { merges } = await render(CARD);
    const traces = traceDeclarations({ calls });
    const explain = (slot: string, property: string, index = 0) => {
      const trace = traces.filter(
        ({ declaration }) => declaration.slot === slot && declaration.property === property,
      )[index];
      if (!trace) throw new Error(`${slot} has no ${property}`);
      return explainTrace(trace, { calls, merges, rendered: { elements: 0, visible: 0 } });
    };
    expect(explain('unused', 'opacity')).toBe(
      'The slot "unused" of useStyles() is not on any element in the preview.',
    );
    expect(explain('twice', 'color')).toBe(
      'A later declaration of the same slot overrides it: &:hover color: blue.',
    );
    expect(explain('root', 'color')).toBe(
      'mergeClasses() drops its class, because a later argument sets the same property: color: rgb(0, 0, 200).',
    );
    expect(explain('calm', 'display')).toMatch(/^RESET makes no class/);
  });

  it('outlines elements in place, without changing them', async () => {
    const { frame } = await render(CARD);
    const snapshot = () =>
      frame.evaluate(() =>
        [...document.querySelectorAll('html, body, body *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height, ...getComputedStyle(element)]
            .map((name) =>
              typeof name === 'string' ? getComputedStyle(element).getPropertyValue(name) : name,
            )
            .join();
        }),
      );
    const before = await snapshot();
    const className = await frame.evaluate(() => document.querySelector('h1')?.classList[1] ?? '');
    const id = await sandbox.page.evaluate(
      ([name, color]) => playground.sandbox.point([name], color),
      [className, COLOR] as const,
    );
    const event = await sandbox.waitFor({ type: 'pointed', id });
    expect(event).toMatchObject({ elements: 2, visible: 2 });
    expect(await snapshot()).toEqual(before);
    // The outline around the heading has the requested color.
    const { x, y } = (await frame.locator('h1').boundingBox()) ?? { x: 0, y: 0 };
    const colorsThere = async (): Promise<string[]> => {
      const clip = { x: x - 6, y: y + 10, width: 12, height: 1 };
      const image = await sandbox.page.screenshot({ clip });
      return sandbox.page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(12, 1).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const { data = [] } = context?.getImageData(0, 0, 12, 1) ?? {};
        return Array.from({ length: 12 }, (_, n) => data.slice(4 * n, 4 * n + 3).join());
      }, image.toString('base64'));
    };
    // The frame paints asynchronously.
    await expect.poll(colorsThere).toContain('1,200,3');
    await sandbox.page.evaluate(() => playground.sandbox.point([], ''));
    await expect.poll(colorsThere).not.toContain('1,200,3');
    expect(await frame.evaluate(() => document.documentElement.children.length)).toBe(2);
  });

  it('protects outlines against hostile styles, and draws them above a dialog', async () => {
    const { frame } = await render({
      'App.tsx': `import { useEffect, useRef } from 'react';
import { makeStaticStyles } from '@griffel/react';
const useStatic = makeStaticStyles('* { display: none !important; opacity: 0 !important } html, body, body > div, dialog[open] { display: block !important; opacity: 1 !important }');
export default function App() {
  useStatic();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return <dialog ref={ref} className="box">Dialog</dialog>;
}`,
    });
    const id = await sandbox.page.evaluate(() => playground.sandbox.point(['box'], 'red'));
    await sandbox.waitFor({ type: 'pointed', id, elements: 1, visible: 1 });
    const layer = await frame.evaluate(() => {
      const host = document.querySelector('[data-griffel-preview]') as HTMLElement;
      const { display, opacity, pointerEvents, position } = getComputedStyle(host);
      return [display, opacity, pointerEvents, position, host.matches(':popover-open')];
    });
    expect(layer).toEqual(['block', '1', 'none', 'fixed', true]);
    await sandbox.page.evaluate(() => playground.sandbox.point([], ''));
  });
});

describe('traceClasses', () => {
  it('says which classes are those of static styles', () => {
    const analysis = analyze({
      'App.tsx': `import { makeStaticStyles } from '@griffel/react';
export const useStatic = makeStaticStyles({ '.titles .title': { color: 'lime' } });`,
    });
    const { others } = traceClasses(['title', 'tit'], { analysis, traces: [] });
    expect(others.map(({ reason }) => reason)).toEqual([
      'is selected by static styles, or by a rule of another class',
      'is not made by the styles of this code',
    ]);
  });
});

describe('inspect mode', () => {
  it('lists rules that style an element without being of its classes', async () => {
    const { revision } = await render({
      'App.tsx': `import { makeStaticStyles, makeStyles } from '@griffel/react';
const useStatic = makeStaticStyles({ '.title': { color: 'lime' }, em: { color: 'gray' } });
const useStyles = makeStyles({ card: { '& p': { color: 'pink' }, '& em': { margin: 0 } }, own: { color: 'red' } });
export default function App() {
  useStatic();
  const { card, own } = useStyles();
  return <main className={card}><p className={'title ' + own}>A title</p></main>;
}`,
    });
    await sandbox.page.evaluate(() => playground.sandbox.inspect('orange'));
    const frame = await sandbox.frame();
    await frame.locator('p').click();
    const event = await sandbox.waitFor({ type: 'inspected', revision, element: { tag: 'p' } });
    const { rules = [] } = (event.type === 'inspected' && event.element) || {};
    expect(rules.map(({ selector, declarations }) => [selector, declarations])).toEqual([
      ['.title', 'color: lime'],
      [expect.stringMatching(/^\.f\w+ p$/), 'color: pink'],
    ]);
    await sandbox.page.evaluate(() => playground.sandbox.inspect(undefined));
  });

  it('lists what overrides classes of this element, not of others with the same, and again after an edit', async () => {
    const write = (color: string) => `import { makeStyles } from '@griffel/react';
const useClasses = makeStyles({ item: { color: 'red' } });
export default function App() {
  const { item } = useClasses();
  return <main><p className={item}>Red</p><p className={item} style={{ color: '${color}' }}>Not red</p></main>;
}`;
    const { revision } = await render({ 'App.tsx': write('blue') });
    await sandbox.page.evaluate(() => playground.sandbox.inspect('orange'));
    const frame = await sandbox.frame();
    /** Does something after which a picked element is reported. @returns what overrides its classes */
    const overridesAfter = async (act: () => Promise<number>) => {
      const { length: after } = await sandbox.events();
      const event = await sandbox.waitFor(
        { type: 'inspected', revision: await act(), element: { tag: 'p', isPicked: true } },
        { after },
      );
      const { overrides = [] } = (event.type === 'inspected' && event.element) || {};
      return overrides.map(({ selector, applied }) => [selector, applied]);
    };
    const pick = (text: string) => async () => {
      await frame.getByText(text, { exact: true }).click();
      return revision;
    };
    expect(await overridesAfter(pick('Not red'))).toEqual([['', 'color: blue']]);
    expect(await overridesAfter(pick('Red'))).toEqual([]);
    expect(await overridesAfter(pick('Not red'))).toEqual([['', 'color: blue']]);
    expect(await overridesAfter(() => sandbox.show({ 'App.tsx': write('green') }))).toEqual([
      ['', 'color: green'],
    ]);
    await sandbox.page.evaluate(() => playground.sandbox.inspect(undefined));
  });

  it('steps through a form whose fields have the names of its properties', async () => {
    const { revision } = await render({
      'App.tsx': `import { makeStyles } from '@griffel/react';
const useClasses = makeStyles({ form: { color: 'red' } });
export default () => <form className={useClasses().form}><input name="children" /><input name="matches" /><b>Text</b></form>;`,
    });
    await sandbox.page.evaluate(() => playground.sandbox.inspect('orange'));
    for (const [step, tag] of [
      ['child', 'div'],
      ['child', 'form'],
      ['child', 'input'],
      ['next', 'input'],
      ['next', 'b'],
      ['parent', 'form'],
    ] as const) {
      const { length: after } = await sandbox.events();
      await sandbox.page.evaluate((to) => playground.sandbox.step(to), step);
      await sandbox.waitFor({ type: 'inspected', revision, element: { tag } }, { after });
    }
    await sandbox.page.evaluate(() => playground.sandbox.inspect(undefined));
  });

  it('picks by pointer, moves by keys, hides presses from the code, and ends on Escape', async () => {
    const { frame, revision } = await render(CARD);
    const analysis = analyze(CARD);
    const traces = traceDeclarations(analysis);
    const inspected = async (like: object, after = 0) => {
      const event = await sandbox.waitFor(
        { type: 'inspected', revision, element: like },
        { after },
      );
      return event.type === 'inspected' ? event.element : undefined;
    };
    await sandbox.page.evaluate(() => playground.sandbox.inspect('orange'));
    await frame.locator('h1').hover();
    await inspected({ tag: 'h1', isPicked: false });
    await frame.locator('p').first().click();
    const picked = await inspected({ tag: 'p', isPicked: true });
    const { atoms, others } = traceClasses(picked?.classes ?? [], { analysis, traces });
    expect(
      atoms.map(({ traces: [first] }) => [first?.declaration.property, first?.declaration.value]),
    ).toEqual([
      ['padding', '8px'],
      ['paddingLeft', '4px'],
      ['color', 'rgb(0, 0, 200)'],
    ]);
    expect(others.map(({ reason }) => reason)).toEqual([
      'names the set of classes for mergeClasses()',
    ]);
    expect(picked && describeElement(picked, { atoms, others })).toBe(
      'p, 3 classes: padding: 8px, paddingLeft: 4px, color: rgb(0, 0, 200)',
    );
    // The browser applies the last class in the list that sets a property.
    expect(
      await frame
        .locator('p')
        .first()
        .evaluate((p) => [getComputedStyle(p).paddingLeft, getComputedStyle(p).color]),
    ).toEqual(['4px', 'rgb(0, 0, 200)']);

    let after = (await sandbox.events()).length;
    for (const [key, tag] of [
      ['ArrowUp', 'main'],
      ['ArrowDown', 'h1'],
      ['ArrowRight', 'p'],
      ['ArrowLeft', 'h1'],
    ] as const) {
      await frame.locator('body').press(key);
      await inspected({ tag, isPicked: true }, after);
      after = (await sandbox.events()).length;
    }
    await sandbox.page.evaluate(() => playground.sandbox.step('parent'));
    await inspected({ tag: 'main' }, after);
    expect(
      (await sandbox.events()).filter((one) => one.type === 'console' && one.revision === revision),
    ).toEqual([]);
    after = (await sandbox.events()).length;
    await frame.locator('body').press('Escape');
    await expect
      .poll(async () => (await sandbox.events()).slice(after).map((event) => event.type))
      .toEqual(['inspected']);
    await frame.locator('h1').click();
    await sandbox.waitFor({ type: 'console', revision, entry: { text: 'clicked' } });
  });
});
