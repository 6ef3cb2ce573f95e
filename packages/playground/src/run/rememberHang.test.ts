import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberHang } from './rememberHang.ts';

const FILES = { 'App.tsx': 'export default () => null;' };

let time: number;
let leave: () => void;
beforeEach(() => {
  time = 5000;
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal('addEventListener', (_: 'pagehide', listener: () => void) => (leave = listener));
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('rememberHang', () => {
  it('forgets a run that has ended', () => {
    const runs = rememberHang();
    runs.begin(FILES);
    expect(runs.wasRunning(FILES)).toBe(true);
    expect(runs.wasRunning({ 'App.tsx': '' })).toBe(false);
    runs.end();
    expect(runs.wasRunning(FILES)).toBe(false);
  });

  it('does not assume a hang when the page is left within two seconds', () => {
    const runs = rememberHang();
    runs.begin(FILES);
    time += 1900;
    leave();
    expect(runs.wasRunning(FILES)).toBe(false);
  });

  it('remembers code that still runs after two seconds', () => {
    const runs = rememberHang();
    runs.begin(FILES);
    time += 2100;
    leave();
    expect(runs.wasRunning(FILES)).toBe(true);
  });

  it('remembers code that was stopped, however soon the page is left', () => {
    const runs = rememberHang();
    runs.remember(FILES);
    leave();
    expect(runs.wasRunning(FILES)).toBe(true);
  });
});
