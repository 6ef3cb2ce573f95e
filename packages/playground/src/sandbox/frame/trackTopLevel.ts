type Callback = (...args: unknown[]) => unknown;
type Start = (callback: unknown, ...rest: unknown[]) => number;

/** Functions that start something, and those that end it. */
const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
] as const;

/**
 * Keeps track of the timers and listeners that the top level of files starts, and those that these timers start.
 * Those of components are ended by the code itself, when React cleans up its effects. What promises and observers start
 * goes on until the preview is replaced.
 *
 * @param getRunning - returns the file whose top level is running now, if any
 * @returns a function that ends those of a file
 */
export function trackTopLevel(getRunning: () => string | undefined): (file: string) => void {
  const started = new Map<string, Set<() => void>>();
  /** The file whose timer is running. */
  let timed: string | undefined;

  const add = (file: string, end: () => void): void => {
    const ends = started.get(file) ?? new Set();
    started.set(file, ends.add(end));
  };

  const globals = globalThis as unknown as Record<string, Start>;
  for (const [name, nameOfEnd] of TIMERS) {
    const start = globals[name]?.bind(globalThis);
    const endById = globals[nameOfEnd]?.bind(globalThis);
    if (!start || !endById) continue;
    globals[name] = (callback, ...rest) => {
      const file = getRunning() ?? timed;
      if (file === undefined || typeof callback !== 'function') return start(callback, ...rest);
      const end = (): void => void endById(id);
      const id = start(
        (...args: unknown[]) => {
          if (name !== 'setInterval') started.get(file)?.delete(end);
          const before = timed;
          timed = file;
          try {
            (callback as Callback).apply(globalThis, args);
          } finally {
            timed = before;
          }
        },
        ...rest,
      );
      add(file, end);
      return id;
    };
  }

  const { prototype } = EventTarget;
  const { addEventListener: listen, removeEventListener: stopListening } = prototype;
  prototype.addEventListener = function addEventListener(
    this: EventTarget | undefined,
    ...args: Parameters<typeof listen>
  ) {
    // A call without an object is one of the window.
    const target = this ?? globalThis;
    listen.apply(target, args);
    const file = getRunning() ?? timed;
    if (file !== undefined) add(file, () => stopListening.apply(target, args));
  };

  return (file) => {
    for (const end of started.get(file) ?? []) end();
    started.delete(file);
  };
}
