import { parseModule } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { applyFix } from '../../testing/applyFix.ts';
import { findMarkupFaults } from './findMarkupFaults.ts';

const START = `import { createDOMRenderer, mergeClasses } from '@griffel/react';\n`;
const find = (code: string) => findMarkupFaults(parseModule('App.jsx', START + code));
const mend = (code: string) =>
  find(code)
    .flatMap(({ fixes = [] }) => fixes)
    .map((fix) => applyFix({ 'App.jsx': START + code }, fix)['App.jsx']?.slice(START.length));

describe('findMarkupFaults', () => {
  it.each([
    ['function App() { use(); <p>Hi</p> }', 'function App() { use(); return <p>Hi</p> }'],
    ['const App = () => { (<><a /></>); };', 'const App = () => { return (<><a /></>); };'],
    ['const a = <p class="b" />;', 'const a = <p className="b" />;'],
    ['const a = <label for="b" />;', 'const a = <label htmlFor="b" />;'],
    ['const a = <p tabindex="0" />;', 'const a = <p tabIndex="0" />;'],
    [
      `const a = <p style="margin-top: 1px; background: url('a;b'); --x: 2;" />;`,
      `const a = <p style={{ marginTop: '1px', background: "url('a;b')", '--x': '2' }} />;`,
    ],
    ['const a = <p style="" />;', 'const a = <p style={{}} />;'],
    ['const a = <path stroke-width={2} />;', 'const a = <path strokeWidth={2} />;'],
    ['const m = mergeClasses(a, [b, c && d]);', 'const m = mergeClasses(a, b, c && d);'],
    ['function App() { return\n  <p /> }', 'function App() { return <p /> }'],
    ['const a = <p onclick={b} />;', 'const a = <p onClick={b} />;'],
    ['const Card = 1; const a = <card>b</card>;', 'const Card = 1; const a = <Card>b</Card>;'],
    [
      "import { UserCard } from './b'; f(<userCard />);",
      "import { UserCard } from './b'; f(<UserCard />);",
    ],
  ])('mends %s', (code, right) => {
    expect(find(code)).toMatchObject([{ severity: 'warning' }]);
    expect(mend(code)).toEqual([right]);
    expect(find(right)).toEqual([]);
  });

  it('offers to change all attributes of pasted HTML at once', () => {
    const [first, last] = find('const a = <p class="b" tabindex="0"><b class="c" /></p>;');
    expect(first?.fixes?.map(({ title }) => title)).toEqual([
      'Change to "className"',
      'Change all 3',
    ]);
    expect(mend('const a = <p class="b" tabindex="0"><b class="c" /></p>;').slice(1, 2)).toEqual([
      'const a = <p className="b" tabIndex="0"><b className="c" /></p>;',
    ]);
    expect(last?.fixes).toHaveLength(2);
  });

  it.each([
    ['const a = <p className={[b, c]} />;', /^React joins the classes of this array with commas/],
    ['const a = <p className={{ color: b }} />;', /^React writes this object as/],
    ['const a = <p css={{ color: b }} />;', /^React has no attribute css/],
    ['mergeClasses(a, b);', /^This does nothing: mergeClasses\(\) returns/],
    ['const m = mergeClasses({ [a]: true });', /^mergeClasses\(\) ignores an object/],
    ['function App() { <b />; return 1; }', /^This element is not used/],
    ['<App />;', /^This element is not used/],
    ['function App() { const r = createDOMRenderer(document); }', /^Each render creates this/],
    ['export default () => <A b={createDOMRenderer()} />;', /^Each render creates this/],
  ])('reports %s, without a fix', (code, message) => {
    expect(find(code)).toMatchObject([{ message: expect.stringMatching(message) as string }]);
    expect(mend(code)).toEqual([]);
  });

  it.each([
    ['const App = () => <p className="a" />;'],
    ['const a = <my-element class="b" />;'],
    ['const a = <my-element onclick={b} css={{}} />;'],
    ['const Button = 1; const a = <button onLoad={b} />;'],
    [
      "import { Circle, LinearGradient } from './b'; const a = <circle><linearGradient /></circle>;",
    ],
    ['const a = <card />;'],
    ['const a = <Card css={{}} className={{}} onclick={b} />;'],
    ['const a = <Field class="b" for="c" />;'],
    ['const m = mergeClasses(...[a, b], c[0]);'],
    ['const a = <Field className={[b, c]} />;'],
    ['other([a]);'],
    ['const renderer = createDOMRenderer(document);'],
    ['function App() { const r = useMemo(() => createDOMRenderer(document), []); }'],
    ['function App() { const [r] = useState(createDOMRenderer(document)); }'],
    ['function renderPage() { return createDOMRenderer(); }'],
    ['function App() { useEffect(() => { createDOMRenderer(); }); }'],
  ])('accepts %s', (code) => {
    expect(find(code)).toEqual([]);
  });
});
