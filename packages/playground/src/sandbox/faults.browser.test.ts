import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunFault } from './Sandbox.ts';
import { openTestPage, type SandboxPage } from './testing/openTestPage.ts';

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
});
afterAll(() => sandbox.close());

const IMPORTS = `import { useEffect, useLayoutEffect, useState } from 'react';
import { makeStyles, makeResetStyles } from '@griffel/react';
`;

/** Shows the code from line 3 on, and waits for the fault. */
async function faultOf(code: string, click = false): Promise<unknown> {
  const revision = await sandbox.show(IMPORTS + code);
  if (click) {
    await sandbox.waitFor({ type: 'rendered', revision });
    await (await sandbox.frame()).getByRole('button').click();
  }
  const event = await sandbox.waitFor({ type: 'fault', revision });
  return event.type === 'fault' && event.fault;
}

describe('fault', () => {
  it.each([
    [
      'load',
      `\nthrow new TypeError('at load');`,
      { name: 'TypeError', message: 'at load', line: 4 },
    ],
    [
      'render',
      `export default function App() {\n  throw new Error('in render');\n}`,
      { message: 'in render', line: 4 },
    ],
    [
      'effect',
      `export default function App() {
  useEffect(() => {
    throw new RangeError('in effect');
  }, []);
  return null;
}`,
      { name: 'RangeError', line: 5 },
    ],
    [
      'effect',
      `export default function App() {
  useLayoutEffect(() => {
    (null as any).x;
  }, []);
  return null;
}`,
      { name: 'TypeError', line: 5 },
    ],
    [
      'async',
      `export default function App() {
  useEffect(() => {
    setTimeout(() => {
      throw new Error('in timer');
    });
  }, []);
  return null;
}`,
      { message: 'in timer', file: 'App.tsx', line: 6 },
    ],
    [
      'async',
      `export default function App() {
  useEffect(() => {
    Promise.reject(new Error('rejected'));
  }, []);
  return null;
}`,
      { message: 'rejected', line: 5 },
    ],
    ['load', `const a = 1;\nconst a = 2;`, { name: 'SyntaxError', line: 4 }],
    [
      'render',
      `export default () => { throw { text: 'object' } }`,
      { name: 'Thrown value', message: '{ text: "object" }' },
    ],
    [
      'load',
      `throw new Proxy({}, { getPrototypeOf() { throw new Error('trap'); } });`,
      { name: 'Thrown value', message: '[cannot be printed]' },
    ],
    ['hang', `\nwhile (true);`, { name: 'LoopError', line: 4 }],
    ['hang', `export default function App() {\n  for (;;) {}\n}`, { name: 'LoopError', line: 4 }],
    [
      'hang',
      `export default function App() {
  useEffect(() => {
    let n = 0;
    do n++; while (n > 0)
  });
  return null;
}`,
      { line: 6 },
    ],
    [
      'hang',
      `async function spin() {
  while (true) await null;
}
export default function App() {
  useEffect(() => void spin(), []);
  return null;
}`,
      { line: 4 },
    ],
    [
      'render',
      `export default function App() {\n  const [n, set] = useState(0);\n  set(n + 1);\n  return null;\n}`,
      { name: 'Error' },
    ],
    [
      'render',
      `export default function App() {\n  makeStyles({});\n  return null;\n}`,
      { name: 'Error', line: 4 },
    ],
    [
      'render',
      `const A = undefined as any;\nexport default () => (\n  <p>\n    <A />\n  </p>\n);`,
      { name: 'Error', file: 'App.tsx', line: 6 },
    ],
    [
      'render',
      `export default () => (\n  <p>\n    <input>x</input>\n  </p>\n);`,
      { name: 'Error', file: 'App.tsx', line: 5 },
    ],
    [
      'render',
      `export default () => <iframe srcDoc="<p>Hi</p>" title="A frame" />;`,
      { name: 'TypeError', message: 'The preview does not allow HTMLIFrameElement srcdoc' },
    ],
    [
      'render',
      `export default () => <p dangerouslySetInnerHTML={{ __html: '<link rel="x">' }} />;`,
      { name: 'TypeError', message: expect.stringContaining('not allow frames') as string },
    ],
    [
      'load',
      `import('react'); function f(): number { return f() }\nf();`,
      { name: 'RangeError', line: 3 },
    ],
  ])('in %s: %s', async (phase, code, expected) => {
    expect(await faultOf(code)).toMatchObject({ phase, ...expected });
  });

  it.each([
    ['const a: 1 = 1; throw new Error("x");', 1, 'new Error'],
    ['\n\nfunction f(a: number, b: string) { null!.x }\nf(1, "");', 3, 'x }'],
    ['for (const n of [1]) n.x.y;', 1, 'y;'],
    ['export default () => <p title={(null as any).x}>x</p>;', 1, 'x}'],
    ['const a = 1;\nconst b: string = 2; const a = 3;', 2, 'a = 3'],
  ])('has its column in the source: %s', async (code, line, text) => {
    const revision = await sandbox.show(code);
    const { fault } = (await sandbox.waitFor({ type: 'fault', revision })) as { fault: RunFault };
    expect(fault).toMatchObject({ file: 'App.tsx', line });
    const found = code.split('\n')[line - 1]?.slice((fault.column ?? 0) - 1);
    expect(found?.slice(0, text.length)).toBe(text);
  });

  it('does not come from a ResizeObserver that waits for the next frame', async () => {
    const revision = await sandbox.show(`import { useEffect } from 'react';
export default function App() {
  useEffect(() => {
    const box = document.body.appendChild(document.createElement('div'));
    const observer = new ResizeObserver(() => {
      box.style.width = box.offsetWidth / 2 + 'px';
      if (box.offsetWidth < 2) console.log('small');
    });
    observer.observe(box);
  }, []);
  return <p>App</p>;
}`);
    await sandbox.waitFor({ type: 'console', revision });
    const fault = expect.objectContaining({ type: 'fault', revision }) as unknown;
    expect(await sandbox.events()).not.toContainEqual(fault);
  });

  it('comes from an event handler', async () => {
    const code = `export default () => <button
  onClick={() => {
    throw new Error('clicked');
  }}>x</button>`;
    expect(await faultOf(code, true)).toMatchObject({
      phase: 'event',
      message: 'clicked',
      line: 5,
    });
  });

  it('comes from a loop in an event handler, and again at the second click', async () => {
    const code = `export default () => <button onClick={() => {
    while (true) {}
  }}>x</button>`;
    expect(await faultOf(code, true)).toMatchObject({ phase: 'hang', line: 4 });
  });
});
