import { describe, expect, it } from 'vitest';
import { createMessageFinder } from './findMessages';
import type { SearchPage } from './SearchPage';

const createPage = (route: string, ...messages: string[]): SearchPage => ({
  route,
  title: route,
  group: '',
  weight: 1,
  sections: [{ heading: '', depth: 1, anchor: '', text: '', more: '', messages }],
});

const find = createMessageFinder([
  createPage(
    '/once',
    `useOnce(): this function cannot be called in component's scope. Call useOnce() at the top.`,
  ),
  createPage(
    '/twice',
    `useTwice(): this function cannot be called in component's scope. Call useTwice() at the top.`,
  ),
  createPage('/missing', `It found no rule of "color" that has an id (…). Source string: …`),
  createPage('/types', `Type '"a"' is not assignable to type 'Padding'.`),
  createPage('/sizes', `Type '24' is not assignable to type 'Width'.`),
  createPage('/parser', 'Unexpected token', 'npm install'),
]);

const findRoutes = (query: string) => find(query).map(({ page }) => page.route);

describe('createMessageFinder', () => {
  it('finds a message with other values, and with surrounding text', () => {
    expect(
      findRoutes(
        `[plugin] /app/src/Rule.tsx:3:1\n  Error: It found no rule of "margin-left: 4px" that has an id (___a1_b2). Source string: f1 f2 f3\n    at Object.<anonymous> (/app/node_modules/x/index.js:12:3)`,
      ),
    ).toEqual(['/missing']);
  });

  it('finds it by a part, and distinguishes it from a similar one', () => {
    expect(findRoutes(`useTwice(): this function cannot be called in component's scope`)[0]).toBe(
      '/twice',
    );
    expect(findRoutes('"no rule of “x” that has an id"')).toEqual(['/missing']);
  });

  it('prefers the message with the same values if only values differ', () => {
    expect(findRoutes(`TS2322: Type '8' is not assignable to type 'Width<2>'.`)[0]).toBe('/sizes');
  });

  it('finds a short message that is the whole query', () => {
    expect(findRoutes('SyntaxError: /app/tokens.ts: Unexpected token (3:14)')).toEqual(['/parser']);
  });

  it.each(['', 'component', 'how do I install it with npm', 'no rule', 'type', 'call a function'])(
    'takes %j for no message',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );
});
