import { describe, expect, it } from 'vitest';
import { listLonghands } from './propertyNames.ts';

describe('listLonghands', () => {
  it.each([
    ['color', 'color'],
    ['--x', '--x'],
    ['marginInline', 'marginLeft marginRight'],
    ['paddingBlockEnd', 'paddingBottom'],
    ['insetInlineStart', 'left'],
    ['borderInlineEndColor', 'borderRightColor'],
    ['borderBlockStart', 'borderTopWidth borderTopStyle borderTopColor'],
    ['borderColor', 'borderTopColor borderRightColor borderBottomColor borderLeftColor'],
    ['borderEndStartRadius', 'borderBottomLeftRadius'],
    ['minInlineSize', 'minWidth'],
    ['blockSize', 'height'],
    ['overflowInline', 'overflowX'],
    ['gridArea', 'gridRowStart gridRowEnd gridColumnStart gridColumnEnd'],
    ['constructor', 'constructor'],
  ])('lists the longhands of %s', (property, longhands) => {
    expect(listLonghands(property, 'ltr').join(' ')).toBe(longhands);
  });

  it('mirrors logical properties on right-to-left pages', () => {
    expect(listLonghands('marginInlineStart', 'rtl')).toEqual(['marginRight']);
    expect(listLonghands('borderStartEndRadius', 'rtl')).toEqual(['borderTopLeftRadius']);
  });
});
