import { describe, expect, it } from 'vitest';
import { createSearchPages, findIdentifiers, splitExcerpt } from './createSearchIndex';

describe('findIdentifiers', () => {
  it('finds names that look like identifiers, and not those that a sample declares', () => {
    const code = `import { makeStyles } from '@griffel/react'; // paddingBlock
const useClasses = makeStyles({ root: { ':hover': { paddingInline: 0 }, '@media print': {} } });
document.querySelector('[data-make-styles-bucket]'); /* fontSize */ fetch('https://a.test/vite.config.ts');`;
    expect(findIdentifiers(code)).toEqual([
      'makeStyles',
      '@griffel/react',
      ':hover',
      'paddingInline',
      '@media',
      'data-make-styles-bucket',
    ]);
  });

  it('finds packages and files of configuration in commands', () => {
    expect(findIdentifiers('vite.config.ts\nnpm install --save-dev @griffel/vite-plugin')).toEqual([
      'vite.config.ts',
      '@griffel/vite-plugin',
    ]);
  });
});

describe('splitExcerpt', () => {
  it('splits after the last sentence that fits', () => {
    expect(splitExcerpt('One two. Three four. Five six.', 24)).toEqual([
      'One two. Three four.',
      'Five six.',
    ]);
    expect(splitExcerpt('One two.', 8)).toEqual(['One two.', '']);
  });

  it('splits between words if a sentence is too long', () => {
    expect(splitExcerpt('One two three four', 10)).toEqual(['One two', 'three four']);
    expect(splitExcerpt('x'.repeat(20), 10)).toEqual(['', 'x'.repeat(20)]);
  });
});

describe('createSearchPages', () => {
  const page = (name: string, text: string, code = '') => ({
    route: `/${name}`,
    title: name,
    section: ['Guides', 'More'],
    weight: 1,
    description: 'It is about the order of things.',
    sections: [{ heading: '', depth: 1, anchor: '', text, code, messages: ['a b'] }],
  });

  it('keeps the beginning of a text, and each new word of the rest', () => {
    const [made] = createSearchPages([page('a', 'One order. Orders, two and one more two.')], 12);
    expect(made?.group).toBe('Guides › More');
    expect(made?.sections).toEqual([
      {
        heading: '',
        depth: 1,
        anchor: '',
        text: 'One order.',
        more: 'two more about things',
        messages: ['a b'],
      },
    ]);
  });

  it('keeps identifiers of code, but not those that are on most pages', () => {
    const pages = Array.from({ length: 12 }, (_, index) =>
      page(`page ${String(index)}`, '', index === 0 ? 'aB.x; onlyHere' : 'inAll'),
    ).concat(page('last', '', 'inAll'));
    const made = createSearchPages(pages, 100);
    expect(made[0]?.sections[0]?.more).toContain('onlyHere');
    expect(made[1]?.sections[0]?.more).not.toContain('inAll');
  });
});
