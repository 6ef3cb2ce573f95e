// @vitest-environment jsdom
import { createDOMRenderer, resolveStyleRules } from '@griffel/core';
import { describe, expect, it } from 'vitest';
import { compareByWidth } from './compareByWidth.ts';
import { type CompareQueries, listRules, sortRules } from './listRules.ts';

/** Each declaration gets its own style element. */
const STYLES = [
  { '@media (min-width: 20px)': { color: 'red' } },
  { '@media (min-width: 20px)': { padding: 0 } },
  { '@media (max-width: 20px)': { paddingLeft: '1px' } },
  { '@media print': { color: 'blue' } },
  { '@container (max-width: 20px)': { color: 'red' } },
  { '@container (min-width: 20px)': { color: 'red' }, ':hover': { color: 'red' } },
];

const widthOf = (query: string) => Number(/\d+/.exec(query)?.[0] ?? 0);

const COMPARATORS: Readonly<Record<string, CompareQueries | undefined>> = {
  'by text': undefined,
  'by width': compareByWidth,
  'by width alone, with ties': (a, b) => widthOf(a) - widthOf(b),
  'not at all': () => 0,
};

/** All orders of a list. */
function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permute(items.filter((other) => other !== item)).map((others) => [item, ...others]),
  );
}

describe('sortRules', () => {
  it.each(Object.entries(COMPARATORS))(
    'orders style elements like the real renderer, comparing %s',
    (_, compareQueries) => {
      for (const styles of permute(STYLES)) {
        document.head.replaceChildren();
        const renderer = createDOMRenderer(document, {
          ...(compareQueries && { compareMediaQueries: compareQueries }),
          // jsdom does not know all of these rules.
          unstable_filterCSSRule: () => false,
        });
        const sets = styles.map((style) => resolveStyleRules(style as never)[1]);
        for (const rules of sets) renderer.insertCSSRules(rules);
        const real = [...document.head.querySelectorAll('style')].map(({ dataset, media }) =>
          [dataset['makeStylesBucket'], dataset['container'] ?? media, dataset['priority']].join(),
        );

        const rules = sets.flatMap((set) => listRules(set, () => 'both'));
        const sorted = sortRules(rules, compareQueries).map(({ bucket, condition, priority }) =>
          [bucket, condition, priority].join(),
        );
        expect([...new Set(sorted)]).toEqual(real);
        expect(real).toHaveLength(7);
      }
    },
  );
});
