import { parseModule } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { findMisplacedHooks } from './findMisplacedHooks.ts';

const find = (code: string) => findMisplacedHooks(parseModule('App.tsx', code));

describe('findMisplacedHooks', () => {
  it.each([
    ['if (isOn) { useClasses(); }', 'in a condition'],
    ['if (isOn) useClasses();', 'in a condition'],
    ['const classes = isOn ? useClasses() : {};', 'in a condition'],
    ['const classes = isOn && useClasses();', 'in a condition'],
    ['switch (isOn) { case 1: useClasses(); }', 'in a condition'],
    ['for (const a of b) useClasses();', 'in a loop'],
    ['while (isOn) { useState<number>(0); }', 'in a loop'],
    ['if (!isOn) return null; const classes = useClasses();', 'after a return'],
    ['return list.map((item) => <p className={useClasses().root} />);', 'in a function inside of'],
    ['return <p onClick={() => { useClasses(); }} />;', 'in a function inside of'],
    ['const item = () => useClasses().root;', 'in a function inside of'],
  ])('reports %s', (body, place) => {
    expect(find(`export default function App() { ${body} }`)).toMatchObject([
      {
        severity: 'warning',
        line: 1,
        message: expect.stringContaining(`() is called ${place}`) as string,
      },
    ]);
  });

  it.each([
    ['const classes = useClasses();', 'outside of a component'],
    ['class App { render() { return useClasses().root; } }', 'in a class'],
    ['const App = memo(() => { if (a) React.useRef(); });', 'in a condition'],
  ])('reports %s', (code, place) => {
    expect(find(code).map(({ message }) => message)).toEqual([expect.stringContaining(place)]);
  });

  it.each([
    ['function App() { const list = [1].map(() => { return 1; }); useClasses(); return list; }'],
    ['const App = () => <p className={useClasses().root} />;'],
    ['export default () => <p className={useClasses().root} />;'],
    ['const App = React.memo(forwardRef((props, ref) => useClasses().root));'],
    ['const App = memo(function () { return useClasses().root; });'],
    ['function App() { if (useClasses().root) return null; return 1; }'],
    ['function useBoth() { return [useA(), useB() ?? 1]; }'],
    ['function App() { const value = use(promise); if (value) return use(other); }'],
    ['const test = () => useClasses();'],
    ['useClasses.root; used();'],
  ])('accepts %s', (code) => {
    expect(find(code)).toEqual([]);
  });
});
