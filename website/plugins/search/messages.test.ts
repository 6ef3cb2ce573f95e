import { listDocumentedMessages } from '@griffel-site/samples/messages';
import { describe, expect, it } from 'vitest';
import { findRoutes, ROOT, sources } from './testing/realSearch';

/** What no page has, in the place of what a message inserts. */
const VALUES = [
  'zebra',
  '/Users/ada/shop/src/Basket.tsx',
  '___q7x1k2_9zz8yy7 f00ba4',
  '42',
  '@media (min-width: 4711px)',
];

/** What stands around a message where it is copied. */
const STACK =
  '\n    at useBasket (/Users/ada/shop/src/Basket.tsx:31:7)\n    at renderWithHooks (react-dom-client.development.js:4210:18)';

const messages = listDocumentedMessages(ROOT)
  .filter(({ pages }) => pages.length > 0)
  .map(({ headline, pages }) => {
    let place = 0;
    const pasted = headline.replace(/…/g, () => VALUES[place++ % VALUES.length] as string);
    // A page of the docs has the address of its file.
    const routes = sources
      .filter(({ route }) => pages.includes(`docs${route}.mdx`))
      .map(({ route }) => route);
    return { pasted, routes };
  });

describe('search for a pasted message', () => {
  it.each(messages)('finds the page of “$pasted”', ({ pasted, routes }) => {
    const found = findRoutes(pasted);
    expect(
      routes.some((route) => found.slice(0, 2).includes(route)),
      found.join(' '),
    ).toBe(true);
  });

  it.each(messages)(
    'finds it among other messages in a console: “$pasted”',
    ({ pasted, routes }) => {
      const found = findRoutes(`[vite] Internal server error: ${pasted}${STACK}`);
      expect(
        routes.some((route) => found.slice(0, 2).includes(route)),
        found.join(' '),
      ).toBe(true);
    },
  );

  // What samples log, throw and drop, and what TypeScript reports of them; other programs as well.
  it('finds the page of everything that pages quote as a message', () => {
    const quoted = sources.flatMap(({ route, sections }) =>
      sections.flatMap(({ messages: texts }) => texts.map((text) => ({ route, text }))),
    );
    const sentences = quoted.filter(({ text }) => (text.match(/[a-z]{2,}/gi) ?? []).length >= 5);
    const lost = sentences.filter(({ text }) => {
      const found = findRoutes(text).slice(0, 2);
      return !quoted.some((one) => one.text.includes(text) && found.includes(one.route));
    });
    expect(sentences.length).toBeGreaterThan(80);
    expect(lost).toEqual([]);
  });
});
