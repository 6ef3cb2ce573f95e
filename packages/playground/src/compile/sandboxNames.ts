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
