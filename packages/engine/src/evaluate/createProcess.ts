/** Bundlers replace `process.env.NODE_ENV`, so it also exists in browsers. */
declare const process: { env: { NODE_ENV?: string } };

/** What styles find in `process` at run time, where bundlers replace this variable and nothing else. */
export function createProcess(): object {
  return { env: { NODE_ENV: process.env.NODE_ENV } };
}

/** What styles find in `process` where they are compiled, in Node too; the part of linaria's shim that code reads. */
export function createCompilerProcess(): object {
  const exit = (): void => {
    // As in the compilers.
  };
  return {
    ...createProcess(),
    argv: [],
    browser: true,
    cwd: () => '/',
    exit,
    nextTick: exit,
    pid: 1,
    platform: 'browser',
    title: 'browser',
  };
}
