import { describe, expect, it } from 'vitest';
import { findMissingAnchors } from '.';

const section = (anchor: string) => ({
  heading: anchor,
  depth: 2,
  anchor,
  text: '',
  code: '',
  messages: [],
});

describe('findMissingAnchors', () => {
  it('names the sections that a page does not have', () => {
    const page = { title: '', section: [], weight: 1, description: '' };
    const missing = findMissingAnchors(
      [
        { ...page, route: '/a', sections: [section(''), section('one'), section('two')] },
        { ...page, route: '/b', sections: [section('one')] },
      ],
      (route) => (route === '/a' ? '<h2 class=x id=one>One</h2><p>id=two</p>' : ''),
    );
    expect(missing).toEqual(['/a#two', '/b#one']);
  });
});
