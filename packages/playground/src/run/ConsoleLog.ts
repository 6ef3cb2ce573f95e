import type { ConsoleEntry } from '../sandbox/Sandbox.ts';
import type { ConsoleLine } from './RunState.ts';

/** As many lines as are kept. */
const MAX_LINES = 500;

/** Milliseconds between two updates, because code may log without a pause. */
const PAUSE = 150;

/** Collects what code logs: entries that say the same in a row are one line, and those in close succession one update. */
export class ConsoleLog {
  #onUpdate: (lines: readonly ConsoleLine[]) => void;
  #lines: readonly ConsoleLine[] = [];
  /** Logged since the last update. */
  #entries: ConsoleEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lineId = 0;

  /** @param onUpdate - is given all lines that are kept */
  constructor(onUpdate: (lines: readonly ConsoleLine[]) => void) {
    this.#onUpdate = onUpdate;
  }

  /** The first entry shows at once; those that follow it closely are shown together. */
  add(entry: ConsoleEntry): void {
    this.#entries.push(entry);
    if (this.#timer !== undefined) return;
    this.update();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.update();
    }, PAUSE);
  }

  /** Shows what has not been shown. */
  update(): void {
    if (this.#entries.length === 0) return;
    const lines = [...this.#lines];
    for (const entry of this.#entries) {
      const last = lines.at(-1);
      if (last && isSameEntry(last, entry)) lines.splice(-1, 1, { ...last, count: last.count + 1 });
      else lines.push({ ...entry, id: this.#lineId++, count: 1 });
    }
    this.#entries = [];
    this.#lines = lines.slice(-MAX_LINES);
    this.#onUpdate(this.#lines);
  }

  /** Forgets all lines, without an update. */
  clear(): void {
    this.#entries = [];
    this.#lines = [];
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }
}

function isSameEntry(a: ConsoleEntry, b: ConsoleEntry): boolean {
  return a.level === b.level && a.text === b.text && a.file === b.file && a.line === b.line;
}
