import { describe, expect, it } from 'vitest';
import {
  parseSharedView,
  PREVIEW_WIDTH,
  shareView,
  START_VIEW,
  type View,
  OUTPUT_TABS,
} from './View.ts';

const { min, max } = PREVIEW_WIDTH;

describe('parseSharedView', () => {
  it('reads tab, direction, background and width', () => {
    const view = { tab: 'Extracted', direction: 'ltr', ground: 'light', width: min };
    expect(parseSharedView(view)).toEqual(view);
    expect(parseSharedView({ width: max })).toEqual({ width: max });
  });

  it('drops invalid settings and keeps the rest', () => {
    expect(
      parseSharedView({ tab: 'Classes', direction: 'up', ground: 'white', width: 1e9, zoom: 2 }),
    ).toEqual({
      tab: 'Classes',
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
    { tab: 'Preview' },
    { tab: 'toString' },
    { direction: 'RTL' },
    { ground: 'toString' },
    { width: min - 1 },
    { width: max + 1 },
    { width: 390.5 },
    { width: '390' },
    { width: null },
  ])('finds no wish in %j', (value) => {
    expect(parseSharedView(value)).toBeUndefined();
  });
});

describe('shareView', () => {
  it('is empty for the initial view', () => {
    expect(shareView(START_VIEW)).toEqual({});
  });

  it('can be read back for each tab', () => {
    for (const tab of OUTPUT_TABS) {
      const view: View = { ...START_VIEW, tab, direction: 'rtl', width: 390 };
      expect({ ...START_VIEW, ...parseSharedView(shareView(view)) }).toEqual(view);
    }
  });
});
