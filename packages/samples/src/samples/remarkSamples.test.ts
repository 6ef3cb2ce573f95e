import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSampleVerifier } from '../verify/createSampleVerifier.ts';
import { RESULTS_FOLDER } from '../results/writeResultSheet.ts';
import { remarkSamples } from './remarkSamples.ts';

const SAMPLE = `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({ root: { color: 'red' } });`;

const verifier = createSampleVerifier({
  root: fileURLToPath(new URL('../..', import.meta.url)),
});
let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

async function transform(
  markdown: string,
  update = true,
  onVerified?: (verification: string) => void,
): Promise<MdxJsxFlowElement[]> {
  const tree: Root = fromMarkdown(markdown);
  const file = new VFile({
    path: path.join(root, 'docs/api/page.mdx'),
    cwd: root,
    value: markdown,
  });
  await remarkSamples({
    root,
    verifier,
    docs: path.join(root, 'docs'),
    outputs: path.join(root, 'outputs'),
    cache: path.join(root, 'cache'),
    update,
    ...(onVerified && { onVerified }),
  })(tree, file);
  return tree.children as unknown as MdxJsxFlowElement[];
}

function fence(code: string, meta = ''): string {
  return `\`\`\`ts ${meta}\n${code}\n\`\`\``;
}

function read(element: MdxJsxFlowElement | undefined, name: string): string {
  const attribute = element?.attributes.find((a) => 'name' in a && a.name === name);
  const value = attribute?.value;
  return typeof value === 'string' ? value : (value?.value ?? '');
}

/** What is loaded on demand of the first sample. */
function readPanes(element: Parameters<typeof read>[0]): Record<string, unknown> {
  const panes = /import\((".+?")\)/.exec(read(element, 'load'))?.[1] ?? '';
  const json = fs.readFileSync(JSON.parse(panes) as string, 'utf8');
  const [first = {}] = JSON.parse(json) as Record<string, unknown>[];
  return first;
}

// The first sample loads TypeScript and jsdom, which takes long on a busy machine.
describe('remarkSamples', () => {
  it('turns a fence with styles into a sample', async () => {
    const [sample] = await transform(fence(SAMPLE, 'title="styles.ts"'));
    expect(sample?.name).toBe('Sample');
    expect(read(sample, 'title')).toBe('styles.ts');
    expect(read(sample, 'html')).toContain('data-atom="fe3e8s9"');
    expect(read(sample, 'css')).toContain('.fe3e8s9');
    expect(read(sample, 'tabs')).toBe('css classes compiled extracted');
    expect(Object.keys(readPanes(sample))).toEqual(['classes', 'compiled', 'extracted', 'link']);
  });

  it('shows the result of the verifying run, with its rules', async () => {
    const code =
      "import { makeStyles } from '@griffel/react';\nconst useStyles = makeStyles({ root: { color: 'red' } });\nexport const App = () => <h1 id=\"a\" className={useStyles().root}>Hi</h1>;";
    const [sample] = await transform(fence(code).replace('```ts', '```tsx'));
    expect(read(sample, 'result')).toBe(
      '<div class="result s0"><div class="fe3e8s9 h1">Hi</div></div>',
    );
    expect(read(sample, 'rules')).toMatch(
      /:where\(\.s0\)\{:where\(\.h1\)\{[^}]+\}\s*\.fe3e8s9\{color:red;\}\}$/,
    );
    expect(read(sample, 'caption')).toBe('Result · 1 class');

    const sheet = read(sample, 'sheet');
    expect(sheet).toMatch(/^assets\/css\/results-api-page\.[0-9a-f]{8}\.css$/);
    const file = path.join(root, 'cache', RESULTS_FOLDER, 'html-api-page.json');
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
      page: 'docs/api/page.mdx',
      sheet,
      css: read(sample, 'rules'),
    });
  });

  it.each([
    ['a press', '<button onClick={() => undefined}>Save</button>', 'click'],
    [
      'a field that React controls, and keys',
      '<input value="a" onChange={() => undefined} onKeyDownCapture={() => undefined} />',
      'change, keydown',
    ],
    ['what an effect has rendered', '<Late />', 'click'],
    ['a handler that nobody gave', '<button onClick={undefined}>Save</button>', undefined],
    ['a disabled button', '<button disabled onClick={() => undefined}>Save</button>', undefined],
    ['what no user does', '<p onAnimationEnd={() => undefined}>Saved</p>', undefined],
    ['what the browser does alone', '<details><summary>More</summary></details>', undefined],
  ])('for %s, tells whether the page offers to run it', async (_name, element, reactions) => {
    const code = `import { makeStyles } from '@griffel/react';
import { useEffect, useState } from 'react';
const useStyles = makeStyles({ root: { color: 'red' } });
export const Late = () => {
  const [isLate, setLate] = useState(false);
  useEffect(() => setLate(true), []);
  return isLate ? <button onClick={() => undefined}>Late</button> : null;
};
export const App = () => <div className={useStyles().root}>{${element}}</div>;`.replace(
      element === '<Late />' ? '' : /export const Late[^]+?};\n/,
      '',
    );
    const text = fence(code).replace('```ts', '```tsx');
    const [sample] = await transform(text);
    const names = sample?.attributes.map((one) => ('name' in one ? one.name : ''));
    const outputs = fs.readFileSync(path.join(root, 'outputs/docs/api/page.md'), 'utf8');
    const [, said] = /^Runs on the page, because it handles: (.+)$/m.exec(outputs) ?? [];
    expect(said).toBe(reactions);
    expect(names?.includes('canRun')).toBe(reactions !== undefined);
    const { module } = readPanes(sample);
    if (reactions === undefined) expect(module).toBeUndefined();
    else expect(module).toContain("import { App as Shown0 } from './App';");
  });

  it('counts the classes of a result that is right to left', async () => {
    const code = `import { makeStyles, TextDirectionProvider } from '@griffel/react';
const useStyles = makeStyles({ root: { color: 'red', marginLeft: '4px' } });
const Text = () => <p className={useStyles().root}>Hi</p>;
export const App = () => <TextDirectionProvider dir="rtl"><Text /></TextDirectionProvider>;`;
    const [sample] = await transform(fence(code).replace('```ts', '```tsx'));
    expect(read(sample, 'caption')).toBe('Result · 2 classes');
  });

  it('shows merges first, and loads the rules on demand', async () => {
    const code = `import { makeStyles, mergeClasses } from '@griffel/react';
const useStyles = makeStyles({ root: { color: 'red' }, busy: { color: 'blue' } });
export const App = () => {
  const { root, busy } = useStyles();
  return <p className={mergeClasses(root, busy)}>Hi</p>;
};`;
    const [sample] = await transform(fence(code).replace('```ts', '```tsx'));
    expect(read(sample, 'tabs')).toBe('merge css classes compiled extracted');
    expect(read(sample, 'css')).toBe('');
    expect(read(sample, 'merge')).toMatch(
      /<del class="[^"]+" data-atom="fe3e8s9">fe3e8s9 color: 'red'<\/del>/,
    );
    const panes = JSON.stringify(readPanes(sample));
    expect(panes).toContain('"css":[{"language":"css"');
    // A class in a compiled module has its hue, too.
    expect(panes).toMatch(/atom hue-\d\\" data-atom=\\"fe3e8s9\\"><span class=\\"token string\\">/);
  });

  it('has no outputs if no style is left', async () => {
    const [sample] = await transform(
      fence(
        "import { makeStyles } from '@griffel/react';\nexport const useStyles = makeStyles({ root: { '&:hover, p': {} } });",
      ),
    );
    expect(sample?.name).toBe('Sample');
    expect(read(sample, 'tabs')).toBe('');
    expect(fs.readFileSync(path.join(root, 'outputs/docs/api/page.md'), 'utf8')).not.toContain(
      '### CSS',
    );
  });

  it('removes the rules when nothing is shown any more', async () => {
    await transform(fence(SAMPLE));
    expect(fs.existsSync(path.join(root, 'cache', RESULTS_FOLDER, 'html-api-page.json'))).toBe(
      false,
    );
  });

  it('marks TypeScript-only parts, except in a sample about types', async () => {
    const code =
      "import { makeStyles } from '@griffel/react';\nexport const color: string = 'red';\nexport const useStyles = makeStyles({ root: { color: 'red' } });";
    const [typed, plain, about] = await transform(
      [
        fence(code, 'title="typed.ts"'),
        fence(SAMPLE, 'title="plain.ts"'),
        fence(
          `${code}\nexport const fault: number = color;`,
          'title="about.ts" typeError@4="not assignable to type"',
        ),
      ].join('\n\n'),
    );
    const has = (element: MdxJsxFlowElement | undefined) =>
      element?.attributes.some((a) => 'name' in a && a.name === 'hasJavaScript');
    expect([typed, plain, about].map(has)).toEqual([true, false, false]);
    expect(read(typed, 'html')).toContain('<span class="ts-only">');
    expect(read(plain, 'html') + read(about, 'html')).not.toContain('ts-only');
  });

  it('links to the playground with exactly the code, and the page it is from', async () => {
    const [sample] = await transform(fence(SAMPLE, 'title="styles.ts"'));
    const [, encoded = ''] =
      /^\/try-it-out\/#v1\.([\w-]+)$/.exec(String(readPanes(sample).link)) ?? [];
    expect(JSON.parse(inflateRawSync(Buffer.from(encoded, 'base64url')).toString())).toEqual({
      files: { 'styles.ts': SAMPLE },
      active: 'styles.ts',
      from: '/api/page',
    });
  });

  it('joins fences with the same name into one sample', async () => {
    const tokens = fence("export const color = 'red';", 'title="tokens.ts" sample="a"');
    const styles = SAMPLE.replace("'red'", 'color').replace(
      "react';",
      "react';\nimport { color } from './tokens';",
    );
    const [first, second] = await transform(
      `${tokens}\n\n${fence(styles, 'title="styles.ts" sample="a"')}`,
    );
    expect([first?.name, second?.name]).toEqual(['CodeBlock', 'Sample']);
    // So that a declaration in the first file marks its rule.
    expect([read(first, 'sample'), read(second, 'sample')]).toEqual(['s0', 's0']);
    expect(read(second, 'css')).toContain('</span> red<span');
  });

  it('runs a test of a sample without showing it', async () => {
    const verified: string[] = [];
    const button = `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({ root: { color: 'red' } });
export const Button = () => <button className={useStyles().root}>Save</button>;`;
    const check = `import { makeStyles } from '@griffel/react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Button } from './Button';
export const useStyles = makeStyles({ root: { top: '7px' } });
const root = document.createElement('div');
flushSync(() => createRoot(root).render(<Button />));
console.log(root.textContent);`;
    const nodes = await transform(
      [
        'Before.',
        `\`\`\`tsx title="check.tsx" sample="a" test logs="Save"\n${check}\n\`\`\``,
        'Between.',
        `\`\`\`tsx title="Button.tsx" sample="a"\n${button}\n\`\`\``,
        'After.',
      ].join('\n\n'),
      true,
      (verification) => verified.push(verification),
    );
    expect(nodes.map(({ type, name }) => name ?? type)).toEqual([
      'paragraph',
      'paragraph',
      'Sample',
      'paragraph',
    ]);
    expect(verified).toEqual(['rendered', 'test']);
    const sample = nodes[2];
    expect(read(sample, 'result')).toContain('>Save</button>');
    expect(Object.keys(readPanes(sample))).not.toContain('check.tsx');
    const outputs = fs.readFileSync(path.join(root, 'outputs/docs/api/page.md'), 'utf8');
    expect(outputs).toContain('## 1. Button.tsx');
    expect(outputs).not.toMatch(/check\.tsx|7px/);
    const [, encoded = ''] = /#v1\.([\w-]+)$/.exec(String(readPanes(sample).link)) ?? [];
    expect(JSON.parse(inflateRawSync(Buffer.from(encoded, 'base64url')).toString())).toEqual({
      files: { 'Button.tsx': button },
      active: 'Button.tsx',
      from: '/api/page',
    });
  });

  it('fails for a test at its line, and for one that has nothing to test', async () => {
    const shown = fence('export const size = 4;', 'title="size.ts" sample="a"');
    const test = (code: string, meta: string) =>
      fence(`import { size } from './size';\n${code}`, `title="check.ts" test ${meta}`);

    await expect(
      transform(`${shown}\n\n${test("if (size) throw new Error('4');", 'sample="a"')}`),
    ).rejects.toThrow('docs/api/page.mdx:7: Evaluating the sample throws: Error: 4');
    await expect(
      transform(`${shown}\n\n${test('export const a: string = size;', 'sample="a"')}`),
    ).rejects.toThrow(/^docs\/api\/page\.mdx:7: TypeScript reports: /);
    await expect(transform(test('', 'sample="b"'))).rejects.toThrow(
      'docs/api/page.mdx:1: The sample "b" has a test and no fence that is shown. Give the shown fence the same sample="…", or remove test.',
    );
    await expect(
      transform(`${shown.replace('"a"', '"a" norun')}\n\n${test('', 'sample="a"')}`),
    ).rejects.toThrow(
      'docs/api/page.mdx:1: With norun a sample is not run, but it has a test in line 5. Remove norun, or the test.',
    );
  });

  it('compares data of a sample with what the sample logs', async () => {
    const sample = fence(
      `console.log(JSON.stringify({ a: [1] }));\nconsole.log('<p>b</p>');`,
      `title="app.ts" sample="a" logs='{"a":[1]}' logs="<p>b</p>"`,
    );
    const show = (language: string, data: string, name = 'a') =>
      transform(`${sample}\n\n\`\`\`${language} sample="${name}"\n${data}\n\`\`\``);

    expect(await show('json', '{\n  "a": [1]\n}')).toHaveLength(2);
    expect(await show('html', '<p>b</p>')).toHaveLength(2);
    await expect(show('json', '{ "a": [2] }')).rejects.toThrow(
      'docs/api/page.mdx:6: The sample "a" does not log this. It logs "{"a":[1]}", "<p>b</p>". Correct the data, or let a test of the sample log it, with logs="…".',
    );
    await expect(show('html', '<p>c</p>', 'b')).rejects.toThrow(
      'docs/api/page.mdx:6: The sample "b" does not log this. It logs nothing.',
    );
    // Left to remarkVerification.
    expect(await show('json', '{')).toHaveLength(2);
  });

  it('labels dont and do, and requires proof for a dont', async () => {
    const wrong = 'export const a: string = 1;';
    const [dont, instead] = await transform(
      `${fence(wrong, 'dont typeError@1="assignable"')}\n\n${fence("export const a = 'b';", 'do')}`,
    );
    expect([read(dont, 'advice'), read(instead, 'advice')]).toEqual(['dont', 'do']);

    const unproven = fence('export const size = 4;', 'title="size.ts" sample="a" dont');
    await expect(transform(`Text.\n\n${unproven}`)).rejects.toThrow(
      'docs/api/page.mdx:3: Nothing proves that the code of this dont goes wrong. Say what happens (typeError="…", logs="…", throws="…", drops="…"), or add a test to its sample.',
    );
    const [proven] = await transform(
      `${unproven}\n\n${fence("import { size } from './size';\nconsole.log(size);", 'title="check.ts" sample="a" test logs="4"')}`,
    );
    expect(read(proven, 'advice')).toBe('dont');

    for (const before of [
      '',
      `${fence(wrong, 'dont typeError@1="assignable"')}\n\n${fence('let c;')}`,
    ]) {
      await expect(transform(`${before}\n\n${fence('let b;', 'do')}`)).rejects.toThrow(
        'A do must directly follow the dont that it replaces. Put the dont before it, or remove do.',
      );
    }
  });

  it('gives identifiers their types, in every file and where an error is expected', async () => {
    const sizes = fence(
      'export const size: string = 7;',
      'title="sizes.ts" sample="a" typeError@1="not assignable"',
    );
    const use = fence(
      "import { size } from './sizes';\nexport const twice = size + size;",
      `title="use.ts" sample="a"`,
    );
    const [first, second] = await transform(`${sizes}\n\n${use}`);
    expect(read(first, 'html')).toContain('data-type="const size: string">size</span>');
    expect(read(second, 'html')).toContain('data-type="const twice: string">twice</span>');

    const [sample] = await transform(fence(SAMPLE));
    expect(read(sample, 'html')).toContain(
      'data-type="const useStyles: () => Record<&quot;root&quot;, string>"',
    );
    expect(read(sample, 'css')).not.toContain('data-type');
  });

  it('leaves fences of other languages and prose alone', async () => {
    const nodes = await transform('Text.\n\n```css\na {}\n```');
    expect(nodes.map(({ type }) => type)).toEqual(['paragraph', 'code']);
    expect(fs.existsSync(path.join(root, 'outputs'))).toBe(false);
  });

  it('commits the outputs of a page in one file, and fails when they differ', async () => {
    await transform(fence(SAMPLE));
    const file = path.join(root, 'outputs/docs/api/page.md');
    expect(fs.readFileSync(file, 'utf8')).toContain('### CSS');
    await transform(fence(SAMPLE), false);
    await expect(transform(fence(SAMPLE.replace('red', 'blue')), false)).rejects.toThrow(
      'docs/api/page.mdx:1: The outputs of this page differ from the committed page.md',
    );
  });

  it('fails for type and run-time errors, at their line, unless the fence expects them', async () => {
    const mistyped = SAMPLE.replace("'red'", '7');
    await expect(transform(`Text.\n\n${fence(mistyped)}`)).rejects.toThrow(
      /^docs\/api\/page\.mdx:5: TypeScript reports: /,
    );
    await transform(fence(mistyped, 'typeError@2="not assignable"'));
    await expect(transform(fence(`throw new Error('no');`))).rejects.toThrow('no');
    await transform(fence(`throw new Error('no');`, 'throws="Error: no"'));
    await expect(transform(fence(SAMPLE, 'logs="never"'))).rejects.toThrow('never');
  });

  it('fails for a declaration that Griffel drops, unless the fence expects it', async () => {
    const broken = SAMPLE.replace("color: 'red'", "div: { color: 'red' }");
    await expect(transform(`Text.\n\n${fence(broken)}`)).rejects.toThrow(
      /^docs\/api\/page\.mdx:5: "div" /,
    );
    await transform(fence(broken, `drops@2='"div"'`));
    await expect(transform(fence(broken, `drops='"div"'`))).rejects.toThrow(
      `docs/api/page.mdx:1: The fence says drops='"div"', but Griffel drops something else:\napp.ts:2 "div" is dropped`,
    );
    await expect(transform(fence(broken, `drops@2='"div"' drops@2='"div"'`))).rejects.toThrow(
      'but Griffel drops no such thing.',
    );
    await expect(transform(fence(SAMPLE, 'drops="borderColor"'))).rejects.toThrow(
      'The fence says drops="borderColor", but Griffel drops no such thing.',
    );
    for (const word of ['drops=""', 'drops']) {
      await expect(transform(fence(broken, word))).rejects.toThrow(
        `docs/api/page.mdx:1: Cannot read ${word}. Write drops="…" with a text that is not empty.`,
      );
    }
  });

  it('accepts advice, which loses no styles, and prints it with the outputs', async () => {
    const readOutputs = () =>
      fs.readFileSync(path.join(root, 'outputs/docs/api/page.md'), 'utf8').match(/^Advice: .*$/gm);
    const asset = `import { makeStyles } from '@griffel/react';
import image from './a.svg';

export const useStyles = makeStyles({ root: { backgroundImage: \`url(\${image})\` } });
`;
    await transform(fence(asset));
    expect(readOutputs()).toEqual([
      expect.stringMatching(
        /^Advice: app\.ts:4 The class of "backgroundImage" .* Compile all code /,
      ),
    ]);
    await expect(transform(fence(SAMPLE), false)).rejects.toThrow('The outputs of this page');
    await transform(fence(asset, `drops@4='The class of "backgroundImage"'`));
    expect(readOutputs()).toBeNull();
  });

  it.each([
    ["color: 'corall'", 'The CSS property "color" does not take "corall".'],
    ["gridTemplateColumn: '1fr'", 'CSS has no property "grid-template-column".'],
    [
      "color: 'var(--accnt)', '--accent': 'red', margin: 'var(--gap, 0)'",
      'Nothing sets the variable "--accnt", and it has no fallback.',
    ],
  ])('rejects the styles %s, unless the fence says so or is a dont', async (styles, message) => {
    const code = `import { makeStyles } from '@griffel/react';\nconst all: Record<string, string> = { ${styles} };\nexport const useStyles = makeStyles({ root: { ...all } });`;
    await expect(transform(fence(code, 'title="a.ts"'))).rejects.toThrow(
      `docs/api/page.mdx:3: ${message} Correct it. If the page shows this on purpose, say so: drops='${message}'`,
    );
    await transform(fence(code, `drops='${message}'`));
    const check = fence(
      "import { useStyles } from './a';\nconsole.log(typeof useStyles);",
      'title="check.ts" sample="x" test logs="function"',
    );
    await transform(`${fence(code, 'title="a.ts" sample="x" dont')}\n\n${check}`);
  });

  it('rejects types in a JavaScript file', async () => {
    const title = 'title="config.mjs"';
    await transform(fence('export const a = 1;', title));
    await expect(transform(fence('export const a: number = 1;', title))).rejects.toThrow(
      'docs/api/page.mdx:2: title="config.mjs" is the name of a JavaScript file, but the code has types. Remove them, or name it .ts.',
    );
  });

  it('counts magic comments in the line numbers of faults', async () => {
    const code = '// highlight-next-line\nexport const a = 1;\nexport const b = c;';
    await expect(transform(fence(code))).rejects.toThrow(
      "docs/api/page.mdx:4: TypeScript reports: Cannot find name 'c'.",
    );
  });

  it('rejects a second file of the same name in a sample', async () => {
    const first = fence('export const a = 1;', 'title="a.ts" sample="x"');
    await expect(
      transform(`${first}\n\n${fence('export const a = 2;', 'title="a.ts" sample="x"')}`),
    ).rejects.toThrow(
      'docs/api/page.mdx:5: The sample "x" already has a file a.ts, on line 1. This one is a.ts: give it another file name as its title="…", or another sample="…".',
    );
    await expect(
      transform(
        `${fence('export const a = 1;', 'sample="x"')}\n\n${fence('export const b = 1;', 'sample="x" title="The rest"')}`,
      ),
    ).rejects.toThrow('The sample "x" already has a file app.ts, on line 1. This one is app.ts:');
    await expect(
      transform(`${first}\n\n\`\`\`tsx sample="x" title="a.tsx"\nexport {};\n\`\`\``),
    ).rejects.toThrow('The sample "x" already has a file a.ts, on line 1. This one is a.tsx:');
    await expect(
      transform(`${first}\n\n${fence('export const a = 2;', 'title="A.ts" sample="x"')}`),
    ).rejects.toThrow('The sample "x" already has a file a.ts, on line 1. This one is A.ts:');
    await transform(`${first}\n\n${fence('export const a = 2;', 'title="a.ts" sample="y"')}`);
  });

  it('rejects a declaration file, which TypeScript does not check', async () => {
    await expect(transform(fence('export type A = B;', 'title="a.d.ts"'))).rejects.toThrow(
      'docs/api/page.mdx:1: TypeScript does not check declaration files. Change title="a.d.ts" to a.ts.',
    );
  });

  it('rejects a file outside the folder of the sample', async () => {
    for (const title of ['../a.ts', '/a.ts', 'b/../a.ts', './a.ts']) {
      await expect(transform(fence('export {};', `title="${title}"`))).rejects.toThrow(
        `docs/api/page.mdx:1: title="${title}" is outside the folder of the sample.`,
      );
    }
  });

  it('reports how far each fence was verified', async () => {
    const verified: string[] = [];
    const page = [
      fence(
        'export interface A {}\nimport type { ReactNode } from "react";',
        'title="types.ts" sample="a"',
      ),
      fence('export const a = 1;', 'title="a.ts" sample="a"'),
      '```tsx sample="a"\nexport const App = () => <p />;\n```',
      fence('export const b = fetch("/");', 'norun'),
      fence('export const c: string = 1;', 'typeError@1="assignable"'),
      fence('export const d = 1;'),
      '```tsx sample="b" title="Part.tsx"\nexport const Part = ({ a }: { a: string }) => a;\n```',
      '```tsx sample="b"\nimport { Part } from "./Part";\nexport default () => <Part a="b" />;\n```',
    ].join('\n\n');
    await transform(page, true, (verification) => verified.push(verification));
    expect(verified).toEqual(
      'checked run rendered checked checked run rendered rendered'.split(' '),
    );
  });

  it('reports the line of the wrong fence, even if others follow', async () => {
    const page = `${fence('export const a: string = 1;', 'title="a.ts" sample="x"')}\n\n${fence("import './a';", 'title="b.ts" sample="x"')}`;
    await expect(transform(page)).rejects.toThrow(/^docs\/api\/page\.mdx:2: TypeScript reports: /);
  });

  it('rejects props that no component takes, in the line of their fence', async () => {
    const part = (props: string) =>
      `\`\`\`tsx title="Part.tsx" props='${props}'\nexport const Part = ({ a }: { a: 'b' }) => a;\n\`\`\``;
    await transform(part('{"a":"b"}'));
    await expect(transform(part('{"a":"c"}'))).rejects.toThrow(
      /^docs\/api\/page\.mdx:2: No component that Part\.tsx exports accepts the props of its fence\. Type '"c"'/,
    );
    await expect(transform(part('{a: 1}'))).rejects.toThrow(
      /^docs\/api\/page\.mdx:1: The props of Part\.tsx are not valid JSON: /,
    );
  });
});
