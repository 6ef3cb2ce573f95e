/**
 * A file as the sandbox runs it: CommonJS, without JSX and types, with guards in loops, with the lines of the
 * source.
 */
export interface CompiledModule {
  file: string;
  /** The body of a function with the parameters `MODULE_PARAMETERS`. */
  code: string;
  /** The target of each import: a file of the project, or a package of the sandbox. */
  imports: Readonly<Record<string, string>>;
  /**
   * Returns the column in the source for a column of `code`, both 1-based; undefined if it is not known. Used
   * on the page to locate faults.
   */
  findColumn?: (line: number, column: number) => number | undefined;
}

/** Names that compiled code uses; the sandbox passes them to each module as parameters. */
export const GUARD = '$griffelGuard';
export const REGISTER = '$griffelRegister';
export const SIGN = '$griffelSign';
/** Added to `import`, so that `import('./a')` becomes `import$griffel('./a')`. */
export const IMPORT_SUFFIX = '$griffel';

/** The parameters of the function around a compiled module, in order. */
export const MODULE_PARAMETERS = [
  'exports',
  'require',
  'module',
  GUARD,
  REGISTER,
  SIGN,
  `import${IMPORT_SUFFIX}`,
] as const;

/** Packages that the user's code can import. */
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
