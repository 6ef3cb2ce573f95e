import { mergeClasses, RESET, shorthands } from '@griffel/core';

/** The exports of each package that evaluated code can import. */
export type Packages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Packages with only some of their exports here. Reading any other export is reported as missing. */
export const PARTIAL_PACKAGES: readonly string[] = ['@fluentui/react-components'];

/**
 * Creates the Griffel packages for the evaluation: `RESET` and `shorthands` are the real ones; `makeStyles`
 * and the others return dummy hooks, because styles do not depend on what hooks return.
 *
 * @param onInvalid - called with the name of a helper that returns no styles because its values are not valid
 */
export function createGriffelPackages(
  onInvalid: (helper: string) => void = () => undefined,
): Packages {
  // Their names are those of the library, because styles can read them.
  const makeHook = () =>
    function useClasses() {
      return {};
    };
  const makeResetHook = () =>
    function useClassName() {
      return '';
    };
  const makeStaticHook = () => function useStaticStyles() {};
  const exported = {
    shorthands: { ...shorthands, ...watch(onInvalid) },
    mergeClasses,
    makeStyles: makeHook,
    makeResetStyles: makeResetHook,
    makeStaticStyles: makeStaticHook,
    // For code that is already compiled.
    __styles: makeHook,
    __css: makeHook,
    __resetStyles: makeResetHook,
    __resetCSS: makeResetHook,
    __staticStyles: makeStaticHook,
    __staticCSS: makeStaticHook,
  };
  return {
    '@griffel/react': { ...exported, RESET },
    '@griffel/core': { ...exported, RESET },
    '@fluentui/react-components': exported,
  };
}

/** The helpers that validate their values, and return no styles where these are not valid. */
const VALIDATING = ['flex', 'gridArea'] as const;

function watch(onInvalid: (helper: string) => void): Record<string, unknown> {
  return Object.fromEntries(
    VALIDATING.map((helper) => [
      helper,
      (...values: never[]): object => {
        const styles = (shorthands[helper] as (...values: never[]) => object)(...values);
        if (Object.keys(styles).length === 0) onInvalid(helper);
        return styles;
      },
    ]),
  );
}
