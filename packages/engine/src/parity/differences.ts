/** What is compared. */
export type Part = 'compiled' | 'classes' | 'css' | 'extracted' | 'stylesheet';

/** A deliberate difference between the engine and what it is compared with. */
export interface Difference {
  of: readonly Part[];
  because: string;
}

const RENAMED =
  'The preset compiles a renamed makeResetStyles or makeStaticStyles to __styles(), a bug: it looks ' +
  'at the local name. The engine writes what is meant, and warns.';
const URLS =
  'css-loader rewrites url(): the plugin hands it the text that the engine shows, and the bundler ' +
  'decides what an address becomes.';

/** By fixture. A difference that is listed and no longer there fails the test. */
export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'alias-of-reset': { of: ['compiled', 'extracted', 'stylesheet'], because: RENAMED },
  'alias-of-static': { of: ['compiled', 'extracted', 'stylesheet'], because: RENAMED },
  'local-assets': { of: ['stylesheet'], because: URLS },
  'remote-urls': { of: ['stylesheet'], because: URLS },
};
