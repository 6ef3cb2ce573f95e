import type { SearchPage, SearchSection, PageResult, SectionResult } from './SearchPage';
import { RANK, SHOWN } from './weights';

/** A part of a page that has one word of a query. */
export interface Hit {
  page: SearchPage;
  section: SearchSection;
  /** How well, above 0. */
  score: number;
  /** The forms by which it was found. */
  terms: readonly string[];
  /** Whether its heading, or the title of its page, has the word. */
  isInHeading: boolean;
}

interface Tally {
  /** The best score for each word of the query; 0 where it is missing. */
  scores: number[];
  /** The same for compounds. */
  extra: number[];
  /** For each word, whether a heading has it. */
  headed: boolean[];
  terms: Set<string>;
}

/** A part of a page with what it is worth. */
interface Rated {
  rating: number;
  /** How many words of the query it has. */
  words: number;
  result: SectionResult;
}

/** A missing word counts more than a weak one, and a heading says what a section is about. */
function rate({ scores, extra, headed }: Tally): number {
  const found = scores.filter((score) => score > 0).length;
  const inHeading = headed.filter(Boolean).length / scores.length;
  return (
    (sum(scores) + sum(extra)) * (found / scores.length) ** 2 * (1 + RANK.headed * inHeading ** 2)
  );
}

/** Puts what stands above the first heading first, where it has as much of the query as the best part. */
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
 * Ranks what was found for each word of a query.
 *
 * @param words - for each word, the parts of pages that have it
 * @param compounds - the same for neighbors written as one, which nothing has to have
 * @returns pages by how well they answer all of it together
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
