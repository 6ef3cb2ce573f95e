import { analyze } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import type { ClassList } from '../sandbox/protocol/messages.ts';
import { describeRendered } from './describeRendered.ts';

const IMPORT = `import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';\n`;

/** Describes code of which one element has the classes of all calls. */
function describeElement(
  code: string,
  flags: Pick<ClassList, 'isRightToLeft' | 'hasNoContainer'>,
  direction: 'ltr' | 'rtl' = 'ltr',
) {
  const files = { 'App.tsx': IMPORT + code };
  const analysis = analyze(files);
  const classes = analysis.calls
    .flatMap(({ slots, className }) => [
      ...Object.values(slots?.[direction] ?? {}),
      ...(className ? [className[direction]] : []),
    ])
    .join(' ');
  return describeRendered(files, analysis, {
    lists: [{ tag: 'p', classes, count: 1, ...flags }],
    arrived: [],
    order: { isReversed: false, isByWidth: false },
    changes: [],
  });
}

const wrap = (slot: string) => `const useClasses = makeStyles({ root: { ${slot} } });\n`;

describe('describeRendered', () => {
  const RTL = { isRightToLeft: true };

  it('reports a declaration that is not mirrored, at the attribute', () => {
    const code = `${wrap(`paddingLeft: '8px'`)}const a = <div dir="rtl" />;`;
    expect(describeElement(code, RTL)).toMatchObject([
      {
        severity: 'warning',
        line: 3,
        column: 16,
        message:
          '<p> is in right-to-left text, but has classes for left to right: "paddingLeft" is not mirrored.',
      },
    ]);
    // The attribute may be set by a script.
    expect(describeElement(wrap(`paddingLeft: '8px'`), RTL)).toMatchObject([{ line: 2 }]);
  });

  it.each([
    [wrap(`paddingLeft: '8px'`), {}, 'ltr'],
    [wrap(`paddingLeft: '8px'`), RTL, 'rtl'],
    [wrap(`paddingInlineStart: '8px', margin: '8px'`), RTL, 'ltr'],
    [wrap(`paddingLeft: '8px /* @noflip */'`), RTL, 'ltr'],
    [`${wrap(`paddingLeft: '8px'`)}// In a TextDirectionProvider`, RTL, 'ltr'],
  ] as const)('accepts %s with %o as %s', (code, flags, direction) => {
    expect(describeElement(code, flags, direction)).toEqual([]);
  });

  const QUERY = `'@container (min-width: 9px)': { color: 'red', margin: 0 }`;

  it('reports a query on an element that is in no container, once', () => {
    const code = wrap(`containerType: 'size', ${QUERY}`);
    expect(describeElement(code, { hasNoContainer: true })).toMatchObject([
      {
        line: 2,
        column: 64,
        message:
          '<p> is inside no container, so "@container (min-width: 9px)" never applies to it.',
      },
    ]);
  });

  it.each([
    [wrap(`containerType: 'size', ${QUERY}`), false],
    [wrap(QUERY), true],
    [wrap(`'@media print': { containerType: 'size' }, ${QUERY}`), true],
    [wrap(`containerType: 'size', '@container style(--a: b)': { color: 'red' }`), true],
  ])('accepts %s, without a container: %s', (code, hasNoContainer) => {
    expect(describeElement(code, { hasNoContainer })).toEqual([]);
  });

  it('reports two reset classes where they are merged, or at the last call', () => {
    const code = `const useA = makeResetStyles({ color: 'red' });
const useB = makeResetStyles({ color: 'blue' });
`;
    const merged = `${code}const merge = () => mergeClasses(useA(), useB());`;
    const message = expect.stringContaining('useA() and useB()') as string;
    expect(describeElement(merged, {})).toMatchObject([{ message, line: 4, column: 21 }]);
    expect(describeElement(code, {})).toMatchObject([{ message, line: 3 }]);
    expect(describeElement(`const useA = makeResetStyles({ color: 'red' });`, {})).toEqual([]);
  });
});
