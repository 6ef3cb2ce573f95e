// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { applyHeadTags, collectHeadTags } from './Helmet';

/** The head as the library on the server writes it. */
const RENDERED =
  '<meta charset="utf-8"><title data-rh="true">Old</title>' +
  '<meta data-rh="true" name="description" content="old"><link data-rh="true" rel="canonical" href="/old">';

beforeEach(() => {
  document.head.innerHTML = RENDERED;
  document.documentElement.setAttribute('data-rh', 'lang,class');
  document.documentElement.setAttribute('class', 'docs');
  document.documentElement.setAttribute('lang', 'en');
  document.documentElement.setAttribute('data-theme', 'dark');
});

describe('collectHeadTags', () => {
  it('lets inner tags replace outer ones of which a page has only one', () => {
    const { title, html, elements } = collectHeadTags([
      [
        <html key="a" lang="en" className="outer" />,
        <title key="b">Site</title>,
        <meta key="c" property="og:title" content="Site" />,
        <link key="d" rel="alternate" href="/a" />,
      ],
      <>
        <html className="inner" />
        <title>
          {'Page'} | {'Site'}
        </title>
        <meta property="og:title" content="Page" />
        <link rel="alternate" href="/b" />
      </>,
      false,
    ]);
    expect(title).toBe('Page | Site');
    expect([...html]).toEqual([
      ['lang', 'en'],
      ['class', 'inner'],
    ]);
    expect(elements.map((element) => element.outerHTML)).toEqual([
      '<link rel="alternate" href="/a">',
      '<meta property="og:title" content="Page">',
      '<link rel="alternate" href="/b">',
    ]);
  });

  it('writes attributes with their names in HTML, and leaves out those that are false', () => {
    const { elements } = collectHeadTags([
      <meta key="a" charSet="utf-8" />,
      <meta key="b" httpEquiv="refresh" content="1" />,
      <link key="c" rel="x" crossOrigin="anonymous" hrefLang={undefined} />,
      <script key="d" type="application/ld+json">
        {'{"a":1}'}
      </script>,
    ]);
    expect(elements.map((element) => element.outerHTML)).toEqual([
      '<meta charset="utf-8">',
      '<meta http-equiv="refresh" content="1">',
      '<link rel="x" crossorigin="anonymous">',
      '<script type="application/ld+json">{"a":1}</script>',
    ]);
  });
});

describe('applyHeadTags', () => {
  it('changes what differs, removes what is no longer requested, and keeps the rest', () => {
    const description = document.querySelector('meta[name=description]');
    applyHeadTags(
      collectHeadTags([
        [
          <html key="a" className="page" />,
          <title key="b">New</title>,
          <meta key="c" name="description" content="old" />,
          <meta key="d" name="keywords" content="new" />,
        ],
      ]),
    );
    expect(document.title).toBe('New');
    expect(document.querySelector('meta[name=description]')).toBe(description);
    expect(document.querySelector('meta[charset]')).not.toBeNull();
    expect(document.querySelector('link')).toBeNull();
    expect(document.querySelector('meta[name=keywords]')?.getAttribute('content')).toBe('new');
    const { attributes } = document.documentElement;
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toEqual({
      class: 'page',
      'data-rh': 'class',
      'data-theme': 'dark',
    });
  });

  it('keeps style sheets', () => {
    document.head.innerHTML = '<link data-rh="true" rel="stylesheet" href="/page.css">';
    applyHeadTags(collectHeadTags([]));
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/page.css');
  });
});
