import { describe, expect, it } from 'vitest';
import { parseSharedView } from './parseSharedView.ts';

describe('parseSharedView', () => {
  it('reads tab, direction and width', () => {
    const view = { tab: 'Extracted', direction: 'ltr', width: 200 };
    expect(parseSharedView(view)).toEqual(view);
    expect(parseSharedView({ width: 4000 })).toEqual({ width: 4000 });
  });

  it('leaves out what it cannot use, and keeps the rest', () => {
    expect(parseSharedView({ tab: 'Preview', direction: 'up', width: 1e9, zoom: 2 })).toEqual({
      tab: 'Preview',
    });
  });

  it.each([
    undefined,
    null,
    'CSS',
    7,
    [],
    {},
    { tab: 'css' },
    { tab: 'toString' },
    { direction: 'RTL' },
    { width: 199 },
    { width: 4001 },
    { width: 390.5 },
    { width: '390' },
    { width: null },
  ])('finds no wish in %j', (value) => {
    expect(parseSharedView(value)).toBeUndefined();
  });
});
