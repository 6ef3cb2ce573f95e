import { describe, expect, it } from 'vitest';
import { chooseAbsence, chooseAnswer, listRoutes } from './answers';

const BASE = 'https://example.org/docs/';

function choose(url: string, destination = '', method = 'GET') {
  return chooseAnswer({ method, url, destination }, BASE, (one) => one.endsWith('.svg'));
}

describe('chooseAnswer', () => {
  it('answers pages in tabs, known or not', () => {
    expect(choose(`${BASE}react/install`, 'document')).toBe('page');
    expect(choose(`${BASE}nope?a#b`, 'document')).toBe('page');
  });

  it('answers assets, and other files in the copy', () => {
    expect(choose(`${BASE}assets/js/main.0123.js`, 'script')).toBe('asset');
    expect(choose(`${BASE}img/icon.svg`, 'image')).toBe('file');
  });

  it.each([
    ['a frame', `${BASE}react/install`, 'iframe', 'GET'],
    ['another host', 'https://example.com/docs/assets/a.js', 'script', 'GET'],
    ['another site of the host', 'https://example.org/assets/a.js', 'script', 'GET'],
    ['another method', `${BASE}assets/a.js`, '', 'POST'],
    ['a blob', 'blob:https://example.org/docs/assets/a', 'script', 'GET'],
    ['a file that the copy has not', `${BASE}img/cards/home.png`, 'image', 'GET'],
    ['itself', `${BASE}sw.js`, 'serviceworker', 'GET'],
  ])('leaves %s to the network', (_what, url, destination, method) => {
    expect(choose(url, destination, method)).toBeUndefined();
  });
});

describe('listRoutes', () => {
  it.each(['react/install', 'react/install/', 'react/install.html', 'react/install/index.html'])(
    'finds the page of %s, whatever its query',
    (path) => {
      expect(listRoutes(`${BASE}${path}?a=1#b`, BASE)).toEqual([
        `${BASE}react/install`,
        `${BASE}react/install/`,
      ]);
    },
  );

  it('finds the playground at the address of its embedded view', () => {
    expect(choose(`${BASE}try-it-out/?view=embed`, 'document')).toBe('page');
    expect(listRoutes(`${BASE}try-it-out/?view=embed#v1.a`, BASE)).toContain(`${BASE}try-it-out/`);
  });

  it.each(['', 'index.html', '?a=1'])('finds the home page by "%s"', (path) => {
    expect(listRoutes(BASE + path, BASE)).toEqual([BASE]);
    expect(listRoutes(`https://example.org/${path}`, 'https://example.org/')).toEqual([
      'https://example.org/',
    ]);
  });
});

describe('chooseAbsence', () => {
  it.each(['react/install.md', 'llms.txt?a=b#c', 'react/install.md#d.e'])(
    'says of the file %s that the user is offline',
    (path) => {
      expect(chooseAbsence(BASE + path, true)).toBe('offline');
      expect(chooseAbsence(BASE + path, false)).toBe('offline');
    },
  );

  it.each(['', 'react/install', 'try-it-out/', 'react/install.html', 'a.b/c', 'a?b.md', 'a#b.md'])(
    'says that there is no page "%s" only if the copy has every page',
    (path) => {
      expect(chooseAbsence(BASE + path, true)).toBe('404');
      expect(chooseAbsence(BASE + path, false)).toBe('offline');
    },
  );
});
