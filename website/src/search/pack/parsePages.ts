import type { SearchPage } from '../engine/SearchPage';
import { MESSAGE, PAGE, SEPARATOR } from './printPages';

/** Undoes `printPages`, with the same `createSlugger`. */
export function parsePages(
  printed: string,
  createSlugger: () => (heading: string) => string,
): SearchPage[] {
  const pages: SearchPage[] = [];
  let slug = createSlugger();
  for (const line of printed.split('\n')) {
    const [first = '', second = '', third = '', fourth = '', fifth] = line.split(SEPARATOR);
    if (first === PAGE) {
      slug = createSlugger();
      const weight = Number(fifth ?? 1);
      pages.push({ route: second, title: third, group: fourth, weight, sections: [] });
      continue;
    }
    if (first === MESSAGE) {
      pages.at(-1)?.sections.at(-1)?.messages.push(second);
      continue;
    }
    const expected = second === '' ? '' : slug(second);
    pages.at(-1)?.sections.push({
      heading: second,
      depth: Number(first),
      text: third,
      more: fourth,
      anchor: fifth ?? expected,
      messages: [],
    });
  }
  return pages;
}
