import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchdog } from './timeLimits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createWatchdog', () => {
  it('does nothing while each ping is answered', () => {
    const onSilence = vi.fn();
    const watchdog = createWatchdog((id) => watchdog.answer(id), onSilence, 400);
    vi.advanceTimersByTime(60_000);
    watchdog.stop();
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('calls once after two seconds of silence', () => {
    const onSilence = vi.fn();
    createWatchdog(() => undefined, onSilence, 400);
    vi.advanceTimersByTime(2000);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('accepts a late answer, but none to an older ping', () => {
    const onSilence = vi.fn();
    let asked = 0;
    const watchdog = createWatchdog((id) => (asked = id), onSilence, 400);
    vi.advanceTimersByTime(1600);
    watchdog.answer(asked);
    vi.advanceTimersByTime(1600);
    watchdog.answer(1);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(800);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('does nothing while each ping is answered three pings later', () => {
    const onSilence = vi.fn();
    const watchdog = createWatchdog((id) => watchdog.answer(id - 3), onSilence, 400);
    vi.advanceTimersByTime(60_000);
    watchdog.stop();
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('waits longer if its limit is higher', () => {
    const onSilence = vi.fn();
    createWatchdog(
      () => undefined,
      onSilence,
      400,
      () => 15,
    );
    vi.advanceTimersByTime(6000);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('stops', () => {
    const ping = vi.fn();
    createWatchdog(ping, () => undefined, 400).stop();
    vi.advanceTimersByTime(5000);
    expect(ping).not.toHaveBeenCalled();
  });
});
