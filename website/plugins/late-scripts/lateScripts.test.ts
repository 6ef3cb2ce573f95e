import { describe, expect, it } from 'vitest';
import { delayScripts, findChunks, parseRoutes, preloadScripts } from './index';

const ENTRY = '<script src=/a.js defer></script><script src="/b.js" defer="defer"></script>';
const PAGES = { page: ['/a', 'a.01.js', 'a'], parts: [['', 'pages.01.js']] } as const;
const KNOWN = '"page":["/a","a.01.js","a"],"parts":[["","pages.01.js"]]';
const page = (head: string) => `<html><head>${head}</head><body></body></html>`;

describe('delayScripts', () => {
  it('turns scripts into data, once, and leaves other scripts alone', () => {
    const other = '<script>run()</script><script type="application/ld+json">{}</script>';
    expect(delayScripts(page(ENTRY + other), ['/c.js', '/a.js', '/c.js'], PAGES)).toBe(
      page(
        `<script type="application/json" data-late>{"entry":["/a.js","/b.js"],"chunks":["/c.js"],${KNOWN}}</script>${other}`,
      ),
    );
  });

  it('delays the banner about the base path until a script fails', () => {
    const banner = (condition: string) =>
      page(
        `${ENTRY}<script>${condition};function insertBanner(){n.innerHTML='<p style="">',document.body.prepend(n)}</script>`,
      );
    const written = delayScripts(
      banner(
        'document.addEventListener("DOMContentLoaded",function(){void 0===window.docusaurus&&insertBanner()})',
      ),
      [],
      PAGES,
      { hasBanner: true },
    );
    expect(written).toContain('<script>addEventListener("app-failed",');
    expect(written).not.toContain('DOMContentLoaded');
    const other = banner('onload=insertBanner');
    expect(() => delayScripts(other, [], PAGES, { hasBanner: true })).toThrow(/banner/);
  });

  it('rejects a page without scripts', () => {
    expect(() => delayScripts(page(''), [], PAGES)).toThrow(/no script/);
  });
});

describe('preloadScripts', () => {
  it('preloads chunks at the end of the head, each once, and does not change scripts', () => {
    expect(preloadScripts(page(ENTRY), ['/c.js', '/c.js', '/b.js'], PAGES)).toBe(
      page(
        `${ENTRY}<link rel="preload" as="script" href="/c.js"><script type="application/json" data-late>{"entry":[],"chunks":[],${KNOWN}}</script>`,
      ),
    );
  });
});

describe('findChunks', () => {
  const routes = parseRoutes(`import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', 'home'), exact: true },
  { path: '/', component: ComponentCreator('/', 'docs'), routes: [
    { path: '/a', component: ComponentCreator('/a', '1'), exact: true },
    { path: '/a/b', component: ComponentCreator('/a/b', '2'), exact: true },
  ] },
  { path: '*', component: ComponentCreator('*') },
];`);
  const names = {
    '/-home': { __comp: 'home' },
    '/-docs': { __comp: 'docs', __context: { plugin: 'data' } },
    '/a-1': { __comp: 'page', content: 'a' },
    '/a/b-2': { __comp: 'page', content: 'b' },
  };
  it.each([
    ['/', ['home']],
    ['/a', ['docs', 'data', 'page', 'a']],
    ['/a/b', ['docs', 'data', 'page', 'b']],
    ['/404.html', []],
  ])('finds those of %s', (address, chunks) => {
    expect(findChunks(routes, names, address)).toEqual(chunks);
  });
});
