import * as theme from '@fluentui/react-theme';
import * as fluentTokens from '@fluentui/tokens';
import { describe, expect, it } from 'vitest';
import { compileProject } from '../compile/compileProject.ts';
import { FLUENT_EXPORTS } from './attachFluent.ts';

const compile = (code: string, file = 'App.tsx') => compileProject({ [file]: code }, file);

/** Prints each problem: `error 1:10 The playground …`. */
const explain = (code: string, file?: string): string[] =>
  compile(code, file).problems.map(
    ({ severity, line, column, message }) =>
      `${severity} ${String(line)}:${String(column)} ${message}`,
  );

describe('findUnpacked', () => {
  it('accepts what the playground has', () => {
    expect(
      explain(`import { makeStyles as make, mergeClasses, tokens, FluentProvider, type Theme } from '@fluentui/react-components';
export { webLightTheme } from '@fluentui/react-theme';
export * from '@fluentui/tokens';
import { createFocusOutlineStyle } from '@fluentui/react-tabster';
import { iconFilledClassName } from '@fluentui/react-icons';
export default [make, mergeClasses, tokens, FluentProvider, createFocusOutlineStyle, iconFilledClassName];`),
    ).toEqual([]);
  });

  it('reports each component at its place', () => {
    const code = `import { Button, makeStyles, Card as Box } from '@fluentui/react-components';
export { Link } from '@fluentui/react-components';
export default () => <Box><Button>Save</Button></Box>;`;
    expect(explain(code)).toEqual([
      'error 1:10 The playground does not have "Button" of @fluentui/react-components',
      'error 1:30 The playground does not have "Card" of @fluentui/react-components',
      'error 2:10 The playground does not have "Link" of @fluentui/react-components',
    ]);
    expect(compile(code).problems[0]?.remedy).toContain('style an element of your own');
  });

  it('warns of a type, because the code runs without it', () => {
    expect(
      explain(`import { ButtonProps, tokens } from '@fluentui/react-components';
export default (props: ButtonProps) => <p {...props}>{tokens.colorBrandBackground}</p>;`),
    ).toEqual([
      'warning 1:10 The playground does not have the type "ButtonProps" of @fluentui/react-components',
    ]);
  });

  it('warns of a component that is not used yet', () => {
    const code = `import { Button } from '@fluentui/react-components';
export const ButtonSlots = ['fui-Button'];
export default () => null;`;
    expect(explain(code)).toEqual([
      'warning 1:10 The playground does not have "Button" of @fluentui/react-components',
    ]);
    expect(compile(code).problems[0]?.remedy).toContain('style an element of your own');
  });

  it('ignores imports of types from packages that do not exist', () => {
    expect(
      explain(
        `import type { ButtonState } from '@fluentui/react-button';
import { SlotClassNames } from '@fluentui/react-utilities';
export const names: SlotClassNames<ButtonState> = { root: 'a' };`,
        'names.ts',
      ),
    ).toEqual([]);
  });

  it('says what works instead of another package', () => {
    expect(
      explain(`import { Button } from '@fluentui/react-button';\nexport default () => <Button />;`),
    ).toEqual([
      'error 1:24 "@fluentui/react-button" cannot be imported here: from Fluent UI, the playground has only the functions for styles, tokens, themes and FluentProvider',
    ]);
  });
});

describe('FLUENT_EXPORTS', () => {
  it.each([
    ['@fluentui/react-theme', theme],
    ['@fluentui/tokens', fluentTokens],
  ])('has all values of the published %s that are not internal', (name, published) => {
    const internal = ['unstable', 'themeColors'];
    const names = Object.keys(published).filter(
      (one) => one !== 'default' && !internal.some((part) => one.includes(part)),
    );
    expect([...(FLUENT_EXPORTS[name] ?? [])].sort()).toEqual(names.sort());
  });
});
