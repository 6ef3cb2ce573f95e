import type { SearchPage, SearchSection, PageResult, SectionResult } from './SearchPage';
import { RANK, SHOWN } from './weights';

/** A section that matches one word of a query. */
export interface Hit {
  page: SearchPage;
  section: SearchSection;
  /** Above 0. */
  score: number;
  /** The matching forms. */
  terms: readonly string[];
  /** Whether the word is in its heading or the title of its page. */
  isInHeading: boolean;
}

interface Tally {
  /** The best score for each word of the query; 0 if it is missing. */
  scores: number[];
  /** The same for compounds. */
  extra: number[];
  /** For each word, whether it is in a heading. */
  headed: boolean[];
  terms: Set<string>;
}

/** A section with its rating. */
interface Rated {
  rating: number;
  /** The number of matching words of the query. */
  words: number;
  result: SectionResult;
}

/**
 * Rates the scores of a section or page. Missing words weigh more than weak matches; matches in headings
 * are boosted.
 */
function rate({ scores, extra, headed }: Tally): number {
  const found = scores.filter((score) => score > 0).length;
  const inHeading = headed.filter(Boolean).length / scores.length;
  return (
    (sum(scores) + sum(extra)) * (found / scores.length) ** 2 * (1 + RANK.headed * inHeading ** 2)
  );
}

/** Puts the part above the first heading first, if it matches as many words as the best section. */
function leadFirst(sections: readonly Rated[]): readonly Rated[] {
  const [best] = sections;
  const leading = sections.find(({ result }) => result.section.depth === 1);
  if (!best || !leading) return sections;
  if (leading.words < best.words || leading.rating * RANK.leading < best.rating) return sections;
  return [leading, ...sections.filter((section) => section !== leading)];
}

function sum(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}

function add(tally: Tally, kind: 'scores' | 'extra', word: number, hit: Hit): void {
  tally[kind][word] = Math.max(tally[kind][word] ?? 0, hit.score);
  if (kind === 'scores' && hit.isInHeading) tally.headed[word] = true;
  for (const term of hit.terms) tally.terms.add(term);
}

/**
 * Ranks pages by their hits for each word of a query.
 *
 * @param words - for each word, the sections that match it
 * @param compounds - the same for compounds, which are optional
 * @returns pages, sorted by how well they match the whole query
 */
export function rankPages(
  words: readonly (readonly Hit[])[],
  compounds: readonly (readonly Hit[])[],
): PageResult[] {
  const createTally = (): Tally => ({
    scores: words.map(() => 0),
    extra: compounds.map(() => 0),
    headed: words.map(() => false),
    terms: new Set(),
  });
  const pages = new Map<SearchPage, { tally: Tally; sections: Map<SearchSection, Tally> }>();
  const count = (kind: 'scores' | 'extra', lists: readonly (readonly Hit[])[]) => {
    for (const [word, hits] of lists.entries()) {
      for (const hit of hits) {
        const found = pages.get(hit.page) ?? { tally: createTally(), sections: new Map() };
        const section = found.sections.get(hit.section) ?? createTally();
        add(found.tally, kind, word, hit);
        add(section, kind, word, hit);
        found.sections.set(hit.section, section);
        pages.set(hit.page, found);
      }
    }
  };
  count('scores', words);
  count('extra', compounds);

  const ranked = [...pages]
    .map(([page, { tally, sections }]) => {
      const rated = [...sections]
        .map(([section, found]): Rated => ({
          rating: rate(found),
          words: found.scores.filter((score) => score > 0).length,
          result: { section, matches: found.terms },
        }))
        .sort((a, b) => b.rating - a.rating);
      const best = rated[0]?.rating ?? 0;
      const rest = sum(rated.slice(1).map(({ rating }) => rating));
      return {
        page,
        rating: rate({ ...tally, headed: [] }) + RANK.together * best + RANK.often * rest,
        sections: leadFirst(rated.filter(({ rating }) => rating >= RANK.worthwhile * best))
          .slice(0, SHOWN.sections)
          .map(({ result }) => result),
      };
    })
    .sort((a, b) => b.rating - a.rating);
  const best = ranked[0]?.rating ?? 0;
  return ranked
    .filter(({ rating }) => rating >= RANK.worthwhile * best)
    .slice(0, SHOWN.pages)
    .map(({ page, sections }) => ({ page, sections }));
}
