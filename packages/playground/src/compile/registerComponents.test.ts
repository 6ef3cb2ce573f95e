import { parseModule } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { registerComponents } from './compileFile.ts';

const register = (code: string): string =>
  registerComponents(parseModule('a.tsx', code)).replaceAll('$griffel', '');

describe('registerComponents', () => {
  it.each([
    ['function App() {}', 'Register(App, "App");'],
    ['export function App() {}', 'Register(App, "App");'],
    ['export default function App() {}', 'Register(App, "App");'],
    ['export default function () {}', 'Register(module.exports.default, "Default");'],
    ['export default () => null;', 'Register(module.exports.default, "Default");'],
    ['export default memo(() => null);', 'Register(module.exports.default, "Default");'],
    ['const App = () => null;', 'Register(App, "App");'],
    ['export const App: FC<Props> = function () {};', 'Register(App, "App");'],
    ['const App = memo(forwardRef((props, ref) => null));', 'Register(App, "App");'],
    ['const A = () => 1, B = () => 2;', 'Register(A, "A");Register(B, "B");'],
    ['const Colors = { red: 1 }; const Context = createContext(null);', ''],
    ['function helper() {} const x = () => 1;', ''],
    ['class App extends Component {}', ''],
    ['export default 1;', ''],
  ])('%j', (code, written) => {
    expect(register(code)).toBe(written);
  });

  it('signs a component with the hooks that it calls, in order', () => {
    expect(
      register(`function App() {
  const [a, setA] = useState<number>(0);
  useEffect(() => { useInner(); }, [a]);
  const ref = React.useRef(null);
  return null;
}`),
    ).toBe(
      `Register(App, "App");Sign(App, ${JSON.stringify('useState{[a, setA](0)}\nuseEffect{}\nuseRef{ref(null)}')}, false, () => []);`,
    );
  });

  it('signs hooks of the user, and lists those that a component calls', () => {
    expect(
      register(`import { useTheme } from './theme';
const useStyles = makeStyles({});
const useBoth = () => [useTheme(), useStyles()];
const App = () => useBoth();`),
    ).toBe(
      `Sign(useBoth, "useTheme{}\\nuseStyles{}", false, () => [useTheme, useStyles]);` +
        `Register(App, "App");Sign(App, "useBoth{}", false, () => [useBoth]);`,
    );
  });

  it('resets the state each time for a hook from elsewhere', () => {
    expect(register('const App = ({ useIt }) => useIt();')).toBe(
      'Register(App, "App");Sign(App, "useIt{}", true, () => []);',
    );
  });
});
