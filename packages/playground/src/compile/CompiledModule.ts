/** A file as the sandbox runs it: CommonJS, JSX and types gone, loops guarded, lines as in the source. */
export interface CompiledModule {
  file: string;
  /** Body of a function of `exports`, `require`, `module` and what the guards need. */
  code: string;
  /** What each import means: a file of the project, or a package of the sandbox. */
  imports: Readonly<Record<string, string>>;
  /**
   * What a column of `code` was in the source, both 1-based; undefined where it is not known. It
   * stays on the page, for faults.
   */
  findColumn?: (line: number, column: number) => number | undefined;
}

/** Names that compiled code uses; the sandbox gives them to each module as parameters. */
export const GUARD = '$griffelGuard';
export const REGISTER = '$griffelRegister';
export const SIGN = '$griffelSign';
/** `import('./a')` becomes `import$griffel('./a')` by adding to the word. */
export const IMPORT_SUFFIX = '$griffel';

/** Parameters of the function that a compiled module is the body of, in order. */
export const MODULE_PARAMETERS = [
  'exports',
  'require',
  'module',
  GUARD,
  REGISTER,
  SIGN,
  `import${IMPORT_SUFFIX}`,
] as const;

/** What can be imported in the playground, beside the reader's own files. */
export const SANDBOX_PACKAGES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@griffel/react',
  '@griffel/core',
  '@griffel/shadow-dom',
] as const;

export type SandboxPackage = (typeof SANDBOX_PACKAGES)[number];

export function isSandboxPackage(specifier: string): specifier is SandboxPackage {
  return (SANDBOX_PACKAGES as readonly string[]).includes(specifier);
}
