import { describe, expect, it } from 'vitest';
import { printMain } from './printMain.ts';

describe('printMain', () => {
  it.each([
    'export default function App() {}',
    'export default class App {}',
    'const a = 1; export default function App() {}',
    'const App = () => null;\nexport default App;',
    'const App = memo(() => null);\nexport { App as default };',
    '// export default makeStyles({})\nexport default function App() {}',
    'const useClasses = makeStyles({});\nexport default function App() {}',
  ])('renders the component of %j', (source) => {
    expect(printMain('App.tsx', source)).toMatch(/import App from '\.\/App';[^]*<App \/>/);
  });

  it.each([
    'export default makeStyles({ root: {} });',
    "export default makeStyles<'root'>({ root: {} });",
    'export default makeResetStyles({});',
    'const useClasses = makeStyles({});\nexport default useClasses;',
    'const useClasses = makeStyles({});\nexport { useClasses as default };',
  ])('shows the classes of %j', (source) => {
    expect(printMain('App.js', source)).toMatch(
      /import useClasses from '\.\/App';[^]*useClasses\(\)/,
    );
  });

  it('passes a renderer to styles of @griffel/core', () => {
    const source = "import { makeStyles } from '@griffel/core';\nexport default makeStyles({});";
    expect(printMain('App.js', source)).toContain('renderer: createDOMRenderer(document)');
  });

  it('renders no component by itself that another one renders', () => {
    const source = `export function Badge() { return <p />; }
export const Badges = () => <Badge />;`;
    expect(printMain('App.tsx', source)).toContain("import { Badges } from './App'");
  });

  it('renders the components that are exported by name if there is no default export', () => {
    const source = `export const GAP = (1 + 1) * 4;
export const useGap = () => GAP;
export function First() {}
export const Second: FC = memo(() => null);
export const Third = (props: Props) => null;
export class Fourth extends Component {}
export class Store {}
function Fifth() {}`;
    const main = printMain('a/Card.tsx', source);
    expect(main).toContain("import { First, Second, Third, Fourth } from './a/Card';");
    expect(main).toContain(
      '    <First />\n    <Second />\n    <Third />\n    <Fourth />\n  </StrictMode>',
    );
  });

  it('only loads other code without a default export', () => {
    expect(printMain('a/b.styles.ts', 'export const a = 1;')).toBe("import './a/b.styles';\n");
  });
});
