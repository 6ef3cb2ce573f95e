import { parseModule } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { applyFix } from '../testing/applyFix.ts';
import { resolveImports } from './resolveImports.ts';

const FILES = { 'App.tsx': '', 'Card.tsx': '', 'ui/Button.tsx': '', 'ui/styles.ts': '' };

const MAKE_STYLES =
  'Write the styles with makeStyles() of @griffel/react. To convert CSS, use “Convert CSS” in the menu “More”.';

const find = (specifier: string, file = 'App.tsx') => {
  const code = `import '${specifier}';`;
  const { imports, problems } = resolveImports(parseModule(file, code), FILES);
  return { code, imports, problems };
};

describe('resolveImports', () => {
  it.each([
    ['./Card', 'Card.tsx'],
    ['./Card.tsx', 'Card.tsx'],
    ['./Card.js', 'Card.tsx'],
    ['./ui/styles.js', 'ui/styles.ts'],
  ])('resolves %s to %s', (specifier, target) => {
    expect(find(specifier)).toMatchObject({ imports: { [specifier]: target }, problems: [] });
  });

  it.each([
    ['./card', 'App.tsx', './Card'],
    ['./components/Card', 'App.tsx', './Card'],
    ['./Crad', 'App.tsx', './Card'],
    ['Card', 'App.tsx', './Card'],
    ['/Card', 'App.tsx', './Card'],
    ['@/components/Card', 'App.tsx', './Card'],
    ['~/ui/styles', 'App.tsx', './ui/styles'],
    ['./Button.tsx', 'App.tsx', './ui/Button'],
    ['./Card', 'ui/Button.tsx', '../Card'],
    ['./style', 'ui/Button.tsx', './styles'],
  ])('finds the file that %s in %s means', (specifier, file, right) => {
    const { code, problems } = find(specifier, file);
    expect(problems).toMatchObject([{ severity: 'error', remedy: `Write "${right}".` }]);
    const fixed = applyFix({ [file]: code }, problems[0]?.fixes?.[0] ?? { title: '', edits: [] })[
      file
    ];
    expect(fixed).toBe(`import '${right}';`);
    expect(resolveImports(parseModule(file, fixed ?? ''), FILES).problems).toEqual([]);
  });

  it.each([
    ['./other', 'Add the file, or correct the path.'],
    ['./App2', 'Add the file, or correct the path.'],
    ['style', 'Copy the parts that you need into one of your files.'],
    ['@ui/Card', 'Copy the parts that you need into one of your files.'],
    ['./theme.json', 'Write its contents into a .ts file, as an exported object.'],
    ['react-dom/server', 'The guide “Server-side rendering” has code for servers.'],
    ['tailwind-merge', 'Use mergeClasses() of @griffel/react.'],
    ['griffel', 'Write "@griffel/react".'],
    ['@mui/styles', MAKE_STYLES],
    ['@stylexjs/stylex', MAKE_STYLES],
  ])('says what to do about %s', (specifier, remedy) => {
    const { problems } = find(specifier);
    expect(problems).toMatchObject([{ remedy }]);
    expect(problems[0]).not.toHaveProperty('fixes');
  });
});
