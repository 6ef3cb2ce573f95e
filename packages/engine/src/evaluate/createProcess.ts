/** Bundlers replace `process.env.NODE_ENV`, so it also exists in browsers. */
declare const process: { env: { NODE_ENV?: string } };

/** What styles find in `process` at run time, where bundlers replace this variable and nothing else. */
export function createProcess(): object {
  return { env: { NODE_ENV: process.env.NODE_ENV } };
}

function doNothing(): void {
  // As in the compilers.
}

/** What styles find in `process` where they are compiled, in Node too: `@linaria/babel-preset/lib/process.js`. */
export function createCompilerProcess(): object {
  return {
    ...createProcess(),
    arch: 'browser',
    argv: [],
    binding(): never {
      throw new Error('No such module. (Possibly not yet loaded)');
    },
    browser: true,
    chdir: doNothing,
    cwd: () => '/',
    dlopen: doNothing,
    execPath: 'browser',
    exit: doNothing,
    features: {},
    kill: doNothing,
    memoryUsage: doNothing,
    nextTick: doNothing,
    pid: 1,
    platform: 'browser',
    title: 'browser',
    umask: doNothing,
    uptime: doNothing,
    uvCounters: doNothing,
  };
}
