import { analyze, createOutputs, type Merge } from '@griffel-site/engine';
import { createDOMRenderer, makeStyles, mergeClasses } from '@griffel/core';
import { describe, expect, it } from 'vitest';
import { printMerges, readMerges } from './printMerges.ts';

const SOURCE = `import { makeResetStyles, makeStyles } from '@griffel/react';
export const useBase = makeResetStyles({ margin: 0 });
export const useClasses = makeStyles({
  root: { color: 'red', paddingLeft: '1px' },
  busy: { color: 'gray', ':hover': { color: 'blue' } },
  more: { '::before': { top: 0 } },
  even: { padding: '2px' },
});`;

const analysis = analyze({ 'App.tsx': SOURCE });
const hues = createOutputs(analysis)?.hues ?? {};
const [base, classes] = analysis.calls;
const { root = '', busy = '', more = '', even = '' } = classes?.slots?.ltr ?? {};
const reset = base?.className?.ltr ?? '';

// The library knows the classes of a set once a hook has returned it.
makeStyles({
  root: { color: 'red', paddingLeft: '1px' },
  busy: { color: 'gray', ':hover': { color: 'blue' } },
  more: { '::before': { top: 0 } },
  even: { padding: '2px' },
})({ dir: 'ltr', renderer: createDOMRenderer(undefined) });

function render(write: (merge: (...classNames: string[]) => string) => string) {
  const merges: Merge[] = [];
  const html = write((...classNames) => {
    const result = mergeClasses(...classNames);
    merges.push({ classNames, result });
    return result;
  });
  return printMerges([{ html, merges }], analysis, hues);
}

describe('printMerges', () => {
  it('prints the call, the kept and the overridden classes, as HTML and as text', () => {
    const html = render((merge) => `<b class="${merge(root, busy)}">a &lt; b</b>`) ?? '';
    const [, red = '', padding = ''] = root.split(' ');
    const [, gray = '', hover = ''] = busy.split(' ');
    expect(readMerges(html)).toBe(
      [
        'mergeClasses(root, busy) → <b>a < b</b>',
        padding,
        `${gray} color: 'gray'`,
        hover,
        'overridden:',
        `${red} color: 'red'`,
      ].join('\n'),
    );
    expect(html).toMatch(
      new RegExp(`<del class="atom hue-\\d" data-atom="${red}">${red} color: 'red'</del>`),
    );
    expect(html).toMatch(new RegExp(`<span class="atom hue-\\d" data-atom="${gray}">`));
  });

  it('prints declarations that remain although they compete', () => {
    const html = render(
      (merge) => `<b class="${merge(root, busy)}"></b><i class="${merge(even, root)}"></i>`,
    );
    const [, second] = readMerges(html ?? '').split('\n\n');
    expect(second).toMatch(/^.*\n\w+ padding: '2px'\nfe3e8s9\n\w+ paddingLeft: '1px'$/);
  });

  it('prints the shorthand that overrides a longhand', () => {
    const html = render((merge) => `<b class="${merge(root, even)}"></b>`);
    expect(readMerges(html ?? '')).toMatch(
      /\n\w+ padding: '2px'\noverridden:\n\w+ paddingLeft: '1px'$/,
    );
  });

  it('counts elements with the same classes, and lists foreign classes', () => {
    const html = render((merge) => {
      const item = `<li class="${merge('old', reset, root, busy)}">One</li>`;
      return `<ul>${item}${item}</ul>`;
    });
    const text = readMerges(html ?? '');
    expect(text).toContain(
      "mergeClasses('old', useBase(), root, busy) → <li>One</li> and 1 more\n",
    );
    expect(text).toContain(`\nold\n${reset}\n`);
  });

  it('names the hooks if slots alone are ambiguous', () => {
    const twice = analyze({
      'App.tsx': SOURCE,
      'Other.tsx': SOURCE.replace('useClasses', 'useOthers'),
    });
    const merge = { classNames: [root, busy], result: mergeClasses(root, busy) };
    const html = `<b class="${merge.result}"></b>`;
    const text = readMerges(printMerges([{ html, merges: [merge] }], twice, {}) ?? '');
    expect(text).toMatch(/^mergeClasses\(useClasses\(\)\.root, useClasses\(\)\.busy\) → <b>\n/);
  });

  it.each<[string, (merge: (...classNames: string[]) => string) => string]>([
    ['one set', (merge) => `<b class="${merge('old', root)}"></b>`],
    ['sets that have nothing in common', (merge) => `<b class="${merge(root, more)}"></b>`],
    ['a merge that no element has', (merge) => `<b data-a="${merge(root, busy)}"></b>`],
  ])('prints nothing for %s', (_, write) => {
    expect(render(write)).toBeUndefined();
  });
});
