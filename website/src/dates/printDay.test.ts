import { describe, expect, it } from 'vitest';
import { printDay } from './printDay';

describe('printDay', () => {
  it('prints what Intl prints, at any time of the day', () => {
    const times = Array.from({ length: 400 }, (_, index) => index * 0.913 * 86_400_000);
    const printed = times.map((time) =>
      new Date(time).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }),
    );
    expect(times.map(printDay)).toEqual(printed);
  });
});
