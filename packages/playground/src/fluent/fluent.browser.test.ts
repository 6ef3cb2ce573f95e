import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as tabster from '@fluentui/react-tabster';
import {
  analyze,
  completeAnalysis,
  prepareAnalysis,
  type EvaluationOutcome,
} from '@griffel-site/engine';
import * as griffel from '@griffel/react';
import * as theme from '@fluentui/react-theme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, type SandboxPage } from '../sandbox/testing/openTestPage.ts';

const FIXTURES = fileURLToPath(new URL('__fixtures__/', import.meta.url));

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
});
afterAll(() => sandbox.close());

function readFiles(id: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(FIXTURES + id).map((name) => [
      name.replace(/\.txt$/, ''),
      readFileSync(`${FIXTURES}${id}/${name}`, 'utf8'),
    ]),
  );
}

async function render(files: Record<string, string>) {
  const revision = await sandbox.show(files);
  await sandbox.waitFor([
    { type: 'rendered', revision },
    { type: 'fault', revision },
  ]);
  return { frame: await sandbox.frame(), revision };
}

/** Computed styles of the element with `data-testid`. */
async function readStyle(id: string, ...properties: string[]): Promise<string[]> {
  const frame = await sandbox.frame();
  return frame
    .getByTestId(id)
    .evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      properties,
    );
}

/** `#0f6cbd` as a browser computes it. */
function toRGB(hex: string): string {
  const parts = [1, 3, 5].map((at) => String(parseInt(hex.slice(at, at + 2), 16)));
  return `rgb(${parts.join(', ')})`;
}

const { webLightTheme: light, webDarkTheme: dark } = theme;

describe('Fluent UI in the sandbox', () => {
  it('renders a style file as pasted, with the values of the light theme', async () => {
    await render(readFiles('button'));
    expect(
      await readStyle('primary', 'color', 'background-color', 'border-radius', 'font-size'),
    ).toEqual([
      toRGB(light.colorNeutralForegroundOnBrand),
      toRGB(light.colorBrandBackground),
      light.borderRadiusLarge,
      light.fontSizeBase300,
    ]);
    expect(await readStyle('small', 'padding-left', 'background-color')).toEqual([
      light.spacingHorizontalSNudge,
      toRGB(light.colorNeutralBackground1),
    ]);
  });

  it('evaluates styles with the values of the real packages', async () => {
    const evaluate = async (code: string): Promise<unknown> => {
      const outcome = await sandbox.evaluate({ 'App.ts': code });
      return (outcome as { calls: { value: unknown }[] }).calls[0]?.value;
    };
    const imports = (name: string) =>
      `import * as all from '${name}';\nimport { makeStyles } from '@fluentui/react-components';\n`;
    for (const name of [
      '@fluentui/react-components',
      '@fluentui/react-theme',
      '@fluentui/tokens',
    ]) {
      const styles = `${imports(name)}makeStyles({ tokens: all.tokens, light: all.webLightTheme, type: all.typographyStyles.title1 })`;
      expect(await evaluate(styles)).toEqual({
        tokens: theme.tokens,
        light: theme.webLightTheme,
        type: theme.typographyStyles.title1,
      });
    }
    expect(
      await evaluate(
        `${imports('@fluentui/react-tabster')}makeStyles({ root: all.createFocusOutlineStyle({ selector: 'focus-within' }) })`,
      ),
    ).toEqual({ root: tabster.createFocusOutlineStyle({ selector: 'focus-within' }) });
  });

  it('compiles and extracts the same as with the real packages', async () => {
    const files = readFiles('button');
    const expected = analyze(files, {
      packages: {
        '@fluentui/react-icons': {
          iconFilledClassName: 'fui-Icon-filled',
          iconRegularClassName: 'fui-Icon-regular',
        },
        '@fluentui/react-tabster': { ...tabster },
        '@fluentui/react-theme': { ...theme },
        '@griffel/react': { ...griffel },
      },
    });
    const outcome = (await sandbox.evaluate(files)) as EvaluationOutcome;
    const actual = completeAnalysis(prepareAnalysis(files), outcome);
    expect(actual.modules).toEqual(expected.modules);
    expect(actual.stylesheet).toEqual(expected.stylesheet);
    expect(actual.modules.map(({ compiled = '' }) => compiled).join()).toContain(
      'background-color:var(--colorBrandBackground)',
    );
  });

  it('FluentProvider sets theme and direction for its children, and replaces the theme of the preview', async () => {
    const { frame } = await render(readFiles('provider'));
    expect(await readStyle('dark', 'color', 'direction')).toEqual([
      toRGB(dark.colorNeutralForeground1),
      'rtl',
    ]);
    expect(await readStyle('brand', 'color')).toEqual(['rgb(1, 2, 3)']);
    const variables = ['--colorNeutralForeground1', '--colorBrandForeground1'];
    expect(await readStyle('brand', ...variables)).toEqual([
      dark.colorNeutralForeground1,
      'rgb(1, 2, 3)',
    ]);
    expect(await readStyle('outside', ...variables)).toEqual(['', '']);
    expect(await frame.getByTestId('dark').textContent()).toBe('rtl');
  });

  it('marks keyboard focus for the focus styles', async () => {
    const { frame } = await render(readFiles('button'));
    const outline = () => readStyle('primary', 'outline-style');
    await frame.getByTestId('primary').click();
    expect(await outline()).toEqual(['none']);
    await frame.getByTestId('small').focus();
    await sandbox.page.keyboard.press('Shift+Tab');
    await frame.locator('[data-testid=primary][data-fui-focus-visible]').waitFor();
    expect(await outline()).toEqual(['solid']);
  });

  it('removes its variables when the code no longer imports it', async () => {
    const variable = '--colorBrandBackground';
    await render(readFiles('button'));
    expect(await readStyle('primary', variable)).toEqual([light.colorBrandBackground]);
    await render({
      'App.tsx': `export default function App() { return <p data-testid="primary">Plain</p>; }`,
    });
    expect(await readStyle('primary', variable)).toEqual(['']);
  });

  it('reports missing exports of a namespace in the preview', async () => {
    const { revision } = await render({
      'App.tsx': `import * as Fluent from '@fluentui/react-components';
export default function App() { return <Fluent.Button>Save</Fluent.Button>; }`,
    });
    const fault = await sandbox.waitFor({ type: 'fault', revision });
    expect(fault).toMatchObject({
      fault: {
        phase: 'render',
        message:
          'The playground does not have "Button" of @fluentui/react-components. From Fluent UI, it has only the functions for styles, tokens, themes and FluentProvider.',
      },
    });
  });

  it.each(['core', 'shadow-dom'])('@griffel/%s works together with it', async (id) => {
    await render(readFiles(id));
    expect(await readStyle('box', 'background-color')).toEqual([toRGB(light.colorBrandBackground)]);
  });
});
