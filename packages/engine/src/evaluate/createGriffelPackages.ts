import { mergeClasses, RESET, shorthands } from '@griffel/core';

/** What the evaluated code gets when it imports a package. */
export type Packages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The Griffel packages for the evaluation: `RESET` and `shorthands` are the real ones; the calls
 * make hooks that nothing calls, since styles do not depend on what hooks return.
 */
export function createGriffelPackages(): Packages {
  const makeHook = () => () => ({});
  const exported = {
    RESET,
    shorthands,
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
  return { '@griffel/react': exported, '@griffel/core': exported };
}
