import { mergeClasses, RESET, shorthands } from '@griffel/core';

/** What the evaluated code gets when it imports a package. */
export type Packages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Packages that export more than is known here: what styles read of the rest is missing. */
export const PARTIAL_PACKAGES: readonly string[] = ['@fluentui/react-components'];

/**
 * The Griffel packages for the evaluation: `RESET` and `shorthands` are the real ones; the calls
 * make hooks that nothing calls, since styles do not depend on what hooks return.
 *
 * @param onInvalid - is told of helpers that return no styles, since what they got is not valid
 */
export function createGriffelPackages(
  onInvalid: (helper: string) => void = () => undefined,
): Packages {
  const makeHook = () => () => ({});
  const exported = {
    shorthands: { ...shorthands, ...watch(onInvalid) },
    mergeClasses,
    makeStyles: makeHook,
    makeResetStyles: makeHook,
    makeStaticStyles: makeHook,
    // What is compiled already.
    __styles: makeHook,
    __css: makeHook,
    __resetStyles: makeHook,
    __resetCSS: makeHook,
    __staticStyles: makeHook,
    __staticCSS: makeHook,
  };
  return {
    '@griffel/react': { ...exported, RESET },
    '@griffel/core': { ...exported, RESET },
    '@fluentui/react-components': exported,
  };
}

/** These two check what they are given, and return nothing where it is not valid. */
const CHECKING = ['flex', 'gridArea'] as const;

function watch(onInvalid: (helper: string) => void): Record<string, unknown> {
  return Object.fromEntries(
    CHECKING.map((helper) => [
      helper,
      (...values: never[]): object => {
        const styles = (shorthands[helper] as (...values: never[]) => object)(...values);
        if (Object.keys(styles).length === 0) onInvalid(helper);
        return styles;
      },
    ]),
  );
}
