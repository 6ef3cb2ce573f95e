import { createSlugger } from '@griffel-site/samples/slugger';
import { describe, expect, it } from 'vitest';
import type { SearchPage } from '../engine/SearchPage';
import { parsePages, printPages } from './packPages';

const PAGES: SearchPage[] = [
  {
    route: '/a',
    title: 'A',
    group: '',
    weight: 1,
    sections: [
      {
        heading: '',
        depth: 1,
        anchor: '',
        text: 'First # words.',
        more: '',
        messages: ['No … here', 'b c'],
      },
      {
        heading: 'Notes',
        depth: 2,
        anchor: 'notes',
        text: '',
        more: 'paddingInline',
        messages: [],
      },
      { heading: 'Notes', depth: 3, anchor: 'notes-1', text: 'Text.', more: '', messages: [] },
    ],
  },
  {
    route: '/b/',
    title: 'B',
    group: 'Guides › More',
    weight: 0.5,
    sections: [
      { heading: 'First style', depth: 2, anchor: 'first', text: '', more: '', messages: [] },
    ],
  },
];

describe('printPages', () => {
  it('parses what it has printed', () => {
    expect(parsePages(printPages(PAGES, createSlugger), createSlugger)).toEqual(PAGES);
  });

  it('prints anchors only if they do not follow from the heading', () => {
    const printed = printPages(PAGES, createSlugger);
    expect(printed).toContain('\n2\tNotes\t\tpaddingInline\n3\tNotes\tText.\n');
    expect(printed).toContain('2\tFirst style\t\t\tfirst');
  });
});
