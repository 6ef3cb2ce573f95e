import { gzipSync } from 'node:zlib';
import { createSlugger } from '@griffel-site/samples/slugger';
import type { PackedText } from '../../src/search/pack/PackedText';
import { packText } from '../../src/search/pack/packText';
import { printPages } from '../../src/search/pack/printPages';
import { createSearchPages, type PageSource } from './createSearchPages';

/** How much of a section excerpts may be cut from, in characters. The first that fits is taken. */
const EXCERPTS = [600, 400, 300, 240, 180, 120, 60];

/** What the index may weigh with gzip, in bytes. Nobody loads it before they mean to search. */
export const HEAVIEST_INDEX = 50_000;

/**
 * Makes the index of pages: what excerpts are cut from and what is found beside that, packed. The
 * browser makes the words' index of it, for that would weigh more than the text.
 *
 * The longer the docs, the shorter what excerpts are cut from. All words are found nevertheless.
 */
export function createSearchIndex(pages: readonly PageSource[]): PackedText {
  let index: PackedText = { words: [], body: '' };
  for (const longest of EXCERPTS) {
    index = packText(printPages(createSearchPages(pages, longest), createSlugger));
    if (gzipSync(JSON.stringify(index), { level: 9 }).length <= HEAVIEST_INDEX) break;
  }
  return index;
}
