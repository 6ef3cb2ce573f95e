// What to do about mistakes that both TypeScript and the playground report: in JavaScript, only the playground.

export const HOOK_REMEDY =
  'The hook takes nothing. For a value from props, set a CSS variable with style={{}}, or write a slot for each value.';

const KEYFRAMES_REMEDY =
  'Write the keyframes as an object: animationName: { from: { … }, to: { … } }.';
const FUNCTION_REMEDY =
  'Call makeStyles() at the top level of the file, and the hook that it returns in the component.';
const MERGE_REMEDY = 'Use mergeClasses() of @griffel/react.';

/** What `@griffel/react` exports, besides types. */
export const GRIFFEL_EXPORTS: ReadonlySet<string> = new Set(
  'RESET RendererProvider TextDirectionProvider __css __resetCSS __resetStyles __staticCSS __staticStyles __styles createDOMRenderer makeResetStyles makeStaticStyles makeStyles mergeClasses renderToStyleElements shorthands useRenderer_unstable'.split(
    ' ',
  ),
);

/** Functions of other libraries for styles, and what Griffel has instead. */
const FOREIGN: readonly (readonly [names: RegExp, remedy: string])[] = [
  [/^keyframes$/, KEYFRAMES_REMEDY],
  [/^(?:createStyles|css|mergeStyles|mergeStyleSets|styled|withStyles)$/, FUNCTION_REMEDY],
  [/^(?:clsx|classNames|classnames|cn|cx|twMerge)$/, MERGE_REMEDY],
  [
    /^(?:createGlobalStyle|globalStyle|injectGlobal)$/,
    'Call makeStaticStyles() at the top level of the file, and the hook that it returns in the component.',
  ],
  [
    /^process$/,
    'Bundlers replace process.env.NODE_ENV with its value. The playground does not: write the value itself.',
  ],
  [/^require$/, "Write an import instead, such as import { makeStyles } from '@griffel/react'."],
  [
    /^(?:theme|useTheme|createTheme|ThemeProvider)$/,
    'Declare it, or import it. Griffel itself has no theme: a theme is a set of CSS variables, which styles read with var().',
  ],
];

/** Says what Griffel has instead of a function of another library. */
export function describeForeign(name: string): string | undefined {
  return FOREIGN.find(([names]) => names.test(name))?.[1];
}
