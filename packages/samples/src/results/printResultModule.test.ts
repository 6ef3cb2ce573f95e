import { describe, expect, it } from 'vitest';
import { printResultModule } from './printResultModule.ts';

const button = { file: 'Button.tsx', exportedAs: 'Button', props: {}, reactions: ['click'] };

describe('printResultModule', () => {
  it('renders the components of the result, with their props', () => {
    const app = { ...button, file: 'src/App.tsx', exportedAs: 'default', props: { tone: 'a' } };
    expect(printResultModule({}, [button, app])).toBe(
      `import { Button as Shown0 } from './Button';
import { default as Shown1 } from './src/App';
export default function Result() { return <><Shown0 {...{}} /><Shown1 {...{"tone":"a"}} /></>; }
`,
    );
  });

  it('prints nothing for results that do not react', () => {
    const still = { ...button, reactions: [] };
    expect(printResultModule({}, [])).toBeUndefined();
    expect(printResultModule({}, [still, still])).toBeUndefined();
    expect(printResultModule({}, [still, button])).toBeDefined();
  });

  it.each([
    ["import { renderToString } from 'react-dom/server';", false],
    ["import logo from './images/logo.svg';", false],
    ["import { theme } from './theme';\nimport { createRoot } from 'react-dom/client';", true],
  ])('with %j in the sample, it runs in the sandbox: %s', (code, isRun) => {
    expect(printResultModule({ 'Button.tsx': code }, [button]) !== undefined).toBe(isRun);
  });
});
