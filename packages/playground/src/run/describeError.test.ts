import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/Problem.ts';
import {
  describeError,
  describeFault,
  faultToProblem,
  logToProblem,
  rewordError,
} from './describeError.ts';

const describeRemedy = (message: string) =>
  faultToProblem({ phase: 'render', name: 'TypeError', message }, 'App.tsx').remedy;

describe('faultToProblem', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'call')", /^The function that is called here/],
    ['can\'t access property "call", _react.useSate is undefined', /^The function that is called/],
    [
      "undefined is not an object (evaluating '_react.useSate.call')",
      /^The function that is called/,
    ],
    ["Cannot read properties of undefined (reading 'name')", /^The value before the dot/],
    ['can\'t access property "name", user is undefined', /^The value before the dot/],
    ["null is not an object (evaluating 'user.name')", /^The value before the dot/],
    ['Target container is not a DOM element.', /^Write export default App/],
    ['Invalid hook call. Hooks can only be called inside', /^Call hooks/],
    ['Rendered more hooks than during the previous render.', /^Call hooks/],
    ['Objects are not valid as a React child (found: object with keys {a}).', /^React renders/],
    [
      'The `style` prop expects a mapping from style properties to values',
      /^style takes an object/,
    ],
    ['Too many re-renders. React limits the number', /^The component sets its state/],
    ['<App> is an async Client Component. Only Server', /^Write the component without async/],
    ['makeStyles is not defined', /^Write import \{ makeStyles \} from '@griffel\/react'\.$/],
    ['renderToStyleElements is not defined', /from '@griffel\/react'\.$/],
    ["Can't find variable: useState", /^Write import \{ useState \} from 'react'\.$/],
    ["Cannot read properties of null (reading 'useContext')", /^Call hooks/],
    [
      "Cannot destructure property 'a' of '_react.useContext.call(...)' as it is",
      /^Render the prov/,
    ],
    ['useTheme must be used within a ThemeProvider', /^Render this provider/],
    ['styled is not defined', /^Call makeStyles/],
    ['process is not defined', /^Bundlers replace process/],
    ['Failed to fetch', /^The preview has no network/],
    [
      "Failed to set the 'cookie' property on 'Document': The document is sandboxed and lacks the 'allow-same-origin' flag.",
      /^The preview keeps no cookies/,
    ],
    [
      "Failed to execute 'open' on 'IDBFactory': access to the Indexed Database API is denied in this context.",
      /^The preview keeps no cookies and no databases/,
    ],
    ['Worker is not a constructor', /^The preview has no workers/],
    ["Cannot use 'import.meta' outside a module", /^Bundlers replace import\.meta/],
    [
      `Failed to execute 'define' on 'CustomElementRegistry': the name "x-y" has already been used with this registry`,
      /^An element can be defined once/,
    ],
    ['require is not defined', /^Write an import instead/],
    ["Can't find variable: clsx", /^Use mergeClasses/],
    ['Card is not defined', /^Declare it, or import it\.$/],
    ['Element type is invalid: expected a string (for built-in', /^A tag in capitals/],
    ["makeStyles(): this function cannot be called in component's scope.", /^Move the call/],
  ])('says what to do about %s', (message, remedy) => {
    expect(describeRemedy(message)).toMatch(remedy);
  });

  it('prints calls as they were written', () => {
    const message =
      "Cannot destructure property 'a' of '_react.useContext.call(...)' as it is null.";
    expect(faultToProblem({ phase: 'render', name: 'TypeError', message }, 'App.tsx').message).toBe(
      "TypeError: Cannot destructure property 'a' of 'useContext()' as it is null.",
    );
  });

  it('leaves other faults as they are', () => {
    expect(describeRemedy('x is not a function')).toBeUndefined();
  });
});

describe('logToProblem', () => {
  const log = (text: string, level: 'error' | 'log' = 'error') =>
    logToProblem({ level, text, file: 'List.tsx', line: 4 }, 'App.tsx');

  it('reports mistakes that React only logs', () => {
    expect(
      log('Each child in a list should have a unique "key" prop.\n\nCheck the render method'),
    ).toMatchObject({
      severity: 'warning',
      file: 'List.tsx',
      line: 4,
      message: 'Each child in a list should have a unique "key" prop.',
      remedy: expect.stringContaining('key={item.id}') as string,
    });
    expect(log('<User> is an async Client Component. Only Server')).toMatchObject({
      severity: 'error',
      message: '<User> is an async Client Component.',
      remedy: expect.stringContaining('without async') as string,
    });
    expect(log('A component was suspended by an uncached promise. Creating')).toMatchObject({
      severity: 'error',
      remedy: expect.stringContaining('use()') as string,
    });
    expect(log('Maximum update depth exceeded. This can happen')).toMatchObject({
      severity: 'error',
      message: 'Maximum update depth exceeded.',
      remedy: expect.stringContaining('dependency array') as string,
    });
  });

  it('reports nothing else', () => {
    expect(log('x')).toBeUndefined();
    expect(log('Maximum update depth exceeded', 'log')).toBeUndefined();
  });
});

describe('over the preview', () => {
  const unplaced: Problem = {
    source: 'syntax',
    severity: 'error',
    file: 'App.tsx',
    line: 2,
    column: 10,
    message: 'Unexpected token',
    remedy: 'Fix the syntax.',
  };
  const problem: Problem = {
    ...unplaced,
    from: 30,
    to: 36,
    message: 'tokens.ts does not export "colour"',
    remedy: 'Import what it exports: color.',
  };

  it('says what to do, as in the list of problems', () => {
    expect(describeError(problem, false).remedy).toBe('Import what it exports: color.');
    const message = 'Invalid hook call. Hooks can only be called inside';
    const fault = describeFault({ phase: 'render', name: 'Error', message }, false);
    expect(fault.remedy).toMatch(/^Call hooks/);
  });

  it('does not say to fix the syntax, which the title says', () => {
    expect(describeError(unplaced, false)).not.toHaveProperty('remedy');
  });

  it('takes the words of a better description, with its remedy', () => {
    const error = describeError(unplaced, true);
    expect(rewordError(error, [problem])).toEqual(describeError(problem, true));
    expect(rewordError(error, [{ ...problem, file: 'b.ts' }])).toEqual(error);
  });
});
