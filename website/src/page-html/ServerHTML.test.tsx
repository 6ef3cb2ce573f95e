import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { StaticRouter } from '../navigation/router';
import { ServerHTML } from './ServerHTML';

const { collectLink } = vi.hoisted(() => ({ collectLink: vi.fn() }));
vi.mock('@docusaurus/core/lib/client/exports/useBrokenLinks', () => ({
  default: () => ({ collectLink }),
}));
vi.mock('../navigation/pages', () => ({ loadPageHTML: vi.fn() }));

it('has Docusaurus check the links in static HTML', () => {
  const html =
    '<a href="/b?x=1&#x26;y=2#c">one</a>, <a href="#d">two</a> and <a href="https://e.example" rel="x">three</a> <a href="//e.example">four</a>';
  const printed = renderToStaticMarkup(
    <StaticRouter location="/a">
      <ServerHTML as="p" html={html} />
    </StaticRouter>,
  );
  expect(printed).toBe(`<p>${html}</p>`);
  expect(collectLink.mock.calls.map(([link]: unknown[]) => link)).toEqual(['/b?x=1&y=2#c', '#d']);
});
