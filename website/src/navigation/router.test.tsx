import { createMemoryHistory } from 'history';
import { renderToStaticMarkup } from 'react-dom/server';
import * as original from 'react-router-dom';
import * as originalConfig from 'react-router-config';
import { describe, expect, it } from 'vitest';
import { Link, LocationProvider, matchPath, matchRoutes, NavLink, StaticRouter } from './router';

const PATHS = ['/', '/docs/', '/react/install', '/try-it-out/', '*'];
const ADDRESSES = [
  '/',
  '',
  '/docs',
  '/docs/',
  '/docs/react',
  '/react',
  '/react/install',
  '/React/Install',
  '/react/install/',
  '/react/install/more',
  '/react/installed',
  '/try-it-out',
  '/try-it-out/',
  '/try-it-out/x',
];

describe('matchPath', () => {
  for (const path of PATHS) {
    for (const exact of [true, false]) {
      it(`matches ${exact ? 'exactly ' : ''}${path} as React Router does`, () => {
        const find = (match: typeof original.matchPath | typeof matchPath) =>
          ADDRESSES.filter((address) => match(address, { path, exact }) !== null);
        expect(find(matchPath)).toEqual(find(original.matchPath));
      });
    }
  }
});

const Page = () => null;
const ROUTES = [
  { path: '/', exact: true, component: Page },
  {
    path: '/',
    component: Page,
    routes: [
      { path: '/react/install', exact: true, component: Page },
      { path: '/react', component: Page },
    ],
  },
  { path: '*', component: Page },
];

describe('matchRoutes', () => {
  for (const address of ['/', '/react/install/', '/react/other', '/elsewhere']) {
    it(`finds the routes of ${address} as React Router does`, () => {
      const find = (match: typeof matchRoutes | typeof originalConfig.matchRoutes) =>
        match(ROUTES, address).map(({ route }) => route);
      expect(find(matchRoutes)).toEqual(find(originalConfig.matchRoutes));
    });
  }
});

const LINKS = ['/', '/react', '/react/install', '/react/install#x', 'other?q=1', '#place', '/a b'];

describe('NavLink', () => {
  for (const to of LINKS) {
    for (const props of [{}, { exact: true }, { isActive: () => true, className: 'own' }]) {
      it(`renders ${to} as React Router does, with ${JSON.stringify(Object.keys(props))}`, () => {
        const ours = renderToStaticMarkup(
          <StaticRouter location="/react/install">
            <NavLink to={to} activeClassName="on" {...props}>
              Page
            </NavLink>
          </StaticRouter>,
        );
        const theirs = renderToStaticMarkup(
          <original.StaticRouter location="/react/install">
            <original.NavLink to={to} activeClassName="on" {...props}>
              Page
            </original.NavLink>
          </original.StaticRouter>,
        );
        const attributes = (html: string) =>
          html.match(/(?:href|class|aria-current)="[^"]*"/g)?.sort();
        expect(attributes(ours)).toEqual(attributes(theirs));
      });
    }
  }
});

describe('Link', () => {
  it('throws without a router', () => {
    expect(() => renderToStaticMarkup(<Link to="/">Home</Link>)).toThrow('need a router');
  });

  it('is relative to the page that is shown, not to one that is still loading', () => {
    const history = createMemoryHistory({ initialEntries: ['/react/api/next'] });
    const html = renderToStaticMarkup(
      <LocationProvider history={history} location={{ ...history.location, pathname: '/a/b' }}>
        <Link to="c">C</Link>
      </LocationProvider>,
    );
    expect(html).toContain('href="/a/c"');
  });
});
