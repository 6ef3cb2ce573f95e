import type { ConsoleEntry } from '../sandbox/Sandbox.ts';
import type { ConsoleLine } from './RunState.ts';

/** How many lines are kept. */
const MAX_LINES = 500;

/** Milliseconds between updates, because code may log without a pause. */
const PAUSE = 150;

/**
 * Collects what code logs. Identical consecutive entries share one line, and entries in quick succession one
 * update.
 */
export class ConsoleLog {
  #onUpdate: (lines: readonly ConsoleLine[]) => void;
  #lines: readonly ConsoleLine[] = [];
  /** Logged since the last update. */
  #entries: ConsoleEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lineId = 0;

  /** @param onUpdate - receives all lines that are kept */
  constructor(onUpdate: (lines: readonly ConsoleLine[]) => void) {
    this.#onUpdate = onUpdate;
  }

  /** Shows the first entry immediately, and those that follow it closely together. */
  add(entry: ConsoleEntry): void {
    this.#entries.push(entry);
    if (this.#timer !== undefined) return;
    this.update();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.update();
    }, PAUSE);
  }

  /** Shows the entries that are not shown yet. */
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

  /** Removes all lines, without an update. */
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
